#include "layer.h"

#include <stdlib.h>
#include <string.h>

static fault_vfs *layer(sqlite3_vfs *vfs) { return (fault_vfs *)vfs->pAppData; }

static int has_file(fault_vfs *vfs, const char *name) {
  int exists = 0;
  int code = vfs->real->xAccess(vfs->real, name, SQLITE_ACCESS_EXISTS, &exists);
  return code == SQLITE_OK && exists;
}

/// Hands a file that was just opened to the disk, which reads what it holds.
static int keep(fault_file *file, const char *name, int flags, int is_new) {
  fault_vfs *vfs = file->vfs;
  int is_log = flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL);
  file->syncs_folder = is_new && is_log;
  file->kept = disk_find(vfs->disk, name);
  // To SQLite's eyes an empty file does not exist; one that another connection made is still it.
  if (file->kept) return SQLITE_OK;
  if (is_new) {
    file->kept = disk_make(vfs->disk, name);
    return file->kept ? SQLITE_OK : SQLITE_NOMEM;
  }
  sqlite3_int64 size = 0;
  int code = file->real->pMethods->xFileSize(file->real, &size);
  if (code != SQLITE_OK) return code;
  unsigned char *bytes = malloc(size > 0 ? (size_t)size : 1);
  if (!bytes) return SQLITE_NOMEM;
  if (size > 0) code = file->real->pMethods->xRead(file->real, bytes, (int)size, 0);
  if (code == SQLITE_OK) {
    file->kept = disk_take(vfs->disk, name, bytes, size);
    if (!file->kept) code = SQLITE_NOMEM;
  }
  free(bytes);
  return code;
}

static int do_open(
  sqlite3_vfs *base, sqlite3_filename name, sqlite3_file *opened, int flags, int *answer) {
  fault_vfs *vfs = layer(base);
  fault_file *file = (fault_file *)opened;
  memset(file, 0, sizeof(*file));
  int fault;
  int code = fault_vfs_meets(vfs, FAULT_OPEN, SQLITE_CANTOPEN, &fault);
  if (code != SQLITE_OK) return code;
  if (fault == FAULT_READ_ONLY && (flags & SQLITE_OPEN_MAIN_DB)) {
    // As the usual VFS does where the permissions allow no more.
    flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  }
  file->vfs = vfs;
  file->real = (sqlite3_file *)(file + 1);
  int is_new = name && !has_file(vfs, name);
  code = vfs->real->xOpen(vfs->real, name, file->real, flags, answer);
  if (code != SQLITE_OK) return code;
  if (vfs->disk && name && !(flags & SQLITE_OPEN_DELETEONCLOSE)) {
    code = keep(file, name, flags, is_new);
    if (code != SQLITE_OK) {
      file->real->pMethods->xClose(file->real);
      return code;
    }
  }
  file->base.pMethods = &fault_file_methods;
  return SQLITE_OK;
}

static int layer_open(
  sqlite3_vfs *base, sqlite3_filename name, sqlite3_file *opened, int flags, int *answer) {
  pthread_mutex_lock(&layer(base)->lock);
  int code = do_open(base, name, opened, flags, answer);
  pthread_mutex_unlock(&layer(base)->lock);
  return code;
}

static int do_delete(sqlite3_vfs *base, const char *name, int syncs_folder) {
  fault_vfs *vfs = layer(base);
  int fault;
  int code = fault_vfs_meets(vfs, FAULT_DELETE, SQLITE_IOERR_DELETE, &fault);
  // Where the power goes just then, the name may have gone or not.
  if (vfs->disk && fault == FAULT_CUT) disk_delete(vfs->disk, name);
  if (code != SQLITE_OK) return code;
  code = vfs->real->xDelete(vfs->real, name, syncs_folder);
  if (code == SQLITE_OK && vfs->disk) {
    disk_delete(vfs->disk, name);
    if (syncs_folder) disk_sync_folder(vfs->disk);
  }
  return code;
}

static int layer_delete(sqlite3_vfs *base, const char *name, int syncs_folder) {
  pthread_mutex_lock(&layer(base)->lock);
  int code = do_delete(base, name, syncs_folder);
  pthread_mutex_unlock(&layer(base)->lock);
  return code;
}

static int layer_access(sqlite3_vfs *base, const char *name, int flags, int *answer) {
  fault_vfs *vfs = layer(base);
  if (fault_vfs_is_off(vfs)) return SQLITE_IOERR_ACCESS;
  return vfs->real->xAccess(vfs->real, name, flags, answer);
}

static int layer_full_pathname(sqlite3_vfs *base, const char *name, int size, char *path) {
  return layer(base)->real->xFullPathname(layer(base)->real, name, size, path);
}

static int layer_randomness(sqlite3_vfs *base, int size, char *bytes) {
  return layer(base)->real->xRandomness(layer(base)->real, size, bytes);
}

static int layer_sleep(sqlite3_vfs *base, int microseconds) {
  return layer(base)->real->xSleep(layer(base)->real, microseconds);
}

static int layer_current_time(sqlite3_vfs *base, double *days) {
  return layer(base)->real->xCurrentTime(layer(base)->real, days);
}

static int layer_current_time_int64(sqlite3_vfs *base, sqlite3_int64 *milliseconds) {
  return layer(base)->real->xCurrentTimeInt64(layer(base)->real, milliseconds);
}

static int layer_get_last_error(sqlite3_vfs *base, int size, char *text) {
  return layer(base)->real->xGetLastError(layer(base)->real, size, text);
}

fault_vfs *fault_vfs_open(const char *name, int keeps) {
  sqlite3_vfs *real = sqlite3_vfs_find(NULL);
  fault_vfs *vfs = calloc(1, sizeof(*vfs));
  if (!real || !vfs) goto failed;
  vfs->real = real;
  pthread_mutex_init(&vfs->lock, NULL);
  vfs->name = strdup(name);
  if (!vfs->name) goto failed;
  if (keeps && !(vfs->disk = disk_new())) goto failed;
  vfs->base = (sqlite3_vfs){
    .iVersion = 2,
    .szOsFile = (int)sizeof(fault_file) + real->szOsFile,
    .mxPathname = real->mxPathname,
    .zName = vfs->name,
    .pAppData = vfs,
    .xOpen = layer_open,
    .xDelete = layer_delete,
    .xAccess = layer_access,
    .xFullPathname = layer_full_pathname,
    .xRandomness = layer_randomness,
    .xSleep = layer_sleep,
    .xCurrentTime = layer_current_time,
    .xGetLastError = layer_get_last_error,
    .xCurrentTimeInt64 = layer_current_time_int64,
  };
  if (sqlite3_vfs_register(&vfs->base, 0) != SQLITE_OK) goto failed;
  return vfs;
failed:
  if (vfs) {
    disk_free(vfs->disk);
    free(vfs->name);
  }
  free(vfs);
  return NULL;
}

void fault_vfs_close(fault_vfs *vfs) {
  sqlite3_vfs_unregister(&vfs->base);
  pthread_mutex_destroy(&vfs->lock);
  disk_free(vfs->disk);
  free(vfs->name);
  free(vfs);
}

int fault_vfs_cut(fault_vfs *vfs, uint64_t seed, const char *folder) {
  pthread_mutex_lock(&vfs->lock);
  int files = vfs->disk ? disk_write(vfs->disk, seed, folder) : -1;
  pthread_mutex_unlock(&vfs->lock);
  return files;
}
