#include "CPrefetch.h"

#include <malloc.h>

size_t prefetch_object_size(uintptr_t address) { return malloc_usable_size((void *)address); }
