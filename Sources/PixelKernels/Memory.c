// How the system hands out memory for pictures.

#include "PixelKernels.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

void pk_prefer_large_pages(void *memory, size_t count) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  // What does not fill a large page keeps small ones, so that no memory is lost. A system that has no large
  // pages refuses, and nothing is different.
  size_t page = PK_LARGE_PAGE, whole = count / page * page;
  if (whole && (size_t)memory % page == 0) (void)madvise(memory, whole, MADV_HUGEPAGE);
#else
  (void)memory, (void)count;
#endif
}
