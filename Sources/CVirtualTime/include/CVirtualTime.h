#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The clock, the timers and the random source of a headless run.
//
// The C functions beneath Foundation, libdispatch and the Swift runtime are defined here under
// their own names, so that an unmodified program asks them and not the C library. Until
// `halcyon_virtual_time_start` is called, each hands its call on to the real function: a live
// program or a server that links this library never notices. All times are nanoseconds.

#ifdef __cplusplus
extern "C" {
#endif

/// Switches the process to virtual time. To be called once, on the main thread, before the first
/// timer exists. `wall` is what the wall clock reads at virtual time 0, since 1970.
void halcyon_virtual_time_start(int64_t wall, uint64_t seed);

/// Makes a clock with timers and random numbers of its own, for a test beside others: it holds for
/// the threads that have entered it and what they set going. Never freed: something may wait for it
/// for ever.
///
/// What belongs to it: `Date()`, run loops' timers, delayed blocks, work for queues, Swift's tasks and
/// their sleep, random numbers. What does not: timers that are dispatch sources, and threads that the
/// program starts by itself.
void *halcyon_world_create(int64_t wall, uint64_t seed);

/// Puts the calling thread into a world; NULL takes it out. Answers the one it was in.
void *halcyon_world_enter(void *world);

/// Whether none was created after it.
bool halcyon_world_is_newest(const void *world);

/// Whether the functions of this library come before those of libc and libdispatch for the whole
/// process: where not, the library stands too late among those that the program is linked with.
bool halcyon_virtual_time_can_start(void);

/// Whether virtual time has been switched on.
bool halcyon_virtual_time_is_running(void);

/// Virtual time since the start; 0 while it has not been switched on.
int64_t halcyon_virtual_time_now(void);

/// Moves the clock to `time`; never backwards.
void halcyon_virtual_time_set(int64_t time);

/// The earliest deadline of a timer, a delayed block or a sleeping thread; INT64_MAX for none.
int64_t halcyon_virtual_time_next_deadline(void);

/// Fires the one event that is due first, if its deadline is not after now; false when none is.
bool halcyon_virtual_time_fire(void);

/// Runs the concurrency jobs that wait for the global executor, first come first served, until there are
/// none, on a thread of their own that the caller waits for: until they are done, sleep until a virtual
/// time, or wait for somebody else. False when there were none.
bool halcyon_virtual_time_run_jobs(void);

/// Whether the calling thread runs such a job while the main thread waits for it: what only the main
/// thread may do, it may do too.
bool halcyon_virtual_time_stands_for_main(void);

/// Turns the main run loop once in its default mode, without waiting; true when a source or the
/// main queue had something to do (timers and performed blocks do not count).
bool halcyon_turn_main_run_loop(void);

/// Rests in the main run loop, in real time, until it has served a source or the main queue, until
/// `halcyon_wake_main_run_loop` is called, or `is_over` answers true: it is asked before each sleep.
void halcyon_rest_in_main_run_loop(bool (*is_over)(void));

/// Ends such a rest, or the next one. From any thread.
void halcyon_wake_main_run_loop(void);

/// Whether all threads of the program's and all background work sleep until a virtual time or wait for
/// somebody else. A thread that waits counts as such when it was found so several times: ask again.
bool halcyon_virtual_time_is_quiet(void);

/// Gives up waiting for what is at work; false when nothing is.
bool halcyon_virtual_time_give_up_waiting(void);

/// How long such waiting may take in the machine's own time; 5 s at first.
void halcyon_virtual_time_set_patience(int64_t nanoseconds);

/// Whether threads that the calling one starts are none of the program's; they, and what they start,
/// live in the machine's own time. Answers what held before.
bool halcyon_virtual_time_set_beside(bool value);

/// Whether a timer of libdispatch has fired that its own thread has not served yet.
bool halcyon_virtual_time_awaits_timers(void);

/// Gives up waiting for those timers.
void halcyon_virtual_time_forget_timers(void);

/// What the machine's own monotonic clock reads, whatever the virtual one says.
int64_t halcyon_real_time(void);

/// Lets the calling thread sleep for `duration` of the machine's own time.
void halcyon_real_sleep(int64_t duration);

/// Makes a copy of this process, which must have one thread and must not be in virtual time yet; the copy ends
/// with it. Answers 0 in the copy, its process in the original, and a negative number when there is none.
int halcyon_copy_process(void);

/// Lets the copies that are made from now on get their memory for less time.
void halcyon_prepare_for_copies(void);

/// Waits for the end of a copy; answers its wait status.
int halcyon_wait_for_copy(int child);

/// A file in memory to whose end copies write what the process that they are copies of reads; negative where there can
/// be none.
int halcyon_copies_file_create(void);

/// What a copy that does many jobs tells the process that it is a copy of; memory that both have.
struct copy_state {
  /// A job has come, and there was no answer yet.
  volatile bool is_busy;
  /// That job is done, with `status`: whatever becomes of the copy.
  volatile bool is_done;
  /// This system does not let a copy do many jobs.
  volatile bool is_impossible;
  /// An exit status.
  volatile int status;
  /// How many jobs the copy has answered itself.
  volatile int64_t jobs;
};

/// To be called before copies are made; NULL where there is no memory.
struct copy_state *halcyon_copy_state_create(void);

/// In a copy, whose one thread calls it: reads a job, a line, from `connection`, and answers it without the line's end;
/// NULL where copies cannot do many jobs here. Comes back once for each job, every time to a process in which, but for
/// the job and its length, all is as it was the first time. Ends the process when the connection ends.
///
/// The first call takes 10 ms or so, for a copy of all that the process has in its memory.
const char *halcyon_begin_jobs(int connection, struct copy_state *state, size_t *length);

/// Ends a job with an exit status: everything in the process goes back to where it was, the status is answered, as the
/// wait status of a process that has ended with it, and `halcyon_begin_jobs` comes back with the next job. Where that
/// cannot be the process ends. Returns where jobs have not begun, or to another thread than the first.
void halcyon_finish_job(int status);

/// Gives this process other arguments than it was started with, before anything has asked for `CommandLine.arguments`.
/// The vector ends with NULL and is kept.
void halcyon_set_arguments(int count, char **arguments);

/// Prepares the calling thread, the main one, for what follows.
void halcyon_stack_prepare(void);

/// Has the main thread stop where it is, from another thread; false where it does not within a second.
bool halcyon_stack_hold(void);

/// Lets it go on; answers how many functions were on its stack.
int halcyon_stack_release(void);

/// The function of that number on the stack, the innermost first, to be freed; NULL where it has no name.
char *halcyon_stack_function(int index);
void halcyon_stack_free(char *name);

/// Has the program say in which of its functions a signal ends it; to be called on the main thread.
void halcyon_crash_prepare(void);

#ifdef __cplusplus
}
#endif
