#ifndef C_RAW_STORE_PRIVATE_H
#define C_RAW_STORE_PRIVATE_H

#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#include "CRawStore.h"

/// The connection, as the store sets its own up.
static inline int raw_open(const char *path, sqlite3 **database) {
  int code = sqlite3_open_v2(
      path, database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, 0);
  if (code != SQLITE_OK) return code;
  return sqlite3_exec(*database,
                      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                      "PRAGMA wal_autocheckpoint = 4096;"
                      "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;",
                      0, 0, 0);
}

static inline int raw_prepare(sqlite3 *database, const char *sql, sqlite3_stmt **statement) {
  return sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, 0);
}

static inline double raw_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/// Binds the columns after the key, statically.
static inline void raw_bind(sqlite3_stmt *insert, const RawRow *row, char *list, int place) {
  sqlite3_bind_int64(insert, place, row->time);
  sqlite3_bind_int(insert, place + 1, row->kind);
  sqlite3_bind_text(insert, place + 2, row->item, row->item_length, SQLITE_STATIC);
  sqlite3_bind_null(insert, place + 3);
  if (row->reason) sqlite3_bind_int(insert, place + 4, row->reason);
  else sqlite3_bind_null(insert, place + 4);
  if (row->added) sqlite3_bind_int(insert, place + 5, 1);
  else sqlite3_bind_null(insert, place + 5);
  if (row->removed) sqlite3_bind_int(insert, place + 6, 1);
  else sqlite3_bind_null(insert, place + 6);
  if (row->evicted_length) {
    int length = snprintf(list, 64, "[[\"%.*s\",\"total\"]]", row->evicted_length, row->evicted);
    sqlite3_bind_text(insert, place + 7, list, length, SQLITE_STATIC);
  } else {
    sqlite3_bind_null(insert, place + 7);
  }
  sqlite3_bind_null(insert, place + 8);
  sqlite3_bind_null(insert, place + 9);
  sqlite3_bind_int64(insert, place + 10, row->receipt);
}

/// Reads every column of the row that a statement stands at.
static inline uint64_t raw_touch(sqlite3_stmt *scan, int columns) {
  uint64_t sum = 0;
  for (int column = 0; column < columns; column++) {
    switch (sqlite3_column_type(scan, column)) {
    case SQLITE_NULL: break;
    case SQLITE_INTEGER: sum = sum * 31 + (uint64_t)sqlite3_column_int64(scan, column); break;
    default: {
      const unsigned char *bytes = sqlite3_column_blob(scan, column);
      int count = sqlite3_column_bytes(scan, column);
      for (int place = 0; place < count; place++) sum = sum * 31 + bytes[place];
    }
    }
  }
  return sum;
}

#endif
