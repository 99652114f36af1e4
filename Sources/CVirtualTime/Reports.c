#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// What cannot be held: answers that belong to the machine or to this very process. The program gets them,
// and its user is told, once for each function, that another run may look different.

/// Whoever waits for less than this watches a live program, which is never the same twice.
static bool must_come_out_equal(void) { return real_patience() >= NANOSECONDS; }

void report_once(const char *name, const char *reason) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static const char *told[32];
  if (!must_come_out_equal()) return;
  pthread_mutex_lock(&lock);
  int index = 0;
  while (index < 32 && told[index] && strcmp(told[index], name) != 0) index += 1;
  bool is_new = index < 32 && !told[index];
  if (is_new) told[index] = name;
  pthread_mutex_unlock(&lock);
  if (is_new) dprintf(STDERR_FILENO, "warning: %s\n", reason);
}

void report_impatience(void) {
  report_once(
      "patience",
      "A thread of the program has worked for seconds without a pause; the clock moves on without it, and "
      "another run may look different.");
}

#define DIFFERS(name) name " answers otherwise in another run, which may look different."
#define REAL_TIME(name) name " goes by the real clock, which the program's time does not keep step with."

/// Whether a place in Foundation belongs to `ProcessInfo.processIdentifier`, where that library has it.
///
/// Not dladdr: that looks through all symbols of the library, and Foundation's run loop asks for its process at each turn.
static bool is_process_identifier(void *caller) {
  static _Atomic uintptr_t known;
  enum { unknown, none, longest = 512 };
  uintptr_t getter = atomic_load_explicit(&known, memory_order_relaxed);
  if (getter == unknown) {
    getter = (uintptr_t)dlsym(RTLD_DEFAULT, "$s10Foundation11ProcessInfoC17processIdentifiers5Int32Vvg");
    if (!getter) getter = none;
    atomic_store_explicit(&known, getter, memory_order_relaxed);
  }
  return getter != none && (uintptr_t)caller - getter < longest;
}

/// Whether Foundation asks on behalf of a program: `ProcessInfo.processIdentifier`.
static bool asks_for_program(void *caller) {
  return is_in_program(caller)
      || (is_in_library(caller, "libFoundation.so") && is_process_identifier(caller));
}

pid_t getpid(void) {
  if (halcyon_virtual_time_is_running() && asks_for_program(__builtin_return_address(0))) {
    report_once("getpid", DIFFERS("getpid (ProcessInfo.processIdentifier)"));
  }
  return REAL(getpid)();
}

pid_t gettid(void) {
  REPORT_PROGRAM("gettid", DIFFERS("gettid"));
  return REAL(gettid)();
}

int sched_getcpu(void) {
  REPORT_PROGRAM("sched_getcpu", DIFFERS("sched_getcpu"));
  return REAL(sched_getcpu)();
}

int getloadavg(double *loads, int count) {
  REPORT_PROGRAM("getloadavg", DIFFERS("getloadavg"));
  return REAL(getloadavg)(loads, count);
}

int gethostname(char *name, size_t length) {
  REPORT_PROGRAM("gethostname", DIFFERS("gethostname"));
  return REAL(gethostname)(name, length);
}

unsigned int alarm(unsigned int seconds) {
  REPORT_PROGRAM("alarm", REAL_TIME("alarm"));
  return REAL(alarm)(seconds);
}

int setitimer(
    __itimer_which_t which, const struct itimerval *restrict new, struct itimerval *restrict old) {
  REPORT_PROGRAM("setitimer", REAL_TIME("setitimer"));
  return REAL(setitimer)(which, new, old);
}

int timer_create(
    clockid_t clock, struct sigevent *restrict event, timer_t *restrict timer) {
  REPORT_PROGRAM("timer_create", REAL_TIME("timer_create"));
  return REAL(timer_create)(clock, event, timer);
}
