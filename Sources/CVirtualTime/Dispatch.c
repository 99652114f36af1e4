#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Delayed blocks of libdispatch, by the functions' binary interface alone: a program that uses no
// libdispatch must not need it to link.

typedef void *dispatch_queue_t;
typedef void *dispatch_group_t;
typedef void *dispatch_block_t;
typedef uint64_t dispatch_time_t;
typedef void (*dispatch_function_t)(void *);

void dispatch_after_f(dispatch_time_t, dispatch_queue_t, void *, dispatch_function_t);
void dispatch_after(dispatch_time_t, dispatch_queue_t, dispatch_block_t);
void dispatch_async_f(dispatch_queue_t, void *, dispatch_function_t);
void dispatch_async(dispatch_queue_t, dispatch_block_t);
void dispatch_barrier_async(dispatch_queue_t, dispatch_block_t);
void dispatch_barrier_async_f(dispatch_queue_t, void *, dispatch_function_t);
void dispatch_group_async(dispatch_group_t, dispatch_queue_t, dispatch_block_t);
extern __attribute__((weak)) void dispatch_retain(void *);
extern __attribute__((weak)) void dispatch_release(void *);
extern __attribute__((weak)) void dispatch_group_enter(dispatch_group_t);
extern __attribute__((weak)) void dispatch_group_leave(dispatch_group_t);
extern __attribute__((weak)) char _dispatch_main_q;
extern __attribute__((weak)) void *_Block_copy(const void *);
extern __attribute__((weak)) void _Block_release(const void *);

/// The start of every block: the function that runs it stands at the third word.
struct block {
  void *class;
  int32_t flags, reserved;
  void (*invoke)(void *);
};

/// A function to be called on a queue.
struct work {
  dispatch_queue_t queue;
  dispatch_group_t group;
  void *context;
  dispatch_function_t function;
  /// Whether this belongs to the concurrency runtime, whose jobs wait in a line of their own.
  bool is_job;
  /// What the clock waits for until this has ended.
  struct strand *strand;
  /// The world that it belongs to; NULL for the process's own.
  struct world *world;
};

static void call_and_release(void *context) {
  struct block *block = context;
  block->invoke(block);
  _Block_release(block);
}

static bool is_main(dispatch_queue_t queue) { return queue == (void *)&_dispatch_main_q; }

static struct work *make_work(dispatch_queue_t queue, void *context, dispatch_function_t function) {
  struct work *work = calloc(1, sizeof *work);
  if (!work) abort();
  *work = (struct work){
      .queue = queue, .context = context, .function = function, .world = entered_world()};
  return work;
}

static void run_counted(void *context) {
  struct work *work = context;
  struct strand *before = current_strand();
  strand_begin(work->strand);
  struct world *outer = enter_world(work->world);
  work->function(work->context);
  enter_world(outer);
  if (work->group) dispatch_group_leave(work->group);
  strand_end(work->strand, before);
  free(work);
}

/// Hands work to a background queue; the clock waits until it has ended.
static void start_counted(
    struct work *work, void (*start)(dispatch_queue_t, void *, dispatch_function_t)) {
  if (work->group) dispatch_group_enter(work->group);
  work->strand = strand_make();
  start(work->queue, work, run_counted);
}

/// Whether work for `queue` is left to libdispatch.
static bool is_uncounted(dispatch_queue_t queue) {
  return !halcyon_virtual_time_is_running() || is_main(queue) || is_beside_program();
}

static void fire(void *context, uint64_t unused) {
  struct work *work = context;
  dispatch_queue_t queue = work->queue;
  if (work->is_job) {
    work->function(work->context);
    free(work);
  } else if (is_main(queue)) {
    dispatch_async_f(queue, work->context, work->function);
    free(work);
  } else {
    start_counted(work, REAL(dispatch_async_f));
  }
  dispatch_release(queue);
}

/// The virtual time of a `dispatch_time_t`. Its two top bits say which clock: 11 the wall clock,
/// negated; 10 monotonic and 00 uptime, nanoseconds in the low 62 bits. INT64_MAX is never.
static int64_t deadline_from(dispatch_time_t when) {
  int64_t now = halcyon_virtual_time_now();
  if (when == UINT64_MAX) return INT64_MAX;
  if (when == 0) return now;
  int64_t deadline;
  if (when >> 62 == 3) {
    int64_t wall = when == UINT64_MAX - 1 ? virtual_wall() : (int64_t)-when;
    deadline = now + (wall - virtual_wall());
  } else {
    deadline = (int64_t)(when & (UINT64_MAX >> 2)) - current_world()->monotonic_start;
  }
  return deadline < now ? now : deadline;
}

void dispatch_after_f(
    dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t function) {
  if (!halcyon_virtual_time_is_running()) {
    return REAL(dispatch_after_f)(when, queue, context, function);
  }
  int64_t deadline = deadline_from(when);
  if (deadline == INT64_MAX) return;
  struct work *work = make_work(queue, context, function);
  work->is_job = !is_main(queue) && is_in_library(__builtin_return_address(0), "libswift_Concurrency.so");
  dispatch_retain(queue);
  schedule_event(deadline, fire, work, 0);
}

void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  if (!halcyon_virtual_time_is_running()) return REAL(dispatch_after)(when, queue, block);
  dispatch_after_f(when, queue, _Block_copy(block), call_and_release);
}

// Work for background queues is counted, so that the clock does not move before it has ended.

void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
  // The main queue is served by whoever waits for a test, and not before it has ended.
  if (is_main(queue) && entered_world()) {
    return run_later_on_main(entered_world(), context, function);
  }
  if (is_uncounted(queue)) return REAL(dispatch_async_f)(queue, context, function);
  start_counted(make_work(queue, context, function), REAL(dispatch_async_f));
}

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (is_main(queue) && entered_world()) {
    return run_later_on_main(entered_world(), _Block_copy(block), call_and_release);
  }
  if (is_uncounted(queue)) return REAL(dispatch_async)(queue, block);
  start_counted(make_work(queue, _Block_copy(block), call_and_release), REAL(dispatch_async_f));
}

void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (is_uncounted(queue)) return REAL(dispatch_barrier_async)(queue, block);
  start_counted(
      make_work(queue, _Block_copy(block), call_and_release), REAL(dispatch_barrier_async_f));
}

void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  if (is_uncounted(queue)) return REAL(dispatch_group_async)(group, queue, block);
  struct work *work = make_work(queue, _Block_copy(block), call_and_release);
  work->group = group;
  start_counted(work, REAL(dispatch_async_f));
}
