#ifndef C_RAW_STORE_H
#define C_RAW_STORE_H

#include <stdint.h>

/// One row of `events` as both sides of a comparison write it.
typedef struct {
  int64_t time;
  int64_t receipt;
  int32_t kind;
  /// 0 for an accepted event.
  int32_t reason;
  /// 1 where the row's own item was added.
  int32_t added;
  /// 1 where the row's own item was removed.
  int32_t removed;
  char item[16];
  int32_t item_length;
  /// The item that was evicted; its length is 0 where none was.
  char evicted[16];
  int32_t evicted_length;
} RawRow;

/// The row with a sequence: nine taps in ten are accepted, one in twenty evicts.
RawRow raw_row(int64_t sequence);

/// Appends rows to a session that the log has, up to and with `last`, in batches.
/// `laps` gets the seconds of each batch, where it is not null. Returns the seconds that it took, or minus an SQLite code.
double raw_append(const char *path, const char *session, int64_t first, int64_t last,
                  int64_t batch, double *laps);

/// Reads every column of all events. Returns seconds, or minus an SQLite code.
double raw_scan(const char *path, int64_t *rows, uint64_t *checksum);

/// How events are keyed.
typedef enum {
  RawLayoutUnique = 0,
  RawLayoutWithoutRowid = 1,
  RawLayoutPacked = 2,
  RawLayoutPackedAppends = 3,
} RawLayout;

/// What a layout cost.
typedef struct {
  double append_seconds;
  double scan_seconds;
  int64_t bytes;
  int32_t code;
} RawLayoutResult;

/// Appends rows of sessions of 1,000 events, eight of them at a time in turns, and scans them.
RawLayoutResult raw_layout(RawLayout layout, const char *path, int64_t rows, int64_t batch);

/// Copies every text of a JSON payload that is no key and has no escapes: the least that a catalog
/// can be read with. Nothing is checked. Returns seconds; freeing the copies is not counted.
double raw_texts(const uint8_t *json, int64_t length, int64_t *texts);

/// How many bytes of the heap are in use; 0 where the C library does not say.
int64_t raw_bytes_in_use(void);

/// Folded texts that lie side by side: entry n is from the bound n to the bound n + 1.
typedef struct {
  const uint8_t *bytes;
  const int64_t *bounds;
  int64_t count;
} RawTexts;

/// A word of a query.
typedef struct {
  const uint8_t *bytes;
  int64_t length;
} RawWord;

/// Finds each entry that has all words: the first with `memmem` over all texts, going on at the next
/// entry after a hit, the others with `memmem` in the entry. Returns seconds.
double raw_search(RawTexts texts, const RawWord *words, int64_t count, int64_t *found);

/// The same among some entries, each looked through alone. Returns seconds.
double raw_narrow(RawTexts texts, const RawWord *words, int64_t count, const int32_t *entries,
                  int64_t entry_count, int64_t *found);

/// How many seconds this thread has run: not the time that others take from it on a busy machine.
double raw_thread_seconds(void);

/// The version of the library.
const char *raw_version(void);

#endif
