#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// A program that does many jobs is a copy of itself for each, made before any of its own code has run: so
// each starts as fresh as a process of its own, without being loaded and linked anew.

int halcyon_copy_process(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // it died before the line above
  forget_thread_identifier();
  return 0;
}

// Memory that copies will need: in one piece at the end of the heap, not touched yet, of pages of 2 MB, each of which
// a copy gets by one fault in place of 512.
#define RESERVED_MEMORY ((size_t)64 << 20)
#define LARGE_PAGE ((uintptr_t)2 << 20)

void halcyon_prepare_for_copies(void) {
  // One heap for all threads, from which large blocks are taken, too, and nothing is given back.
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, INT32_MAX);
  mallopt(M_TOP_PAD, RESERVED_MEMORY);
  // More than the heap has free, so that it grows.
  void *block = malloc((size_t)16 << 20);
  if (!block) return;
  uintptr_t from = ((uintptr_t)block + LARGE_PAGE - 1) & -LARGE_PAGE;
  uintptr_t to = (uintptr_t)sbrk(0) & -LARGE_PAGE;
  free(block);
  if (from < to) madvise((void *)from, to - from, MADV_HUGEPAGE);
}

int halcyon_copies_file_create(void) {
  int file = memfd_create("copies", MFD_CLOEXEC);
  if (file >= 0) fcntl(file, F_SETFL, O_APPEND);
  return file;
}

int halcyon_wait_for_copy(int child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// Where Swift's library looks before it reads the arguments of the process.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

void halcyon_set_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
