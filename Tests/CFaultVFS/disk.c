#include "disk.h"

#include <stdlib.h>
#include <string.h>

#include "image.h"

int image_resize(image *image, int64_t size) {
  if (size > image->room) {
    int64_t room = size + size / 2 + 4096;
    unsigned char *bytes = realloc(image->bytes, (size_t)room);
    if (!bytes) return 0;
    image->bytes = bytes;
    image->room = room;
  }
  if (size > image->size) {
    memset(image->bytes + image->size, image->filler, (size_t)(size - image->size));
  }
  image->size = size;
  return 1;
}

int image_put(image *image, const unsigned char *bytes, int64_t size, int64_t offset) {
  if (offset + size > image->size && !image_resize(image, offset + size)) return 0;
  if (size > 0) memcpy(image->bytes + offset, bytes, (size_t)size);
  return 1;
}

static void forget_changes(disk_file *file) {
  for (int i = 0; i < file->count; i++) free(file->changes[i].bytes);
  file->count = 0;
}

static void file_free(disk_file *file) {
  if (!file) return;
  forget_changes(file);
  free(file->changes);
  free(file->durable.bytes);
  free(file);
}

disk *disk_new(void) { return calloc(1, sizeof(disk)); }

void disk_free(disk *disk) {
  if (!disk) return;
  for (int i = 0; i < disk->count; i++) {
    entry *entry = &disk->entries[i];
    for (int j = 0; j < entry->count; j++) file_free(entry->files[j]);
    free(entry->files);
    free(entry->name);
  }
  free(disk->entries);
  free(disk);
}

static entry *find(disk *disk, const char *name) {
  for (int i = 0; i < disk->count; i++) {
    if (strcmp(disk->entries[i].name, name) == 0) return &disk->entries[i];
  }
  return NULL;
}

static entry *add(disk *disk, const char *name) {
  entry *entries = realloc(disk->entries, sizeof(entry) * (size_t)(disk->count + 1));
  if (!entries) return NULL;
  disk->entries = entries;
  entry *entry = &entries[disk->count];
  memset(entry, 0, sizeof(*entry));
  entry->name = strdup(name);
  if (!entry->name) return NULL;
  disk->count += 1;
  return entry;
}

/// Lets a name stand for another file from now on; null for none.
static int push(entry *entry, disk_file *file) {
  disk_file **files = realloc(entry->files, sizeof(*files) * (size_t)(entry->count + 1));
  if (!files) return 0;
  files[entry->count] = file;
  entry->files = files;
  entry->count += 1;
  return 1;
}

disk_file *disk_find(disk *disk, const char *name) {
  entry *entry = find(disk, name);
  return entry ? entry->files[entry->count - 1] : NULL;
}

disk_file *disk_take(disk *disk, const char *name, const unsigned char *bytes, int64_t size) {
  disk_file *file = calloc(1, sizeof(*file));
  if (!file || !image_put(&file->durable, bytes, size, 0)) goto failed;
  entry *entry = find(disk, name);
  if (!entry && !(entry = add(disk, name))) goto failed;
  if (!push(entry, file)) goto failed;
  entry->floor = entry->count - 1;
  return file;
failed:
  file_free(file);
  return NULL;
}

disk_file *disk_make(disk *disk, const char *name) {
  disk_file *file = calloc(1, sizeof(*file));
  if (!file) return NULL;
  entry *entry = find(disk, name);
  if (!entry) {
    if (!(entry = add(disk, name)) || !push(entry, NULL)) goto failed;
  }
  if (!push(entry, file)) goto failed;
  return file;
failed:
  file_free(file);
  return NULL;
}

void disk_delete(disk *disk, const char *name) {
  entry *entry = find(disk, name);
  if (entry && entry->files[entry->count - 1]) push(entry, NULL);
}

void disk_sync_folder(disk *disk) {
  for (int i = 0; i < disk->count; i++) disk->entries[i].floor = disk->entries[i].count - 1;
}

static int note(disk_file *file, change change) {
  if (file->count == file->room) {
    int room = file->room * 2 + 16;
    void *changes = realloc(file->changes, sizeof(*file->changes) * (size_t)room);
    if (!changes) return 0;
    file->changes = changes;
    file->room = room;
  }
  file->changes[file->count] = change;
  file->count += 1;
  return 1;
}

int disk_put(disk_file *file, const void *bytes, int64_t size, int64_t offset) {
  unsigned char *copy = malloc(size > 0 ? (size_t)size : 1);
  if (!copy) return 0;
  memcpy(copy, bytes, (size_t)size);
  if (note(file, (change){.bytes = copy, .size = size, .offset = offset})) return 1;
  free(copy);
  return 0;
}

int disk_cut_short(disk_file *file, int64_t size) {
  return note(file, (change){.size = size});
}

int disk_sync(disk_file *file) {
  for (int i = 0; i < file->count; i++) {
    const change *change = &file->changes[i];
    int done = change->bytes
      ? image_put(&file->durable, change->bytes, change->size, change->offset)
      : image_resize(&file->durable, change->size);
    if (!done) return 0;
  }
  forget_changes(file);
  return 1;
}
