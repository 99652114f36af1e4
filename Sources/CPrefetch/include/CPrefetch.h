#pragma once

// Memory that is going to be needed soon, fetched while something else is done.

#include <stddef.h>
#include <stdint.h>

/// Bytes that a processor fetches at once.
enum { prefetch_line_size = 64 };

/// Has the line of memory at `address` fetched, to be written to. A hint: where nothing lies at the
/// address, nothing happens.
static inline void prefetch_line(uintptr_t address) {
  __builtin_prefetch((const void *)address, 1, 3);
}

/// Has the lines fetched whose numbers, counted from `base`, stand from `start` to `end` in `lines`.
static inline void prefetch_lines(uintptr_t base, const int32_t *lines, size_t start, size_t end) {
  for (size_t i = start; i < end; i++)
    prefetch_line(base + (uintptr_t)((intptr_t)lines[i] * prefetch_line_size));
}

/// How many bytes belong to the object at `address`, which `malloc` has made.
size_t prefetch_object_size(uintptr_t address);
