#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Who runs. The clock stands until every strand is quiet: asleep until a virtual time, or waiting for
// somebody else. What a strand waits for nobody can see from outside, but the kernel says in which system
// call it is blocked and how often it has run: one that is blocked on another thread, and was so each time
// that it was looked at without having run in between, moves again only when another one does.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct strand *strands;
static _Atomic int count;
static _Atomic int64_t patience = 5 * NANOSECONDS;

/// Of the main thread, and of the tasks' jobs, which run while it waits for them.
static struct strand main_strand;
/// Of threads that are not the program's.
static struct strand other_strand = {.number = UINT64_MAX};

static __thread struct strand *own_strand;
static __thread bool is_beside;

int64_t real_patience(void) { return patience; }
void halcyon_virtual_time_set_patience(int64_t nanoseconds) { patience = nanoseconds; }

void seed_strands(uint64_t main, uint64_t others) {
  main_strand.random = main;
  other_strand.random = others;
}

struct strand *current_strand(void) { return own_strand; }

struct strand *strand_identity(void) {
  if (on_main_thread()) return &main_strand;
  if (!own_strand) return &other_strand;
  return own_strand->stands_for_main ? &main_strand : own_strand;
}

bool halcyon_virtual_time_set_beside(bool value) {
  bool was = is_beside;
  is_beside = value;
  return was;
}

bool is_beside_program(void) { return is_beside; }

/// Numbers of what the main thread starts go up; those of what others start depend on nothing but the
/// number of the strand that starts it, and come behind.
static uint64_t number_of_next(void) {
  struct strand *parent = strand_identity();
  uint64_t child = atomic_fetch_add(&parent->children, 1) + 1;
  return parent == &main_strand
      ? child : mixed_number(parent->number * 0x9E3779B97F4A7C15 + child) | 1ULL << 63;
}

struct strand *strand_make(void) {
  struct strand *strand = calloc(1, sizeof *strand);
  if (!strand) abort();
  strand->number = number_of_next();
  strand->random = mixed_number(other_strand.random + strand->number);
  strand_enter(strand);
  return strand;
}

void strand_enter(struct strand *strand) {
  pthread_mutex_lock(&lock);
  strand->next = strands;
  strands = strand;
  count += 1;
  pthread_mutex_unlock(&lock);
}

void strand_begin(struct strand *strand) {
  strand->thread = thread_identifier();
  own_strand = strand;
}

void strand_end(struct strand *strand, struct strand *before) {
  own_strand = before;
  pthread_mutex_lock(&lock);
  for (struct strand **link = &strands; *link; link = &(*link)->next) {
    if (*link != strand) continue;
    *link = strand->next;
    count -= 1;
    break;
  }
  pthread_mutex_unlock(&lock);
  free(strand);
}

/// Reads the small file NAME of this process's thread; false when there is none.
static bool read_of_thread(pid_t thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  int descriptor = REAL(open)(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  ssize_t length = REAL(read)(descriptor, text, size - 1);
  close(descriptor);
  text[length < 0 ? 0 : length] = 0;
  return length > 0;
}

/// Whether a thread that is in this system call waits for another one, or for a run loop's event.
static bool waits_for_others(long call) {
  switch (call) {
    case SYS_futex:
    case SYS_ppoll:
    case SYS_epoll_pwait:
    case SYS_rt_sigtimedwait:
#ifdef SYS_poll
    case SYS_poll:
    case SYS_epoll_wait:
    case SYS_pause:
#endif
      return true;
    default: return false;
  }
}

/// Whether the thread is blocked so, and then how often it has stopped by itself since it began.
static bool is_blocked(pid_t thread, uint64_t *stops) {
  char text[4096];
  if (!read_of_thread(thread, "syscall", text, sizeof text)) return false;
  char *end;
  long call = strtol(text, &end, 10);  // "running" while it runs
  if (end == text || !waits_for_others(call)) return false;
  if (!read_of_thread(thread, "status", text, sizeof text)) return false;
  // One that was woken, but by a processor that its machine's host has just taken away, is still in its call, and no
  // longer asleep.
  const char *state = strstr(text, "\nState:\t");
  if (!state || state[strlen("\nState:\t")] != 'S') return false;
  const char *line = strstr(text, "\nvoluntary_ctxt_switches:");
  if (!line) return false;
  *stops = strtoull(line + strlen("\nvoluntary_ctxt_switches:"), NULL, 10);
  return true;
}

/// Looks that must find a thread blocked before it counts as such: a lock is held for less time.
enum { needed_looks = 3, most_strands = 256 };

struct look {
  struct strand *strand;
  uint64_t number, stops;
  pid_t thread;
  bool is_blocked;
};

/// What is at work. The lock must not be held while the threads are looked at: one that waits for it
/// would look blocked.
static int strands_at_work(struct look *looks) {
  int found = 0;
  pthread_mutex_lock(&lock);
  for (struct strand *strand = strands; strand && found < most_strands; strand = strand->next) {
    if (strand->is_away || strand->is_given_up) continue;
    looks[found++] = (struct look){.strand = strand, .number = strand->number, .thread = strand->thread};
  }
  pthread_mutex_unlock(&lock);
  return found;
}

static bool is_there(const struct look *look) {
  for (struct strand *strand = strands; strand; strand = strand->next) {
    if (strand == look->strand) return strand->number == look->number;
  }
  return false;
}

static bool are_quiet(struct look *looks, int found) {
  for (int index = 0; index < found; index++) {
    struct look *look = &looks[index];
    look->is_blocked = look->thread && is_blocked(look->thread, &look->stops);
    if (!look->is_blocked) return false;
  }
  bool result = true;
  pthread_mutex_lock(&lock);
  for (int index = 0; index < found; index++) {
    struct look *look = &looks[index];
    if (!is_there(look)) continue;
    struct strand *strand = look->strand;
    strand->looks = strand->stops == look->stops ? strand->looks + 1 : 1;
    strand->stops = look->stops;
    if (strand->looks < needed_looks) result = false;
  }
  pthread_mutex_unlock(&lock);
  return result;
}

bool halcyon_virtual_time_is_quiet(void) {
  if (!count) return true;
  struct look looks[most_strands];
  return are_quiet(looks, strands_at_work(looks));
}

bool strand_is_quiet(struct strand *strand) {
  if (strand->is_away || strand->is_given_up) return true;
  struct look look = {.strand = strand, .number = strand->number, .thread = strand->thread};
  return are_quiet(&look, 1);
}

bool halcyon_virtual_time_give_up_waiting(void) {
  bool any = false;
  pthread_mutex_lock(&lock);
  for (struct strand *strand = strands; strand; strand = strand->next) {
    if (strand->is_away || strand->is_given_up) continue;
    strand->is_given_up = any = true;
  }
  pthread_mutex_unlock(&lock);
  if (any) report_impatience();
  return any;
}

// Threads of the program's.

struct beginning {
  void *(*routine)(void *);
  void *argument;
  /// NULL for a thread beside the program.
  struct strand *strand;
};

static void end_thread(void *strand) { strand_end(strand, NULL); }

static void *begin_thread(void *context) {
  struct beginning beginning = *(struct beginning *)context;
  free(context);
  if (!beginning.strand) {
    is_beside = true;
    return beginning.routine(beginning.argument);
  }
  strand_begin(beginning.strand);
  void *result;
  pthread_cleanup_push(end_thread, beginning.strand);
  result = beginning.routine(beginning.argument);
  pthread_cleanup_pop(true);
  return result;
}

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
    void *(*routine)(void *), void *restrict argument) {
  // libdispatch's own are counted by what they are given to do.
  // A thread that is started from a stage is outside of it.
  if (!halcyon_virtual_time_is_running() || entered_world()
      || is_in_library(__builtin_return_address(0), "libdispatch.so")) {
    return REAL(pthread_create)(thread, attributes, routine, argument);
  }
  struct beginning *beginning = malloc(sizeof *beginning);
  if (!beginning) abort();
  *beginning = (struct beginning){routine, argument, is_beside ? NULL : strand_make()};
  int failure = REAL(pthread_create)(thread, attributes, begin_thread, beginning);
  if (failure) {
    if (beginning->strand) strand_end(beginning->strand, own_strand);
    free(beginning);
  }
  return failure;
}
