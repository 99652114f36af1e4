#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Sleeping and waiting. Sleep of the main thread moves the virtual clock on at once; another
// thread sleeps until the clock gets there. Waits with a limit last as long as they say, in the
// machine's own time: their limits, which were computed from the virtual clock, are translated.

struct sleeper {
  pthread_mutex_t lock;
  pthread_cond_t condition;
  bool is_awake;
  bool is_background_work;
};

static void wake(void *context, uint64_t unused) {
  struct sleeper *sleeper = context;
  if (sleeper->is_background_work) resume_background_work();
  pthread_mutex_lock(&sleeper->lock);
  sleeper->is_awake = true;
  pthread_cond_signal(&sleeper->condition);
  pthread_mutex_unlock(&sleeper->lock);
}

static void sleep_until(int64_t deadline) {
  if (on_main_thread()) return halcyon_virtual_time_set(deadline);
  struct sleeper sleeper = {
      .lock = PTHREAD_MUTEX_INITIALIZER, .condition = PTHREAD_COND_INITIALIZER};
  sleeper.is_background_work = pause_background_work();
  schedule_event(deadline, wake, &sleeper, 0);
  pthread_mutex_lock(&sleeper.lock);
  while (!sleeper.is_awake) pthread_cond_wait(&sleeper.condition, &sleeper.lock);
  pthread_mutex_unlock(&sleeper.lock);
}

static void sleep_for(int64_t duration) {
  int64_t now = halcyon_virtual_time_now();
  sleep_until(duration > INT64_MAX - now ? INT64_MAX : now + duration);
}

void halcyon_real_sleep(int64_t duration) {
  struct timespec time = timespec_from(duration);
  REAL(nanosleep)(&time, NULL);
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
  if (!halcyon_virtual_time_is_running()) return REAL(nanosleep)(duration, left);
  sleep_for(nanoseconds_from(duration));
  return 0;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  if (!halcyon_virtual_time_is_running()) return REAL(clock_nanosleep)(clock, flags, time, left);
  int64_t duration = nanoseconds_from(time);
  if (flags & TIMER_ABSTIME) duration -= virtual_clock(clock);
  if (duration > 0) sleep_for(duration);
  return 0;
}

unsigned int sleep(unsigned int seconds) {
  if (!halcyon_virtual_time_is_running()) return REAL(sleep)(seconds);
  sleep_for(seconds * NANOSECONDS);
  return 0;
}

int usleep(useconds_t microseconds) {
  // libdispatch backs off by short sleeps while it waits for a lock; those must pass by themselves.
  if (!halcyon_virtual_time_is_running() || !on_main_thread()) return REAL(usleep)(microseconds);
  sleep_for(microseconds * 1000LL);
  return 0;
}

/// Where the real `clock` will stand when as much time has passed as the virtual one lacks now.
static struct timespec real_limit(clockid_t clock, const struct timespec *limit) {
  int64_t left = nanoseconds_from(limit);
  if (left == INT64_MAX) return *limit;
  left -= virtual_clock(clock);
  struct timespec now;
  REAL(clock_gettime)(clock, &now);
  return timespec_from(nanoseconds_from(&now) + (left < 0 ? 0 : left));
}

/// A condition does not say which clock it was made for, but the two read far apart: monotonic
/// time counts hours, wall time decades.
static clockid_t clock_of(const struct timespec *limit) {
  return limit->tv_sec < 5 * 365 * 86400 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) {
    return REAL(pthread_cond_timedwait)(condition, mutex, limit);
  }
  struct timespec real = real_limit(clock_of(limit), limit);
  return REAL(pthread_cond_timedwait)(condition, mutex, &real);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) {
    return REAL(pthread_cond_clockwait)(condition, mutex, clock, limit);
  }
  struct timespec real = real_limit(clock, limit);
  return REAL(pthread_cond_clockwait)(condition, mutex, clock, &real);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) return REAL(pthread_mutex_timedlock)(mutex, limit);
  struct timespec real = real_limit(CLOCK_REALTIME, limit);
  return REAL(pthread_mutex_timedlock)(mutex, &real);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) return REAL(sem_timedwait)(semaphore, limit);
  struct timespec real = real_limit(CLOCK_REALTIME, limit);
  return REAL(sem_timedwait)(semaphore, &real);
}
