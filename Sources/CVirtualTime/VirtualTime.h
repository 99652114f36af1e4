#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <time.h>

// What the files of this target share.

#define NANOSECONDS 1000000000LL

/// What CLOCK_MONOTONIC and its kin read at virtual time 0: an hour after boot. Nothing a program
/// computes from it (a deadline in the past, say) becomes negative.
#define MONOTONIC_START (3600 * NANOSECONDS)

struct event;

/// A clock with all that waits for it, and its random numbers. A headless run has one for the whole
/// process; tests have one for each stage, which holds on the threads that have entered it.
struct world {
  _Atomic int64_t now;
  int64_t wall_start;
  /// What CLOCK_MONOTONIC and its kin read at virtual time 0.
  int64_t monotonic_start;
  /// Random numbers of a stage: those of the thread that runs it, and of all others. A headless run's strands
  /// have their own.
  uint64_t streams[2];
  struct event *events;
  size_t event_count, event_capacity;
  uint64_t scheduled;
  /// Work of a stage for the main thread and for Swift's global executor, first come first served.
  struct task *tasks;
  size_t first_task, task_count, task_capacity;
};

/// The world that this thread is in; the process's own where it has entered none.
struct world *current_world(void);

/// The world that this thread has entered; NULL for none.
struct world *entered_world(void);

/// Puts this thread into a world, or out of all of them for NULL; answers the one it was in.
struct world *enter_world(struct world *world);

/// Whether calls of this thread are to be answered from a virtual clock.
bool is_virtual(void);

/// Has `function(context)` called by the thread that runs `world`, in turn with its jobs.
void run_later_on_main(struct world *world, void *context, void (*function)(void *));

/// True on the thread that started virtual time, or entered a world last.
bool on_main_thread(void);

/// The kernel's number of the calling thread.
pid_t thread_identifier(void);
/// To be called in a copy of the process: its thread has another one.
void forget_thread_identifier(void);

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

/// Something that happens at a virtual time. Fired in the order of deadlines, equal ones by the number of the
/// strand that scheduled them, and then in the order in which they were scheduled.
struct event {
  int64_t deadline;
  uint64_t strand;
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

/// The same for stages, with the main actor's jobs; calls from outside of them go on as ever.
void take_over_executors(void);

/// Seeds the random source; called once at the start.
void seed_random(uint64_t seed);

/// A number whose bits have little to do with those of `number`.
uint64_t mixed_number(uint64_t number);

// Strands: a thread of the program's, or a block of work on a background queue, that the clock waits for.

struct strand {
  /// Orders what strands schedule for one time; 0 for the main thread.
  uint64_t number;
  /// The state of its random numbers, so that those of others do not shift them.
  uint64_t random;
  _Atomic uint64_t children;
  /// 0 until it runs.
  _Atomic pid_t thread;
  /// Whether it sleeps until a virtual time, or is between jobs.
  _Atomic bool is_away;
  /// Whether it has worked for longer than we wait.
  _Atomic bool is_given_up;
  /// Whether it runs jobs while the main thread waits: then it is the same as that to all that must be
  /// in order.
  bool stands_for_main;
  /// How often it was found blocked in a row, and how often it had stopped by then.
  int looks;
  uint64_t stops;
  struct strand *next;
};

/// The strand that the calling thread runs; NULL on the main thread and on those beside the program.
struct strand *current_strand(void);

/// Whose number and random numbers the calling thread uses; never NULL.
struct strand *strand_identity(void);

/// Makes a strand that is waited for from now on; it begins on the thread that runs it, and ends there.
/// `before` is the strand that the thread ran until then.
struct strand *strand_make(void);
void strand_begin(struct strand *strand);
void strand_end(struct strand *strand, struct strand *before);

/// Has a strand made elsewhere be waited for, for good.
void strand_enter(struct strand *strand);

/// Whether it is away, or blocked on another thread.
bool strand_is_quiet(struct strand *strand);

void seed_strands(uint64_t main, uint64_t others);

/// Lets the main thread go on while a job sleeps; to be called on the thread of the job.
void release_main_thread(struct strand *strand);

/// Whether the calling thread is none of the program's: it lives in the machine's own time.
bool is_beside_program(void);

/// How long the clock waits for a strand at work, in the machine's own time.
int64_t real_patience(void);

/// Waits on an address until a virtual time, where the arguments of the system call ask for that.
bool wait_on_address(const long argument[6], long *result);

/// Whether an address, of a caller say, is code of the program itself and not of a library.
bool is_in_program(void *address);

/// In the handler of a signal: the first frames of the stack are those of it and of what calls it.
enum { handler_frames = 2 };

/// The function around an address as a person writes it, to be freed; NULL where it has no name.
char *function_at(char *address);

/// Says once that what `name` answers differs from run to run.
void report_once(const char *name, const char *reason);

/// Says once that the clock has moved on without a thread.
void report_impatience(void);

#define REPORT_PROGRAM(name, reason)                                                      \
  do {                                                                                    \
    if (halcyon_virtual_time_is_running() && is_in_program(__builtin_return_address(0))) { \
      report_once(name, reason);                                                          \
    }                                                                                     \
  } while (0)
