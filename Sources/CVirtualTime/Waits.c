#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/select.h>
#include <threads.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Sleeping. The main thread cannot do anything else meanwhile, as on a telephone: its sleep moves the
// virtual clock on at once. A strand sleeps until the clock gets there. Threads that are not the program's
// sleep in the machine's own time.

struct sleeper {
  pthread_mutex_t lock;
  pthread_cond_t condition;
  bool is_awake;
  struct strand *strand;
};

static void wake(void *context, uint64_t unused) {
  (void)unused;
  struct sleeper *sleeper = context;
  pthread_mutex_lock(&sleeper->lock);
  sleeper->is_awake = true;
  if (sleeper->strand) sleeper->strand->is_away = false;
  pthread_cond_signal(&sleeper->condition);
  pthread_mutex_unlock(&sleeper->lock);
}

static void sleep_until(int64_t deadline) {
  if (on_main_thread()) return halcyon_virtual_time_set(deadline);
  struct strand *strand = current_strand();
  struct sleeper sleeper = {
      .lock = PTHREAD_MUTEX_INITIALIZER, .condition = PTHREAD_COND_INITIALIZER, .strand = strand};
  // The clock must not move past the deadline before it is known.
  schedule_event(deadline, wake, &sleeper, 0);
  pthread_mutex_lock(&sleeper.lock);
  if (strand && !sleeper.is_awake) {
    strand->is_away = true;
    strand->is_given_up = false;
    if (strand->stands_for_main) release_main_thread(strand);
  }
  while (!sleeper.is_awake) REAL(pthread_cond_wait)(&sleeper.condition, &sleeper.lock);
  pthread_mutex_unlock(&sleeper.lock);
}

static void sleep_for(int64_t duration) {
  int64_t now = halcyon_virtual_time_now();
  sleep_until(duration > INT64_MAX - now ? INT64_MAX : now + duration);
}

/// Whether the calling thread sleeps in the machine's own time.
static bool is_real(void) { return !halcyon_virtual_time_is_running() || is_beside_program(); }

void halcyon_real_sleep(int64_t duration) {
  struct timespec time = timespec_from(duration);
  REAL(nanosleep)(&time, NULL);
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
  if (is_real()) return REAL(nanosleep)(duration, left);
  sleep_for(nanoseconds_from(duration));
  return 0;
}

int thrd_sleep(const struct timespec *duration, struct timespec *left) {
  if (is_real()) return REAL(thrd_sleep)(duration, left);
  sleep_for(nanoseconds_from(duration));
  return 0;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  if (is_real()) return REAL(clock_nanosleep)(clock, flags, time, left);
  int64_t duration = nanoseconds_from(time);
  if (flags & TIMER_ABSTIME) duration -= virtual_clock(clock);
  if (duration > 0) sleep_for(duration);
  return 0;
}

unsigned int sleep(unsigned int seconds) {
  if (is_real()) return REAL(sleep)(seconds);
  sleep_for(seconds * NANOSECONDS);
  return 0;
}

int usleep(useconds_t microseconds) {
  // libdispatch backs off by short sleeps while it waits for a lock; those must pass by themselves.
  if (is_real() || is_in_library(__builtin_return_address(0), "libdispatch.so")) {
    return REAL(usleep)(microseconds);
  }
  sleep_for(microseconds * 1000LL);
  return 0;
}

// Waiting for no file at all is one more way to sleep. Files answer in the machine's own time.

static bool waits_in_real_time(bool has_files, bool has_limit, void *caller) {
  if (is_real()) return true;
  if (!has_files && has_limit) return false;
  if (has_limit && is_in_program(caller)) {
    report_once("poll", "Waiting for files with a limit goes by the real clock, and may differ from run to run.");
  }
  return true;
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  if (waits_in_real_time(count > 0, milliseconds > 0, __builtin_return_address(0))) {
    return REAL(poll)(files, count, milliseconds);
  }
  sleep_for(milliseconds * 1000000LL);
  return 0;
}

int ppoll(
    struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *signals) {
  if (waits_in_real_time(count > 0, limit, __builtin_return_address(0))) {
    return REAL(ppoll)(files, count, limit, signals);
  }
  sleep_for(nanoseconds_from(limit));
  return 0;
}

int select(
    int count, fd_set *restrict read, fd_set *restrict written, fd_set *restrict failed,
    struct timeval *restrict limit) {
  bool has_files = count > 0 && (read || written || failed);
  if (waits_in_real_time(has_files, limit, __builtin_return_address(0))) {
    return REAL(select)(count, read, written, failed, limit);
  }
  sleep_for(limit->tv_sec * NANOSECONDS + limit->tv_usec * 1000LL);
  *limit = (struct timeval){0, 0};
  return 0;
}

int pselect(
    int count, fd_set *restrict read, fd_set *restrict written, fd_set *restrict failed,
    const struct timespec *restrict limit, const sigset_t *restrict signals) {
  bool has_files = count > 0 && (read || written || failed);
  if (waits_in_real_time(has_files, limit, __builtin_return_address(0))) {
    return REAL(pselect)(count, read, written, failed, limit, signals);
  }
  sleep_for(nanoseconds_from(limit));
  return 0;
}
