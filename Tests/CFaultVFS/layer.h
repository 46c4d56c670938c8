#ifndef LAYER_H
#define LAYER_H

#include <pthread.h>
#include <sqlite3.h>

#include "CFaultVFS.h"
#include "disk.h"

struct fault_vfs {
  pthread_mutex_t lock; // held through each counted call, so that the disk knows their order
  sqlite3_vfs base;
  sqlite3_vfs *real;
  char *name;
  disk *disk; // null where nothing is kept
  int kinds;
  int fault;
  int repeats;
  int is_off; // whether the power has gone
  int64_t at;
  int64_t calls;
  int64_t hits;
  int code;
  int last_code;
};

/// An open file; the usual VFS's own file stands behind it in memory.
typedef struct {
  sqlite3_file base;
  fault_vfs *vfs;
  disk_file *kept;  // null where nothing is kept of it
  int syncs_folder; // whether the first sync makes the file's name durable, too
  sqlite3_file *real;
} fault_file;

extern const sqlite3_io_methods fault_file_methods;

/// Whether the power has gone.
int fault_vfs_is_off(fault_vfs *vfs);

/// Counts a call, with the lock held, and says what it must answer; `SQLITE_OK` where it is to be
/// carried out. `*fault` is then 0, or what befalls the call.
int fault_vfs_meets(fault_vfs *vfs, int kind, int error, int *fault);

#endif
