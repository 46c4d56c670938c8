// What the compilers call by name and C's library would bring. The instructions of wasm copy and
// fill, so that these calls do not call themselves.

#include "CModuleRuntime.h"

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (size_t place = 0; place < count; place++)
    if (a[place] != b[place]) return a[place] < b[place] ? -1 : 1;
  return 0;
}

// The compiler lays this value beside what a function keeps on the stack, and looks whether it is
// still there when the function ends.
uintptr_t __stack_chk_guard = 0x9E3779B9;

void __stack_chk_fail(void) { __builtin_trap(); }
