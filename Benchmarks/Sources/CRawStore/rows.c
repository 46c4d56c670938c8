#include "CRawStore.h"

#include <stdio.h>

static uint64_t mix(uint64_t value) {
  value += 0x9E3779B97F4A7C15u;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
  return value ^ (value >> 31);
}

static int32_t name(char *text, uint64_t number) {
  text[0] = 'i';
  for (int place = 5; place >= 1; place--) {
    text[place] = (char)('0' + number % 10);
    number /= 10;
  }
  return 6;
}

RawRow raw_row(int64_t sequence) {
  uint64_t dice = mix((uint64_t)sequence);
  RawRow row = {0};
  row.time = 1772355600000000 + sequence * 700000 + (int64_t)(dice % 500000);
  row.receipt = (int64_t)mix(dice);
  row.kind = 2;
  row.item_length = name(row.item, dice % 10000);
  uint64_t fate = (dice >> 32) % 100;
  if (fate < 10) {
    row.reason = 11;
  } else if (fate < 40) {
    row.removed = 1;
  } else {
    row.added = 1;
    if (fate < 45) row.evicted_length = name(row.evicted, (dice >> 20) % 10000);
  }
  return row;
}
