#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Waiting for others with a limit. A strand's limit is a virtual time: when the clock gets there, the
// strand is woken and finds that it has come. The main thread, for which the clock stands while it waits,
// and threads that are not the program's wait as long as they say in the machine's own time: their limits,
// which were computed from the virtual clock, are translated.

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

/// The virtual time of a limit; INT64_MAX for never.
static int64_t deadline_of(clockid_t clock, const struct timespec *limit) {
  int64_t time = nanoseconds_from(limit);
  if (time == INT64_MAX) return time;
  int64_t now = halcyon_virtual_time_now();
  int64_t deadline = now + (time - virtual_clock(clock));
  return deadline < now ? now : deadline;
}

/// The end of one wait. Two know of it, the event and the waiter; the one who comes last frees it.
struct limit {
  pthread_mutex_t lock;
  /// What is waited for, until the waiter has gone on: a condition, or an address with the operation's flags.
  pthread_cond_t *condition;
  void *address;
  int flags;
  bool is_over;
};

static void leave(struct limit *limit) {
  bool is_last = limit->is_over;
  limit->is_over = true;
  limit->condition = NULL;
  limit->address = NULL;
  pthread_mutex_unlock(&limit->lock);
  if (is_last) free(limit);
}

static void reach(void *context, uint64_t unused) {
  (void)unused;
  struct limit *limit = context;
  pthread_mutex_lock(&limit->lock);
  // Others that wait for it find nothing changed: a condition may wake anyone at any time.
  if (limit->condition) pthread_cond_broadcast(limit->condition);
  if (limit->address) REAL(syscall)(SYS_futex, limit->address, FUTEX_WAKE | limit->flags, INT32_MAX);
  leave(limit);
}

static struct limit *set_limit(int64_t deadline, pthread_cond_t *condition, void *address, int flags) {
  struct limit *limit = calloc(1, sizeof *limit);
  if (!limit) abort();
  pthread_mutex_init(&limit->lock, NULL);
  limit->condition = condition;
  limit->address = address;
  limit->flags = flags;
  schedule_event(deadline, reach, limit, 0);
  return limit;
}

/// Whether the event has been. That the clock stands at its time is not enough: others come before it at the same time.
static bool is_reached(struct limit *limit) {
  pthread_mutex_lock(&limit->lock);
  bool is_over = limit->is_over;
  pthread_mutex_unlock(&limit->lock);
  return is_over;
}

/// For the waiter, who goes on: whether the event has been.
static bool leave_limit(struct limit *limit) {
  pthread_mutex_lock(&limit->lock);
  bool is_over = limit->is_over;
  leave(limit);
  return is_over;
}

static int wait_until(int64_t deadline, pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (deadline == INT64_MAX) return REAL(pthread_cond_wait)(condition, mutex);
  struct limit *limit = set_limit(deadline, condition, NULL, 0);
  int result;
  do {
    // A strand that the clock has not waited for may come too late for the event.
    struct timespec slice = timespec_from(halcyon_real_time() + NANOSECONDS);
    result = REAL(pthread_cond_clockwait)(condition, mutex, CLOCK_MONOTONIC, &slice);
  } while (result == ETIMEDOUT && !is_reached(limit));
  return leave_limit(limit) ? ETIMEDOUT : result;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) {
    return REAL(pthread_cond_timedwait)(condition, mutex, limit);
  }
  clockid_t clock = clock_of(limit);
  if (current_strand()) return wait_until(deadline_of(clock, limit), condition, mutex);
  struct timespec real = real_limit(clock, limit);
  return REAL(pthread_cond_timedwait)(condition, mutex, &real);
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) {
    return REAL(pthread_cond_clockwait)(condition, mutex, clock, limit);
  }
  if (current_strand()) return wait_until(deadline_of(clock, limit), condition, mutex);
  struct timespec real = real_limit(clock, limit);
  return REAL(pthread_cond_clockwait)(condition, mutex, clock, &real);
}

int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) return REAL(pthread_mutex_timedlock)(mutex, limit);
  struct timespec real = real_limit(CLOCK_REALTIME, limit);
  return REAL(pthread_mutex_timedlock)(mutex, &real);
}

// Semaphores, which `DispatchSemaphore` rests on, wake nobody without letting him pass. So a strand looks
// again and again; until it is posted to or its time has come it counts as away.

struct semaphore_wait {
  sem_t *semaphore;
  struct strand *strand;
  struct semaphore_wait *next;
};

static pthread_mutex_t semaphore_lock = PTHREAD_MUTEX_INITIALIZER;
static struct semaphore_wait *_Atomic semaphore_waits;

static void wake_waits(sem_t *semaphore) {
  pthread_mutex_lock(&semaphore_lock);
  for (struct semaphore_wait *wait = semaphore_waits; wait; wait = wait->next) {
    if (wait->semaphore == semaphore) wait->strand->is_away = false;
  }
  pthread_mutex_unlock(&semaphore_lock);
}

static void wake_at_limit(void *semaphore, uint64_t unused) {
  (void)unused;
  wake_waits(semaphore);
}

int sem_post(sem_t *semaphore) {
  int result = REAL(sem_post)(semaphore);
  // Whoever posts, from inside of a world or from outside.
  if (semaphore_waits) wake_waits(semaphore);
  return result;
}

static int wait_for_semaphore(sem_t *semaphore, int64_t deadline, struct strand *strand) {
  struct semaphore_wait wait = {semaphore, strand, NULL};
  pthread_mutex_lock(&semaphore_lock);
  wait.next = semaphore_waits;
  semaphore_waits = &wait;
  pthread_mutex_unlock(&semaphore_lock);
  if (deadline != INT64_MAX) schedule_event(deadline, wake_at_limit, semaphore, 0);
  int result;
  for (;;) {
    // Away only once it is known that nobody has posted: whoever posts after that calls it back.
    pthread_mutex_lock(&semaphore_lock);
    result = sem_trywait(semaphore);
    bool is_over = result == 0 || halcyon_virtual_time_now() >= deadline;
    if (!is_over) strand->is_away = true;
    pthread_mutex_unlock(&semaphore_lock);
    if (is_over) break;
    if (strand->stands_for_main) release_main_thread(strand);
    while (strand->is_away) halcyon_real_sleep(NANOSECONDS / 20000);
  }
  pthread_mutex_lock(&semaphore_lock);
  if (semaphore_waits == &wait) {
    semaphore_waits = wait.next;
  } else {
    struct semaphore_wait *before = semaphore_waits;
    while (before->next != &wait) before = before->next;
    before->next = wait.next;
  }
  pthread_mutex_unlock(&semaphore_lock);
  if (result != 0) errno = ETIMEDOUT;
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
  if (!halcyon_virtual_time_is_running()) return REAL(sem_timedwait)(semaphore, limit);
  struct strand *strand = current_strand();
  if (strand) {
    return wait_for_semaphore(semaphore, deadline_of(CLOCK_REALTIME, limit), strand);
  }
  struct timespec real = real_limit(CLOCK_REALTIME, limit);
  return REAL(sem_timedwait)(semaphore, &real);
}

// libdispatch's groups and Swift's runtime wait by the system call itself, by its number.

bool wait_on_address(const long argument[6], long *result) {
  const struct timespec *limit = (const struct timespec *)argument[3];
  bool is_plain_wait = (argument[1] & FUTEX_CMD_MASK) == FUTEX_WAIT;
  if (!limit || !is_plain_wait || !current_strand()) return false;
  int64_t now = halcyon_virtual_time_now(), duration = nanoseconds_from(limit);
  int64_t deadline = duration > INT64_MAX - now ? INT64_MAX : now + duration;
  if (deadline == INT64_MAX) return false;
  struct limit *set =
      set_limit(deadline, NULL, (void *)argument[0], (int)argument[1] & FUTEX_PRIVATE_FLAG);
  struct timespec slice = {1, 0};
  int failure;
  do {
    *result = REAL(syscall)(SYS_futex, argument[0], argument[1], argument[2], &slice);
    failure = errno;
  } while (*result != 0 && failure == ETIMEDOUT && !is_reached(set));
  if (leave_limit(set) && *result == 0) {
    *result = -1;
    failure = ETIMEDOUT;
  }
  errno = failure;
  return true;
}
