#include "private.h"

#define COLUMNS                                                                                  \
  "time INTEGER NOT NULL, kind INTEGER NOT NULL, item TEXT, text TEXT, reason INTEGER,"           \
  " added ANY, removed ANY, evicted ANY, detail TEXT, payload INTEGER, receipt INTEGER NOT NULL"

static const char *const tables[] = {
    "CREATE TABLE events (position INTEGER PRIMARY KEY, session INTEGER NOT NULL,"
    " sequence INTEGER NOT NULL, " COLUMNS ", UNIQUE (session, sequence)) STRICT",
    "CREATE TABLE events (session INTEGER NOT NULL, sequence INTEGER NOT NULL, " COLUMNS
    ", PRIMARY KEY (session, sequence)) STRICT, WITHOUT ROWID",
    "CREATE TABLE events (key INTEGER PRIMARY KEY, " COLUMNS ") STRICT",
    "CREATE TABLE events (key INTEGER PRIMARY KEY, " COLUMNS ") STRICT;"
    "CREATE TABLE appends (position INTEGER PRIMARY KEY, key INTEGER NOT NULL,"
    " count INTEGER NOT NULL) STRICT",
};

static const int64_t turns = 8;
static const int64_t length = 1000;

RawLayoutResult raw_layout(RawLayout layout, const char *path, int64_t rows, int64_t batch) {
  RawLayoutResult result = {0};
  sqlite3 *database = 0;
  sqlite3_stmt *begin = 0, *commit = 0, *insert = 0, *count = 0, *scan = 0;
  int packed = layout >= RawLayoutPacked;
  int code = raw_open(path, &database);
  if (!code) code = sqlite3_exec(database, tables[layout], 0, 0, 0);
  if (!code) code = raw_prepare(database, "BEGIN IMMEDIATE", &begin);
  if (!code) code = raw_prepare(database, "COMMIT", &commit);
  if (!code)
    code = raw_prepare(
        database,
        packed ? "INSERT INTO events (key, time, kind, item, text, reason, added, removed, evicted,"
                 " detail, payload, receipt) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)"
               : "INSERT INTO events (session, sequence, time, kind, item, text, reason, added,"
                 " removed, evicted, detail, payload, receipt) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
        &insert);
  if (!code && layout == RawLayoutPackedAppends)
    code = raw_prepare(database,
                       "INSERT INTO appends (position, key, count) VALUES (coalesce("
                       "(SELECT position + count FROM appends ORDER BY position DESC LIMIT 1), 1),"
                       " ?1, ?2)",
                       &count);
  double start = raw_now();
  char list[64];
  for (int64_t done = 0, turn = 0; !code && done < rows; done += batch, turn++) {
    // A turn writes the next batch of one of eight sessions; full ones give way to new ones.
    int64_t round = turn / turns * batch;
    int64_t session = round / length * turns + turn % turns + 1;
    int64_t first = round % length + 1;
    if (sqlite3_step(begin) != SQLITE_DONE) code = sqlite3_errcode(database);
    sqlite3_reset(begin);
    for (int64_t place = 0; !code && place < batch; place++) {
      RawRow row = raw_row(done + place);
      int64_t sequence = first + place;
      if (packed) {
        sqlite3_bind_int64(insert, 1, session << 24 | sequence);
      } else {
        sqlite3_bind_int64(insert, 1, session);
        sqlite3_bind_int64(insert, 2, sequence);
      }
      raw_bind(insert, &row, list, packed ? 2 : 3);
      if (sqlite3_step(insert) != SQLITE_DONE) code = sqlite3_errcode(database);
      sqlite3_reset(insert);
    }
    if (count) {
      sqlite3_bind_int64(count, 1, session << 24 | first);
      sqlite3_bind_int64(count, 2, batch);
      if (sqlite3_step(count) != SQLITE_DONE) code = sqlite3_errcode(database);
      sqlite3_reset(count);
    }
    if (!code && sqlite3_step(commit) != SQLITE_DONE) code = sqlite3_errcode(database);
    sqlite3_reset(commit);
  }
  result.append_seconds = raw_now() - start;
  sqlite3_finalize(begin);
  sqlite3_finalize(commit);
  sqlite3_finalize(insert);
  sqlite3_finalize(count);
  if (!code) code = sqlite3_exec(database, "PRAGMA wal_checkpoint(TRUNCATE)", 0, 0, 0);
  if (!code)
    code = raw_prepare(database,
                       packed ? "SELECT * FROM events ORDER BY key"
                              : "SELECT * FROM events ORDER BY session, sequence",
                       &scan);
  volatile uint64_t sum = 0;
  start = raw_now();
  while (!code && sqlite3_step(scan) == SQLITE_ROW)
    sum = sum + raw_touch(scan, sqlite3_column_count(scan));
  result.scan_seconds = raw_now() - start;
  sqlite3_finalize(scan);
  sqlite3_stmt *size = 0;
  if (!code)
    code = raw_prepare(
        database, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size", &size);
  if (!code && sqlite3_step(size) == SQLITE_ROW) result.bytes = sqlite3_column_int64(size, 0);
  sqlite3_finalize(size);
  sqlite3_close(database);
  result.code = code;
  return result;
}
