#ifndef C_MODULE_RUNTIME_H
#define C_MODULE_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

// Gives room for so many bytes at a multiple of an alignment, which is a power of two; null where
// the memory does not reach.
void *picker_alloc(size_t size, size_t alignment);

// Takes room back; null is passed over.
void picker_free(void *room);

// How many bytes are given out, with what is kept beside each.
size_t picker_bytes_in_use(void);

#endif
