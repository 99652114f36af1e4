#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Jobs for Swift's global executor. On a pool of threads they would end in an order that nobody
// can foresee; in a headless run they wait here in a line that the main thread works off.

#if __has_attribute(swiftcall)
#define SWIFT_CALL __attribute__((swiftcall))
#else
#define SWIFT_CALL
#endif

struct executor {
  void *identity;
  void *implementation;
};

typedef SWIFT_CALL void (*enqueue_original)(void *job);
typedef SWIFT_CALL void (*enqueue_hook)(void *job, enqueue_original original);

extern __attribute__((weak)) enqueue_hook swift_task_enqueueGlobal_hook;
extern __attribute__((weak)) SWIFT_CALL void swift_job_run(void *job, struct executor executor);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void **jobs;
static size_t first, count, capacity;

static SWIFT_CALL void enqueue(void *job, enqueue_original original) {
  (void)original;
  pthread_mutex_lock(&lock);
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 64;
    jobs = realloc(jobs, capacity * sizeof *jobs);
    if (!jobs) abort();
  }
  jobs[count++] = job;
  pthread_mutex_unlock(&lock);
  if (!on_main_thread()) halcyon_wake_main_run_loop();
}

static void *next_job(void) {
  pthread_mutex_lock(&lock);
  void *job = first < count ? jobs[first++] : NULL;
  if (!job) first = count = 0;
  pthread_mutex_unlock(&lock);
  return job;
}

bool halcyon_virtual_time_run_jobs(void) {
  bool any = false;
  for (void *job; (job = next_job()); any = true) swift_job_run(job, (struct executor){0});
  return any;
}

void take_over_global_executor(void) {
  if (&swift_task_enqueueGlobal_hook && swift_job_run) swift_task_enqueueGlobal_hook = enqueue;
}
