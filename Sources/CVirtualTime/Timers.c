#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Timer descriptors, on which run loops and dispatch sources wait: here each is an event
// descriptor that becomes readable when the virtual clock reaches the deadline.

extern __attribute__((weak)) int _dispatch_get_main_queue_handle_4CF(void);

struct timer {
  /// The number the program knows; -1 in a free slot.
  int descriptor;
  /// A duplicate of our own to write to: the program may close its descriptor, and the number may
  /// then stand for something else.
  int writer;
  clockid_t clock;
  /// Whether libdispatch waits for it, on a thread of its own.
  bool is_dispatch;
  int64_t deadline;  // virtual; INT64_MAX while disarmed
  int64_t interval;
  /// Whether it is a timer of the machine's own that is armed by a stage: it is made to fire at once
  /// when its virtual time has come, and is the machine's again outside.
  bool is_real;
  /// Counts the armings: an event of an earlier one is stale.
  uint64_t generation;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer *timers;
static size_t count;

static struct timer *timer_for(int descriptor) {
  for (size_t index = 0; index < count; index++) {
    if (timers[index].descriptor == descriptor) return &timers[index];
  }
  return NULL;
}

// libdispatch serves its timers on a manager thread that waits in epoll_wait, and arms them there
// when it is poked through an event descriptor. The clock must not move before that thread has
// found nothing more to serve after the last firing or poke.
static _Atomic int64_t firings, served_firings;

// Held while a firing is written and counted, and while the manager looks whether there is one.
static pthread_mutex_t manager_lock = PTHREAD_MUTEX_INITIALIZER;

bool halcyon_virtual_time_awaits_timers(void) { return firings > served_firings; }

void halcyon_virtual_time_forget_timers(void) { served_firings = firings; }

int epoll_wait(int descriptor, struct epoll_event *found, int limit, int timeout) {
  if (is_virtual()
      && is_in_library(__builtin_return_address(0), "libdispatch.so")) {
    pthread_mutex_lock(&manager_lock);
    int ready = REAL(epoll_wait)(descriptor, found, limit, 0);
    if (ready == 0) served_firings = firings;
    pthread_mutex_unlock(&manager_lock);
    if (ready != 0 || timeout == 0) return ready;
  }
  return REAL(epoll_wait)(descriptor, found, limit, timeout);
}

int eventfd_write(int descriptor, eventfd_t value) {
  if (!is_virtual() || !_dispatch_get_main_queue_handle_4CF
      || descriptor == _dispatch_get_main_queue_handle_4CF()
      || !is_in_library(__builtin_return_address(0), "libdispatch.so")) {
    return REAL(eventfd_write)(descriptor, value);
  }
  pthread_mutex_lock(&manager_lock);
  int result = REAL(eventfd_write)(descriptor, value);
  firings += 1;
  pthread_mutex_unlock(&manager_lock);
  return result;
}

/// Arms a timer of the machine's own to fire now, or disarms it.
static void set_real(int descriptor, bool fires) {
  struct itimerspec time = {.it_value = {0, fires ? 1 : 0}};
  REAL(timerfd_settime)(descriptor, 0, &time, NULL);
  struct pollfd readable = {descriptor, POLLIN, 0};
  if (fires) poll(&readable, 1, 100);
}

static void make_unreadable(const struct timer *timer) {
  if (timer->is_real) return set_real(timer->descriptor, false);
  uint64_t fired;
  (void)!read(timer->writer, &fired, sizeof fired);
}

static void fire(void *context, uint64_t generation) {
  pthread_mutex_lock(&lock);
  struct timer *timer = &timers[(size_t)context];
  if (timer->generation == generation && timer->deadline <= halcyon_virtual_time_now()) {
    uint64_t one = 1;
    pthread_mutex_lock(&manager_lock);
    if (timer->is_real) {
      set_real(timer->descriptor, true);
    } else {
      (void)!write(timer->writer, &one, sizeof one);
    }
    if (timer->is_dispatch) firings += 1;
    pthread_mutex_unlock(&manager_lock);
    timer->deadline = timer->interval ? timer->deadline + timer->interval : INT64_MAX;
    if (timer->interval) schedule_event(timer->deadline, fire, context, generation);
  }
  pthread_mutex_unlock(&lock);
}

static struct timer *add_timer(void) {
  timers = realloc(timers, (count + 1) * sizeof *timers);
  if (!timers) abort();
  timers[count].generation = 0;
  return &timers[count++];
}

int timerfd_create(int clock, int flags) {
  // In a stage it is a real one, since its run loop may be turned outside, too.
  if (!is_virtual() || entered_world()) return REAL(timerfd_create)(clock, flags);
  int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);  // our writes must never block
  if (descriptor < 0) return -1;
  int writer = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (writer < 0) {
    close(descriptor);
    return -1;
  }
  pthread_mutex_lock(&lock);
  struct timer *timer = timer_for(descriptor);
  if (timer) {  // its number was closed and has come round again
    close(timer->writer);
  } else {
    timer = add_timer();
  }
  bool is_dispatch = is_in_library(__builtin_return_address(0), "libdispatch.so");
  *timer = (struct timer){
      descriptor, writer, clock, is_dispatch, INT64_MAX, 0, false, timer->generation + 1};
  pthread_mutex_unlock(&lock);
  return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old) {
  pthread_mutex_lock(&lock);
  struct timer *timer = timer_for(descriptor);
  if (!timer && entered_world()) {
    timer = add_timer();
    *timer = (struct timer){
        .descriptor = descriptor, .writer = -1, .clock = CLOCK_MONOTONIC, .deadline = INT64_MAX,
        .is_real = true, .generation = timer->generation};
  }
  if (!timer || (timer->is_real && !entered_world())) {
    if (timer) timer->generation += 1;
    pthread_mutex_unlock(&lock);
    return REAL(timerfd_settime)(descriptor, flags, new, old);
  }
  int64_t now = halcyon_virtual_time_now();
  if (old) {
    int64_t left = timer->deadline == INT64_MAX ? 0 : timer->deadline - now;
    *old = (struct itimerspec){timespec_from(timer->interval), timespec_from(left < 1 ? 0 : left)};
  }
  make_unreadable(timer);
  int64_t value = nanoseconds_from(&new->it_value);
  timer->generation += 1;
  timer->interval = nanoseconds_from(&new->it_interval);
  timer->deadline = INT64_MAX;
  if (value > 0 && value < INT64_MAX) {
    int64_t origin = flags & TFD_TIMER_ABSTIME ? virtual_clock(timer->clock) - now : -now;
    timer->deadline = value - origin < now ? now : value - origin;
    schedule_event(timer->deadline, fire, (void *)(size_t)(timer - timers), timer->generation);
  }
  pthread_mutex_unlock(&lock);
  return 0;
}

int timerfd_gettime(int descriptor, struct itimerspec *current) {
  pthread_mutex_lock(&lock);
  struct timer *timer = timer_for(descriptor);
  if (timer && timer->is_real && !entered_world()) timer = NULL;
  if (timer) {
    int64_t left =
        timer->deadline == INT64_MAX ? 0 : timer->deadline - halcyon_virtual_time_now();
    *current = (struct itimerspec){
        timespec_from(timer->interval), timespec_from(left < 0 ? 0 : left)};
  }
  pthread_mutex_unlock(&lock);
  return timer ? 0 : REAL(timerfd_gettime)(descriptor, current);
}
