#include "layer.h"

static fault_file *ours(sqlite3_file *file) { return (fault_file *)file; }
static sqlite3_file *real(sqlite3_file *file) { return ours(file)->real; }

static int file_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int do_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  int fault;
  int code = fault_vfs_meets(ours(file)->vfs, FAULT_READ, SQLITE_IOERR_READ, &fault);
  if (code != SQLITE_OK) return code;
  return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  pthread_mutex_lock(&ours(file)->vfs->lock);
  int code = do_read(file, bytes, count, offset);
  pthread_mutex_unlock(&ours(file)->vfs->lock);
  return code;
}

static int write_through(fault_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int code = file->real->pMethods->xWrite(file->real, bytes, count, offset);
  if (code == SQLITE_OK && file->kept && !disk_put(file->kept, bytes, count, offset)) {
    return SQLITE_NOMEM;
  }
  return code;
}

static int do_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int fault;
  int code = fault_vfs_meets(ours(file)->vfs, FAULT_WRITE, SQLITE_IOERR_WRITE, &fault);
  if (code == SQLITE_OK) return write_through(ours(file), bytes, count, offset);
  // Where the power goes just then, any part of it may be on the disk.
  if (fault == FAULT_CUT && ours(file)->kept) disk_put(ours(file)->kept, bytes, count, offset);
  if (fault == FAULT_SHORT) write_through(ours(file), bytes, count / 2, offset);
  return code;
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  pthread_mutex_lock(&ours(file)->vfs->lock);
  int code = do_write(file, bytes, count, offset);
  pthread_mutex_unlock(&ours(file)->vfs->lock);
  return code;
}

static int do_truncate(sqlite3_file *file, sqlite3_int64 size) {
  int fault;
  int code = fault_vfs_meets(ours(file)->vfs, FAULT_TRUNCATE, SQLITE_IOERR_TRUNCATE, &fault);
  disk_file *kept = ours(file)->kept;
  if (fault == FAULT_CUT && kept) disk_cut_short(kept, size);
  if (code != SQLITE_OK) return code;
  code = real(file)->pMethods->xTruncate(real(file), size);
  if (code == SQLITE_OK && kept && !disk_cut_short(kept, size)) return SQLITE_NOMEM;
  return code;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  pthread_mutex_lock(&ours(file)->vfs->lock);
  int code = do_truncate(file, size);
  pthread_mutex_unlock(&ours(file)->vfs->lock);
  return code;
}

static int do_sync(sqlite3_file *file, int flags) {
  fault_file *mine = ours(file);
  int fault;
  int code = fault_vfs_meets(mine->vfs, FAULT_SYNC, SQLITE_IOERR_FSYNC, &fault);
  if (code != SQLITE_OK) return code;
  (void)flags;
  // Waiting for the real disk would prove nothing: the one that counts is the kept one.
  if (!mine->kept) return SQLITE_OK;
  if (!disk_sync(mine->kept)) return SQLITE_NOMEM;
  if (mine->syncs_folder) disk_sync_folder(mine->vfs->disk);
  mine->syncs_folder = 0;
  return SQLITE_OK;
}

static int file_sync(sqlite3_file *file, int flags) {
  pthread_mutex_lock(&ours(file)->vfs->lock);
  int code = do_sync(file, flags);
  pthread_mutex_unlock(&ours(file)->vfs->lock);
  return code;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  if (fault_vfs_is_off(ours(file)->vfs)) return SQLITE_IOERR_FSTAT;
  return real(file)->pMethods->xFileSize(real(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
  return real(file)->pMethods->xLock(real(file), level);
}

static int file_unlock(sqlite3_file *file, int level) {
  return real(file)->pMethods->xUnlock(real(file), level);
}

static int file_check_reserved_lock(sqlite3_file *file, int *answer) {
  return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int file_sector_size(sqlite3_file *file) {
  return real(file)->pMethods->xSectorSize(real(file));
}

static int file_device_characteristics(sqlite3_file *file) {
  return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int file_map(
  sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
  int fault;
  pthread_mutex_lock(&ours(file)->vfs->lock);
  int code = fault_vfs_meets(ours(file)->vfs, FAULT_MAP, SQLITE_IOERR_SHMMAP, &fault);
  pthread_mutex_unlock(&ours(file)->vfs->lock);
  if (code != SQLITE_OK) {
    *memory = 0;
    return code;
  }
  return real(file)->pMethods->xShmMap(real(file), region, size, extends, memory);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file) {
  real(file)->pMethods->xShmBarrier(real(file));
}

static int file_shm_unmap(sqlite3_file *file, int deletes) {
  return real(file)->pMethods->xShmUnmap(real(file), deletes);
}

// Version 2: without memory-mapped files, so that no read goes past the layer.
const sqlite3_io_methods fault_file_methods = {
  .iVersion = 2,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_unlock,
  .xCheckReservedLock = file_check_reserved_lock,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_device_characteristics,
  .xShmMap = file_map,
  .xShmLock = file_shm_lock,
  .xShmBarrier = file_shm_barrier,
  .xShmUnmap = file_shm_unmap,
};
