// The product of two numbers of 128 bits, by which compilers find out whether one of 64 bits
// overflows. Made of products of 32 bits, so that it does not call itself.

#include "CModuleRuntime.h"

typedef union {
  __int128 whole;
  struct {
    uint64_t low;
    uint64_t high;
  } half;
} Wide;

__int128 __multi3(__int128 left, __int128 right) {
  Wide a = {.whole = left};
  Wide b = {.whole = right};
  const uint64_t mask = 0xFFFFFFFF;
  uint64_t low = (a.half.low & mask) * (b.half.low & mask);
  uint64_t middle = (a.half.low >> 32) * (b.half.low & mask) + (low >> 32);
  uint64_t other = (a.half.low & mask) * (b.half.low >> 32) + (middle & mask);
  Wide product;
  product.half.low = other << 32 | (low & mask);
  product.half.high = (a.half.low >> 32) * (b.half.low >> 32) + (middle >> 32) + (other >> 32)
    + a.half.high * b.half.low + a.half.low * b.half.high;
  return product.whole;
}
