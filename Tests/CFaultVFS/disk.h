#ifndef DISK_H
#define DISK_H

#include <stdint.h>

/// What a disk holds for certain, and what may have come to it since.
typedef struct disk disk;

/// One file, from its making to its deletion; its name may be given to another after that.
typedef struct disk_file disk_file;

disk *disk_new(void);
void disk_free(disk *disk);

/// The file that has a name now; null where there is none.
disk_file *disk_find(disk *disk, const char *name);

/// Takes a file in that was there before, all of it durable; null where there is no memory.
disk_file *disk_take(disk *disk, const char *name, const unsigned char *bytes, int64_t size);

/// Makes a new file, which is not durable; null where there is no memory.
disk_file *disk_make(disk *disk, const char *name);

/// Takes the name from its file.
void disk_delete(disk *disk, const char *name);

/// Makes all names durable as they are.
void disk_sync_folder(disk *disk);

// Each answers 0 where there is no memory.
int disk_put(disk_file *file, const void *bytes, int64_t size, int64_t offset);
int disk_cut_short(disk_file *file, int64_t size);
int disk_sync(disk_file *file);

/// Writes what may be there after a power cut into a folder; answers how many files, or -1.
int disk_write(const disk *disk, uint64_t seed, const char *folder);

#endif
