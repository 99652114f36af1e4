#define _GNU_SOURCE
#include "VirtualTime.h"

#include <dlfcn.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/times.h>
#include <unistd.h>

#include "CVirtualTime.h"

// The clock itself, and the functions that read it.

static _Atomic bool running;
static _Atomic pid_t main_thread;
/// That of a headless run.
static struct world own_world = {.monotonic_start = MONOTONIC_START};
static __thread struct world *entered;

// Asked often, and a system call each time would be dear.
static __thread pid_t this_thread;

pid_t thread_identifier(void) {
  if (!this_thread) this_thread = REAL(gettid)();
  return this_thread;
}

void forget_thread_identifier(void) { this_thread = 0; }

bool on_main_thread(void) { return thread_identifier() == main_thread; }

struct world *current_world(void) { return entered ? entered : &own_world; }

struct world *entered_world(void) { return entered; }

struct world *enter_world(struct world *world) {
  struct world *outer = entered;
  entered = world;
  return outer;
}

bool is_virtual(void) {
  return entered || atomic_load_explicit(&running, memory_order_acquire);
}

/// Between the starts of two worlds' monotonic clocks: longer than a test lasts.
#define WORLD_SPACING (3600 * NANOSECONDS)
/// Further on than the machine's own clock, so that what was set in a world never comes due outside
/// of it, and below the five years up to which waits take a limit for monotonic.
#define FIRST_WORLD_START (4LL * 365 * 86400 * NANOSECONDS)

static struct world *_Atomic newest_world;

bool halcyon_world_is_newest(const void *world) { return world == newest_world; }

void *halcyon_world_create(int64_t wall, uint64_t seed) {
  static _Atomic int64_t worlds;
  struct world *world = calloc(1, sizeof *world);
  if (!world) abort();
  // Each begins before the last one: a timer left over from that will not come due in this one.
  world->monotonic_start = FIRST_WORLD_START - worlds++ % 30000 * WORLD_SPACING;
  world->wall_start = wall;
  newest_world = world;
  struct world *outer = enter_world(world);
  seed_random(seed);
  enter_world(outer);
  take_over_executors();
  return world;
}

void *halcyon_world_enter(void *world) {
  if (world) main_thread = thread_identifier();
  return enter_world(world);
}

void halcyon_virtual_time_start(int64_t wall, uint64_t seed) {
  if (running) return;
  main_thread = thread_identifier();
  own_world.wall_start = wall;
  seed_random(seed);
  take_over_global_executor();
  atomic_store(&running, true);
}

bool halcyon_virtual_time_is_running(void) {
  return is_virtual();
}

int64_t halcyon_virtual_time_now(void) { return atomic_load(&current_world()->now); }

void halcyon_virtual_time_set(int64_t time) {
  struct world *world = current_world();
  int64_t before = atomic_load(&world->now);
  while (before < time && !atomic_compare_exchange_weak(&world->now, &before, time)) {
  }
}

int64_t virtual_wall(void) { return current_world()->wall_start + current_world()->now; }

int64_t virtual_clock(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_TAI:
      return virtual_wall();
    case CLOCK_PROCESS_CPUTIME_ID:
    case CLOCK_THREAD_CPUTIME_ID:
      return current_world()->now;
    default:
      return current_world()->monotonic_start + current_world()->now;
  }
}

struct timespec timespec_from(int64_t nanoseconds) {
  struct timespec time = {nanoseconds / NANOSECONDS, nanoseconds % NANOSECONDS};
  if (time.tv_nsec < 0) {
    time.tv_sec -= 1;
    time.tv_nsec += NANOSECONDS;
  }
  return time;
}

int64_t nanoseconds_from(const struct timespec *time) {
  // A date far in the future ("never") must not wrap around.
  if (time->tv_sec >= INT64_MAX / NANOSECONDS) return INT64_MAX;
  return time->tv_sec * NANOSECONDS + time->tv_nsec;
}

void *real_function(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) {
    static const char message[] = "halcyon: the C library lacks a function it should have\n";
    (void)!write(STDERR_FILENO, message, sizeof message - 1);
    abort();
  }
  return function;
}

bool is_in_library(void *address, const char *name) {
  // Not dladdr: that also looks for a symbol, among all that the library has. Foundation wakes a run loop
  // through a function that asks this, and it took a quarter of a live program's time.
  struct dl_find_object found;
  return _dl_find_object(address, &found) == 0 && strstr(found.dlfo_link_map->l_name, name);
}

bool is_in_program(void *address) {
  struct dl_find_object found;
  return _dl_find_object(address, &found) == 0 && !*found.dlfo_link_map->l_name;
}

bool halcyon_virtual_time_can_start(void) {
  // What anybody else finds under the name must be ours.
  return dlsym(RTLD_DEFAULT, "clock_gettime") == (void *)clock_gettime
      && dlsym(RTLD_DEFAULT, "dispatch_after_f") == (void *)dispatch_after_f;
}

int64_t halcyon_real_time(void) {
  struct timespec time;
  REAL(clock_gettime)(CLOCK_MONOTONIC, &time);
  return nanoseconds_from(&time);
}

// The interposed functions.

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!is_virtual()) return REAL(clock_gettime)(clock, time);
  *time = timespec_from(virtual_clock(clock));
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!is_virtual()) return REAL(gettimeofday)(time, zone);
  struct timespec wall = timespec_from(virtual_wall());
  time->tv_sec = wall.tv_sec;
  time->tv_usec = wall.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  if (!is_virtual()) return REAL(time)(result);
  time_t seconds = timespec_from(virtual_wall()).tv_sec;
  if (result) *result = seconds;
  return seconds;
}

int timespec_get(struct timespec *time, int base) {
  if (!is_virtual() || base != TIME_UTC) {
    return REAL(timespec_get)(time, base);
  }
  *time = timespec_from(virtual_wall());
  return base;
}

clock_t clock(void) {
  if (!is_virtual()) return REAL(clock)();
  return current_world()->now / (NANOSECONDS / CLOCKS_PER_SEC);
}

// The time that the processor has spent is the virtual time that has passed: a program that waits in a
// loop for it comes to an end only if it moves, which it does between frames.

clock_t times(struct tms *spent) {
  if (!halcyon_virtual_time_is_running()) return REAL(times)(spent);
  clock_t ticks = current_world()->now / (NANOSECONDS / sysconf(_SC_CLK_TCK));
  if (spent) *spent = (struct tms){.tms_utime = ticks};
  return (current_world()->monotonic_start + current_world()->now) / (NANOSECONDS / sysconf(_SC_CLK_TCK));
}

int getrusage(__rusage_who_t who, struct rusage *usage) {
  int result = REAL(getrusage)(who, usage);
  if (result == 0 && halcyon_virtual_time_is_running()) {
    struct timespec spent = timespec_from(current_world()->now);
    usage->ru_utime = (struct timeval){spent.tv_sec, spent.tv_nsec / 1000};
    usage->ru_stime = (struct timeval){0, 0};
  }
  return result;
}
