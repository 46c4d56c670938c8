#ifndef CFAULTVFS_H
#define CFAULTVFS_H

#include <stdint.h>

/// A layer between SQLite and the usual VFS that fails when told to, and that knows what a disk
/// would hold if the power went now.
///
/// Each has a name of its own and is never SQLite's default. Any threads may use it.
typedef struct fault_vfs fault_vfs;

/// The calls that can be counted and failed.
enum {
  FAULT_OPEN = 1,
  FAULT_READ = 2,
  FAULT_WRITE = 4,
  FAULT_TRUNCATE = 8,
  FAULT_SYNC = 16,
  FAULT_DELETE = 32,
  FAULT_MAP = 64,
};

/// What becomes of a call that is failed.
enum {
  /// Nothing is done, and the answer is the call's own error (`SQLITE_IOERR_WRITE`, ...).
  FAULT_ERROR = 1,
  /// Nothing is written, and the answer is `SQLITE_FULL`.
  FAULT_FULL = 2,
  /// Half of it is written, and the answer is `SQLITE_FULL`.
  FAULT_SHORT = 3,
  /// The power goes during this call: nothing is done any more, by any call.
  FAULT_CUT = 4,
  /// A file is opened, but only for reading.
  FAULT_READ_ONLY = 5,
};

/// Registers a layer; null where there is no memory. With `keeps`, it keeps what a disk holds.
fault_vfs *fault_vfs_open(const char *name, int keeps);

/// Takes the layer away; no database may be open through it.
void fault_vfs_close(fault_vfs *vfs);

/// Counts calls of these kinds from now on, and fails the call number `at`, from 1; 0 fails none.
/// With `repeats`, all that come after it fail, too.
void fault_vfs_arm(fault_vfs *vfs, int kinds, int64_t at, int fault, int repeats);

/// What came of arming.
typedef struct {
  int64_t calls; // how many calls of these kinds came since then
  int64_t hits;  // how many of them were failed
  int code;      // what the first of those answered, as an extended result code
  int last_code; // what the last of them answered
} fault_count;

fault_count fault_vfs_count(fault_vfs *vfs);

/// Writes into a folder what a disk may hold if the power went now, as the seed says.
///
/// What was synced is there. Of what was written since, each file apart keeps all, nothing, a part,
/// sectors of 512 bytes by chance, or a part in another order. A file that was made or deleted may
/// be so or not until its folder is synced. Shared memory is never there.
///
/// Returns how many files there are, or -1 where they cannot be written.
int fault_vfs_cut(fault_vfs *vfs, uint64_t seed, const char *folder);

#endif
