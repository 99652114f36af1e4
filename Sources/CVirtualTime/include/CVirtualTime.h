#pragma once

#include <stdbool.h>
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

/// Runs the concurrency jobs that wait for the global executor, on the calling thread, first come
/// first served, until there are none. False when there were none.
bool halcyon_virtual_time_run_jobs(void);

/// Turns the main run loop once in its default mode, without waiting; true when a source or the
/// main queue had something to do (timers and performed blocks do not count).
bool halcyon_turn_main_run_loop(void);

/// Rests in the main run loop, in real time, until it has served a source or the main queue, until
/// `halcyon_wake_main_run_loop` is called, or `is_over` answers true: it is asked before each sleep.
void halcyon_rest_in_main_run_loop(bool (*is_over)(void));

/// Ends such a rest, or the next one. From any thread.
void halcyon_wake_main_run_loop(void);

/// How many blocks handed to background queues run or wait to run; those asleep
/// until a virtual time do not count.
int64_t halcyon_virtual_time_background_work(void);

/// Whether a timer of libdispatch has fired that its own thread has not served yet.
bool halcyon_virtual_time_awaits_timers(void);

/// Gives up waiting for those timers.
void halcyon_virtual_time_forget_timers(void);

/// What the machine's own monotonic clock reads, whatever the virtual one says.
int64_t halcyon_real_time(void);

/// Lets the calling thread sleep for `duration` of the machine's own time.
void halcyon_real_sleep(int64_t duration);

#ifdef __cplusplus
}
#endif
