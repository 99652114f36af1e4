#define _GNU_SOURCE
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// The stack of the main thread, asked for by another one: a signal has the main thread note where it is and
// wait until it is let go.

enum { most_frames = 400 };

static pthread_t main_thread;
static void *frames[most_frames];
static int frame_count;
static sem_t held, released;
static _Atomic bool is_wanted;

extern __attribute__((weak)) char *swift_demangle(
    const char *mangled, size_t length, char *output, size_t *size, uint32_t flags);

static int stack_signal(void) { return SIGRTMIN + 7; }

static void note_stack(int signal) {
  (void)signal;
  if (!is_wanted) return;
  frame_count = backtrace(frames, most_frames);
  REAL(sem_post)(&held);
  while (sem_wait(&released) != 0) {
  }
}

void halcyon_stack_prepare(void) {
  main_thread = pthread_self();
  sem_init(&held, 0, 0);
  sem_init(&released, 0, 0);
  // The first call loads a library, which a signal's handler must not.
  frame_count = backtrace(frames, 1);
  struct sigaction action = {.sa_handler = note_stack, .sa_flags = SA_RESTART};
  sigaction(stack_signal(), &action, NULL);
}

bool halcyon_stack_hold(void) {
  is_wanted = true;
  if (pthread_kill(main_thread, stack_signal()) != 0) return false;
  struct timespec limit;
  REAL(clock_gettime)(CLOCK_REALTIME, &limit);
  limit.tv_sec += 1;
  if (REAL(sem_timedwait)(&held, &limit) == 0) return true;
  is_wanted = false;
  return false;
}

int halcyon_stack_release(void) {
  is_wanted = false;
  int count = frame_count - handler_frames;
  REAL(sem_post)(&released);
  return count;
}

void halcyon_stack_free(char *name) { free(name); }

/// The name of the function around `address` among all symbols of the program's own file, which knows
/// those too that are private to a source. NULL where there is none. The file stays mapped.
static const char *symbol_of_program(const char *path, size_t address) {
  static char *file;
  if (!file) {
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0 || fstat(descriptor, &status) != 0) return NULL;
    file = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    close(descriptor);
    if (file == MAP_FAILED) file = NULL;
    if (!file) return NULL;
  }
  const ElfW(Ehdr) *header = (const void *)file;
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB) continue;
    const char *names = file + sections[sections[index].sh_link].sh_offset;
    const ElfW(Sym) *symbols = (const void *)(file + sections[index].sh_offset);
    size_t count = sections[index].sh_size / sizeof *symbols;
    for (size_t number = 0; number < count; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      if ((symbol->st_info & 15) != STT_FUNC) continue;
      if (symbol->st_value <= address && address < symbol->st_value + symbol->st_size) {
        return names + symbol->st_name;
      }
    }
  }
  return NULL;
}

char *halcyon_stack_function(int index) {
  // What is noted is where a call returns to: the call itself stands before that. Only the innermost
  // function was stopped where it is.
  return function_at((char *)frames[handler_frames + index] - (index > 0));
}

char *function_at(char *address) {
  Dl_info found;
  if (!dladdr(address, &found)) return NULL;
  const char *name = found.dli_sname;
  if (is_in_program(address)) {
    name = symbol_of_program("/proc/self/exe", address - (char *)found.dli_fbase);
  }
  if (!name) return NULL;
  char *demangled = swift_demangle ? swift_demangle(name, strlen(name), NULL, NULL, 0) : NULL;
  return demangled ? demangled : strdup(name);
}
