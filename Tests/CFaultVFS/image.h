#ifndef IMAGE_H
#define IMAGE_H

#include <stdint.h>

/// The bytes of a file.
typedef struct {
  unsigned char *bytes;
  int64_t size;
  int64_t room;
  unsigned char filler; // what stands where nothing was ever written
} image;

// Each answers 0 where there is no memory.
int image_resize(image *image, int64_t size);
int image_put(image *image, const unsigned char *bytes, int64_t size, int64_t offset);

/// A write, or a change of the file's length, that no sync has made durable.
typedef struct {
  unsigned char *bytes; // null for a change of length
  int64_t size;         // of the bytes, or the new length
  int64_t offset;
} change;

struct disk_file {
  image durable;
  change *changes;
  int count;
  int room;
};

/// All that has happened to a name: which file it named, one after the other; null for none.
typedef struct {
  char *name;
  struct disk_file **files;
  int count;
  int floor; // from which of them on it may be so after a power cut
} entry;

struct disk {
  entry *entries;
  int count;
};

#endif
