// The module's memory: blocks that know the length of their neighbour, and lists of free ones by
// length. Giving and taking are O(1) but for blocks above 1 KB of one class, which are looked
// through when no longer class has any.
//
// A block is eight bytes of header and what it is for; it begins eight bytes before a multiple of
// 16, so that what it is for begins at one. The last block has the length 0 and is never free.

#include "CModuleRuntime.h"

#define GRAIN 16u
#define HEADER 8u
#define PAGE 65536u
// The memory grows by so many bytes at least.
#define STRIDE (4 * PAGE)
#define LARGEST (1u << 30)

// Exact classes up to 1 KB, one each 16 bytes; then four for each power of two up to 2^31.
#define EXACT 64u
#define CLASSES (EXACT + 4u * 21u)
#define WORDS ((CLASSES + 31u) / 32u)

typedef struct Block {
  // The length of the block before, 0 for the first.
  uint32_t before;
  // The length with the header; the lowest bit says that it is free.
  uint32_t length;
  // Only of a free block: its neighbours in the list of its class.
  struct Block *next;
  struct Block *previous;
} Block;

// Set by the linker: the first byte that no data has.
extern unsigned char __heap_base;

static Block *lists[CLASSES];
static uint32_t present[WORDS];
static Block *last;
static size_t in_use;

static uint32_t length(const Block *block) { return block->length & ~1u; }
static int is_free(const Block *block) { return block->length & 1u; }
static Block *behind(Block *block) { return (Block *)((char *)block + length(block)); }
static Block *before(Block *block) { return (Block *)((char *)block - block->before); }

// The class that a free block of a length is kept in: the last one that begins at or below it.
static uint32_t class_of(uint32_t length) {
  if (length <= EXACT * GRAIN) return length / GRAIN - 1;
  uint32_t power = 31 - (uint32_t)__builtin_clz(length);
  return EXACT + (power - 10) * 4 + (length >> (power - 2) & 3);
}

static void keep(Block *block) {
  uint32_t class = class_of(length(block));
  block->length |= 1;
  block->previous = NULL;
  block->next = lists[class];
  if (block->next) block->next->previous = block;
  lists[class] = block;
  present[class / 32] |= 1u << class % 32;
}

static void take(Block *block) {
  uint32_t class = class_of(length(block));
  if (block->next) block->next->previous = block->previous;
  if (block->previous) {
    block->previous->next = block->next;
  } else {
    lists[class] = block->next;
    if (!block->next) present[class / 32] &= ~(1u << class % 32);
  }
  block->length &= ~1u;
}

// Cuts a block that is in no list; what is behind the cut is free.
static void cut(Block *block, uint32_t wanted) {
  uint32_t rest = length(block) - wanted;
  if (rest < GRAIN) return;
  block->length = wanted;
  Block *other = behind(block);
  other->before = wanted;
  other->length = rest;
  behind(other)->before = rest;
  keep(other);
}

// Makes one free block of a block that is in no list and its free neighbours.
static void join(Block *block) {
  Block *next = behind(block);
  if (is_free(next)) {
    take(next);
    block->length += next->length;
  }
  if (block->before && is_free(before(block))) {
    Block *first = before(block);
    take(first);
    first->length += block->length;
    block = first;
  }
  behind(block)->before = length(block);
  keep(block);
}

static Block *in_class_from(uint32_t class) {
  if (class >= CLASSES) return NULL;
  uint32_t word = class / 32;
  uint32_t bits = present[word] & ~0u << class % 32;
  while (!bits) {
    if (++word == WORDS) return NULL;
    bits = present[word];
  }
  return lists[word * 32 + (uint32_t)__builtin_ctz(bits)];
}

static Block *find(uint32_t wanted) {
  uint32_t class = class_of(wanted);
  if (class < EXACT) return in_class_from(class);
  // Every block of the next class is long enough; of its own class, some are.
  Block *block = in_class_from(class + 1);
  if (block) return block;
  for (block = lists[class]; block; block = block->next)
    if (length(block) >= wanted) return block;
  return NULL;
}

// Makes the memory longer, so that a block of a length is there; says whether it could.
static int grow(uint32_t wanted) {
  uint32_t pages = (wanted + 2 * GRAIN + STRIDE - 1) / STRIDE * (STRIDE / PAGE);
  uint32_t size = (uint32_t)__builtin_wasm_memory_size(0);
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
    pages = (wanted + 2 * GRAIN + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  uint32_t end = (size + pages) * PAGE - HEADER;
  if (!last) {
    last = (Block *)((((uintptr_t)&__heap_base + HEADER + GRAIN - 1) & ~(GRAIN - 1)) - HEADER);
    last->before = 0;
  }
  Block *block = last;
  block->length = end - (uint32_t)(uintptr_t)block;
  last = behind(block);
  last->length = 0;
  join(block);
  return 1;
}

void *picker_alloc(size_t size, size_t alignment) {
  if (size > LARGEST || alignment > PAGE || (alignment & (alignment - 1))) return NULL;
  uint32_t wanted = ((uint32_t)size + HEADER + GRAIN - 1) & ~(GRAIN - 1);
  uint32_t slack = alignment > GRAIN ? (uint32_t)alignment : 0;
  Block *block = find(wanted + slack);
  if (!block) {
    if (!grow(wanted + slack)) return NULL;
    block = find(wanted + slack);
  }
  take(block);
  if (slack) {
    uint32_t start = (uint32_t)(uintptr_t)block + HEADER;
    uint32_t gap = ((start + slack - 1) & ~(slack - 1)) - start;
    if (gap) {
      Block *rest = (Block *)((char *)block + gap);
      rest->before = gap;
      rest->length = length(block) - gap;
      behind(rest)->before = rest->length;
      block->length = gap;
      keep(block);
      block = rest;
    }
  }
  cut(block, wanted);
  in_use += length(block);
  return (char *)block + HEADER;
}

void picker_free(void *room) {
  if (!room) return;
  Block *block = (Block *)((char *)room - HEADER);
  // Given back twice.
  if (is_free(block)) __builtin_trap();
  in_use -= length(block);
  join(block);
}

size_t picker_bytes_in_use(void) { return in_use; }

// By these names Swift asks for memory.

int posix_memalign(void **room, size_t alignment, size_t size) {
  const int no_memory = 12;
  *room = picker_alloc(size, alignment);
  return *room ? 0 : no_memory;
}

void free(void *room) { picker_free(room); }
