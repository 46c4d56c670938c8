#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CRawStore.h"

double raw_thread_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// Whether an entry has the words from the second one on.
static int has_rest(const RawTexts *texts, const RawWord *words, int64_t count, int64_t entry) {
  const uint8_t *start = texts->bytes + texts->bounds[entry];
  size_t length = (size_t)(texts->bounds[entry + 1] - texts->bounds[entry]);
  for (int64_t word = 1; word < count; word++) {
    if (!memmem(start, length, words[word].bytes, (size_t)words[word].length)) return 0;
  }
  return 1;
}

// The entry in which a place lies, not before `entry`: leaps that grow, then halves.
static int64_t entry_around(const RawTexts *texts, int64_t place, int64_t entry) {
  int64_t low = entry;
  int64_t step = 1;
  while (low + step <= texts->count && texts->bounds[low + step] <= place) {
    low += step;
    step *= 2;
  }
  int64_t high = low + step < texts->count ? low + step : texts->count;
  while (high - low > 1) {
    int64_t middle = (low + high) / 2;
    if (texts->bounds[middle] <= place) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

double raw_search(RawTexts texts, const RawWord *words, int64_t count, int64_t *found) {
  double start = raw_thread_seconds();
  int32_t *hits = malloc((size_t)texts.count * sizeof(int32_t));
  int64_t hit_count = 0;
  int64_t entry = 0;
  int64_t place = 0;
  int64_t end = texts.bounds[texts.count];
  while (place < end) {
    const uint8_t *hit = memmem(texts.bytes + place, (size_t)(end - place), words[0].bytes,
                                (size_t)words[0].length);
    if (!hit) break;
    entry = entry_around(&texts, hit - texts.bytes, entry);
    if (has_rest(&texts, words, count, entry)) hits[hit_count++] = (int32_t)entry;
    place = texts.bounds[entry + 1];
  }
  double seconds = raw_thread_seconds() - start;
  *found = hit_count;
  free(hits);
  return seconds;
}

double raw_narrow(RawTexts texts, const RawWord *words, int64_t count, const int32_t *entries,
                  int64_t entry_count, int64_t *found) {
  double start = raw_thread_seconds();
  int32_t *hits = malloc((size_t)(entry_count + 1) * sizeof(int32_t));
  int64_t hit_count = 0;
  for (int64_t each = 0; each < entry_count; each++) {
    int32_t entry = entries[each];
    const uint8_t *first = texts.bytes + texts.bounds[entry];
    size_t length = (size_t)(texts.bounds[entry + 1] - texts.bounds[entry]);
    if (!memmem(first, length, words[0].bytes, (size_t)words[0].length)) continue;
    if (has_rest(&texts, words, count, entry)) hits[hit_count++] = entry;
  }
  double seconds = raw_thread_seconds() - start;
  *found = hit_count;
  free(hits);
  return seconds;
}
