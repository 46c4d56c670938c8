#include "private.h"

// The append of a log as one would write it in C: the same statements on the same tables.
double raw_append(const char *path, const char *session, int64_t first, int64_t last,
                  int64_t batch, double *laps) {
  sqlite3 *database = 0;
  sqlite3_stmt *begin = 0, *commit = 0, *head = 0, *insert = 0, *count = 0, *update = 0;
  int code = raw_open(path, &database);
  if (!code) code = raw_prepare(database, "BEGIN IMMEDIATE", &begin);
  if (!code) code = raw_prepare(database, "COMMIT", &commit);
  if (!code)
    code = raw_prepare(database, "SELECT key, last, ending FROM sessions WHERE id = ?1", &head);
  if (!code)
    code = raw_prepare(database,
                       "INSERT INTO events (key, time, kind, item, text, reason, added, removed,"
                       " evicted, detail, payload, receipt)"
                       " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
                       &insert);
  if (!code)
    code = raw_prepare(database,
                       "INSERT INTO appends (position, key, count) VALUES (coalesce("
                       "(SELECT position + count FROM appends ORDER BY position DESC LIMIT 1), 1),"
                       " ?1, ?2)",
                       &count);
  if (!code)
    code = raw_prepare(
        database,
        "UPDATE sessions SET last = ?2, ending = coalesce(?3, ending) WHERE key = ?1", &update);
  double start = raw_now();
  double lap = start;
  char list[64];
  for (int64_t from = first; !code && from <= last; from += batch) {
    int64_t through = from + batch - 1 < last ? from + batch - 1 : last;
    if (sqlite3_step(begin) != SQLITE_DONE) code = sqlite3_errcode(database);
    sqlite3_reset(begin);
    sqlite3_bind_text(head, 1, session, -1, SQLITE_STATIC);
    if (sqlite3_step(head) != SQLITE_ROW) code = SQLITE_NOTFOUND;
    int64_t key = sqlite3_column_int64(head, 0);
    if (sqlite3_column_int64(head, 1) != from - 1) code = SQLITE_MISMATCH;
    sqlite3_reset(head);
    sqlite3_bind_int64(update, 1, key);
    sqlite3_bind_int64(update, 2, through);
    sqlite3_bind_null(update, 3);
    if (sqlite3_step(update) != SQLITE_DONE) code = sqlite3_errcode(database);
    sqlite3_reset(update);
    for (int64_t sequence = from; !code && sequence <= through; sequence++) {
      RawRow row = raw_row(sequence);
      sqlite3_bind_int64(insert, 1, key << 24 | sequence);
      raw_bind(insert, &row, list, 2);
      if (sqlite3_step(insert) != SQLITE_DONE) code = sqlite3_errcode(database);
      sqlite3_reset(insert);
    }
    sqlite3_bind_int64(count, 1, key << 24 | from);
    sqlite3_bind_int64(count, 2, through - from + 1);
    if (sqlite3_step(count) != SQLITE_DONE) code = sqlite3_errcode(database);
    sqlite3_reset(count);
    if (!code && sqlite3_step(commit) != SQLITE_DONE) code = sqlite3_errcode(database);
    sqlite3_reset(commit);
    if (laps) {
      double now = raw_now();
      *laps++ = now - lap;
      lap = now;
    }
  }
  double seconds = raw_now() - start;
  sqlite3_finalize(begin);
  sqlite3_finalize(commit);
  sqlite3_finalize(head);
  sqlite3_finalize(insert);
  sqlite3_finalize(count);
  sqlite3_finalize(update);
  sqlite3_close(database);
  return code ? -code : seconds;
}

double raw_scan(const char *path, int64_t *rows, uint64_t *checksum) {
  sqlite3 *database = 0;
  sqlite3_stmt *scan = 0;
  int code = raw_open(path, &database);
  if (!code)
    code = raw_prepare(database,
                       "SELECT key, time, kind, item, text, reason, added, removed, evicted,"
                       " detail, payload, receipt FROM events ORDER BY key",
                       &scan);
  double start = raw_now();
  *rows = 0;
  *checksum = 0;
  while (!code) {
    int step = sqlite3_step(scan);
    if (step == SQLITE_DONE) break;
    if (step != SQLITE_ROW) code = step;
    *checksum = *checksum * 31 + raw_touch(scan, 12);
    *rows += 1;
  }
  double seconds = raw_now() - start;
  sqlite3_finalize(scan);
  sqlite3_close(database);
  return code ? -code : seconds;
}

const char *raw_version(void) { return sqlite3_libversion(); }
