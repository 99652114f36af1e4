#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

// What the files of this target share.

#define NANOSECONDS 1000000000LL

/// What CLOCK_MONOTONIC and its kin read at virtual time 0: an hour after boot. Nothing a program
/// computes from it (a deadline in the past, say) becomes negative.
#define MONOTONIC_START (3600 * NANOSECONDS)

/// True on the thread that started virtual time: the only one whose random numbers and sleeps
/// must come out the same each time.
bool on_main_thread(void);

/// What the wall clock reads now, virtual, since 1970.
int64_t virtual_wall(void);

/// What `clock` reads now, virtual.
int64_t virtual_clock(clockid_t clock);

struct timespec timespec_from(int64_t nanoseconds);
int64_t nanoseconds_from(const struct timespec *time);

/// The next definition of `name` in load order after ours, that is the real one.
void *real_function(const char *name);

/// Whether `address`, of a caller say, lies in the shared library whose file is named `name`.
bool is_in_library(void *address, const char *name);

/// Defined in Dispatch.c; declared for the check that our definitions come first.
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*function)(void *));

/// Calls the real function of the same name. Looked up once; two threads that race find the same.
#define REAL(name)                                                              \
  ({                                                                            \
    static _Atomic(void *) found;                                               \
    void *function = atomic_load_explicit(&found, memory_order_acquire);        \
    if (!function) {                                                            \
      function = real_function(#name);                                          \
      atomic_store_explicit(&found, function, memory_order_release);            \
    }                                                                           \
    (__typeof__(&name))function;                                                \
  })

/// Something that happens at a virtual time. Fired in the order of deadlines, equal ones in the
/// order in which they were scheduled.
struct event {
  int64_t deadline;
  uint64_t order;
  void (*fire)(void *context, uint64_t argument);
  void *context;
  uint64_t argument;
};

/// Schedules `fire(context, argument)` for `deadline`, on the thread that moves the clock.
void schedule_event(
    int64_t deadline, void (*fire)(void *context, uint64_t argument), void *context,
    uint64_t argument);

/// Takes the concurrency runtime's global jobs; called once at the start.
void take_over_global_executor(void);

/// Seeds the random source; called once at the start.
void seed_random(uint64_t seed);

/// Called by a thread about to sleep until a virtual time, and for it when that time has come: a
/// sleeping block of background work does not hold up the clock. True when there was such a block.
bool pause_background_work(void);
void resume_background_work(void);
