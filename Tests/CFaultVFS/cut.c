#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "disk.h"
#include "image.h"

/// The smallest part of a write that is either on the disk or not.
static const int64_t sector = 512;

/// SplitMix64, as the tests have it.
static uint64_t draw(uint64_t *state) {
  *state += 0x9E3779B97F4A7C15u;
  uint64_t mixed = *state;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
  return mixed ^ (mixed >> 31);
}

static int below(uint64_t *state, int bound) { return (int)(draw(state) % (uint64_t)bound); }

static int apply(image *image, const change *change) {
  return change->bytes ? image_put(image, change->bytes, change->size, change->offset)
                       : image_resize(image, change->size);
}

/// Carries out some sectors of a write; a change of length comes whole or not at all.
static int apply_torn(image *image, const change *change, uint64_t *state) {
  if (!change->bytes) return below(state, 2) ? apply(image, change) : 1;
  int64_t end = change->offset + change->size;
  for (int64_t at = change->offset; at < end;) {
    int64_t next = (at / sector + 1) * sector;
    if (next > end) next = end;
    if (below(state, 2)
        && !image_put(image, change->bytes + (at - change->offset), next - at, at)) {
      return 0;
    }
    at = next;
  }
  return 1;
}

/// The first changes whole, and a part of the next one.
static int apply_some(image *image, const struct disk_file *file, uint64_t *state) {
  int whole = below(state, file->count + 1);
  for (int i = 0; i < whole; i++) {
    if (!apply(image, &file->changes[i])) return 0;
  }
  return whole == file->count || apply_torn(image, &file->changes[whole], state);
}

static int apply_by_chance(image *image, const struct disk_file *file, uint64_t *state) {
  for (int i = 0; i < file->count; i++) {
    if (below(state, 2) && !apply(image, &file->changes[i])) return 0;
  }
  return 1;
}

static int apply_sectors(image *image, const struct disk_file *file, uint64_t *state) {
  for (int i = 0; i < file->count; i++) {
    if (!apply_torn(image, &file->changes[i], state)) return 0;
  }
  return 1;
}

/// Some changes in any order, so that an older one may stand where a newer one should.
static int apply_shuffled(image *image, const struct disk_file *file, uint64_t *state) {
  int *order = malloc(sizeof(int) * (size_t)(file->count + 1));
  if (!order) return 0;
  for (int i = 0; i < file->count; i++) {
    int j = below(state, i + 1);
    order[i] = order[j];
    order[j] = i;
  }
  int done = 1;
  for (int i = 0; done && i < file->count; i++) {
    const change *change = &file->changes[order[i]];
    int fate = below(state, 3);
    if (fate == 0) done = apply(image, change);
    if (fate == 1) done = apply_torn(image, change, state);
  }
  free(order);
  return done;
}

/// The length may have come to the disk without the bytes.
static int lengthen(image *image, const struct disk_file *file, uint64_t *state) {
  for (int i = 0; i < file->count; i++) {
    const change *change = &file->changes[i];
    int64_t end = change->bytes ? change->offset + change->size : change->size;
    if (end > image->size && below(state, 4) == 0 && !image_resize(image, end)) return 0;
  }
  return 1;
}

static int settle(image *image, const struct disk_file *file, uint64_t *state) {
  if (!image_put(image, file->durable.bytes, file->durable.size, 0)) return 0;
  // Blocks that a file system handed out and nobody wrote: zeros, or what was there before.
  image->filler = below(state, 2) ? 0 : (unsigned char)draw(state);
  int done = 1;
  switch (below(state, 6)) {
  case 0: return 1;
  case 1:
    for (int i = 0; done && i < file->count; i++) done = apply(image, &file->changes[i]);
    return done;
  case 2: done = apply_some(image, file, state); break;
  case 3: done = apply_by_chance(image, file, state); break;
  case 4: done = apply_sectors(image, file, state); break;
  default: done = apply_shuffled(image, file, state); break;
  }
  return done && lengthen(image, file, state);
}

static int write_file(const image *image, const char *name, const char *folder) {
  const char *slash = strrchr(name, '/');
  const char *last = slash ? slash + 1 : name;
  size_t length = strlen(folder) + strlen(last) + 2;
  char *path = malloc(length);
  if (!path) return 0;
  snprintf(path, length, "%s/%s", folder, last);
  FILE *stream = fopen(path, "wb");
  free(path);
  if (!stream) return 0;
  size_t size = (size_t)image->size;
  int done = size == 0 || fwrite(image->bytes, 1, size, stream) == size;
  return fclose(stream) == 0 && done;
}

int disk_write(const disk *disk, uint64_t seed, const char *folder) {
  uint64_t state = seed;
  int written = 0;
  for (int i = 0; i < disk->count; i++) {
    const entry *entry = &disk->entries[i];
    int which = entry->floor + below(&state, entry->count - entry->floor);
    const struct disk_file *file = entry->files[which];
    if (!file) continue;
    image image = {0};
    int done = settle(&image, file, &state) && write_file(&image, entry->name, folder);
    free(image.bytes);
    if (!done) return -1;
    written += 1;
  }
  return written;
}
