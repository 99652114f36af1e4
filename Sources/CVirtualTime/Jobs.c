#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Jobs for Swift's global executor. On a pool of threads they would end in an order that nobody
// can foresee; in a headless run they wait here in a line that one thread works off while the main thread
// waits for it. So the two never run at once. A job that goes to sleep, or waits for somebody, keeps its
// thread, and another one goes on with the line.

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
extern __attribute__((weak)) enqueue_hook swift_task_enqueueMainExecutor_hook;
extern __attribute__((weak)) SWIFT_CALL struct executor swift_task_getMainExecutor(void);

// MARK: A headless run's line

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void **jobs;
static size_t first, count, capacity;

static void append_job(void *job) {
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

static bool has_jobs(void) {
  pthread_mutex_lock(&lock);
  bool any = first < count;
  pthread_mutex_unlock(&lock);
  return any;
}

/// A thread for jobs. All below under `workers_lock`.
struct worker {
  struct strand strand;
  pthread_cond_t wanted;
  /// Whether the main thread waits for it: it goes on with the line after its job.
  bool is_waited_for;
  struct worker *next_rested;
};

/// So many jobs may sleep or wait at once; the others stay in the line, as on a telephone with few cores.
enum { most_workers = 64 };

static pthread_mutex_t workers_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t worker_stopped = PTHREAD_COND_INITIALIZER;
static struct worker *rested;
static int worker_count;

static struct worker *worker_of(struct strand *strand) { return (struct worker *)strand; }

void release_main_thread(struct strand *strand) {
  pthread_mutex_lock(&workers_lock);
  worker_of(strand)->is_waited_for = false;
  pthread_cond_signal(&worker_stopped);
  pthread_mutex_unlock(&workers_lock);
}

bool halcyon_virtual_time_stands_for_main(void) {
  struct strand *strand = current_strand();
  return strand && strand->stands_for_main && worker_of(strand)->is_waited_for;
}

static void rest(struct worker *worker) {
  pthread_mutex_lock(&workers_lock);
  worker->strand.is_away = true;
  worker->strand.is_given_up = false;
  worker->is_waited_for = false;
  worker->next_rested = rested;
  rested = worker;
  pthread_cond_signal(&worker_stopped);
  while (!worker->is_waited_for) REAL(pthread_cond_wait)(&worker->wanted, &workers_lock);
  pthread_mutex_unlock(&workers_lock);
}

static void *work(void *context) {
  struct worker *worker = context;
  strand_begin(&worker->strand);
  for (;;) {
    void *job;
    while (worker->is_waited_for && (job = next_job())) swift_job_run(job, (struct executor){0});
    rest(worker);
  }
  return NULL;
}

static struct worker *make_worker(void) {
  struct worker *worker = calloc(1, sizeof *worker);
  if (!worker) abort();
  pthread_cond_init(&worker->wanted, NULL);
  worker->strand.number = UINT64_MAX - ++worker_count;
  worker->strand.stands_for_main = true;
  worker->is_waited_for = true;
  strand_enter(&worker->strand);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 16 << 20);
  pthread_t thread;
  if (REAL(pthread_create)(&thread, &attributes, work, worker)) abort();
  pthread_attr_destroy(&attributes);
  return worker;
}

/// A worker that goes on with the line; NULL where all sleep or wait.
static struct worker *start_worker(void) {
  pthread_mutex_lock(&workers_lock);
  struct worker *worker = rested;
  if (worker) {
    rested = worker->next_rested;
    worker->strand.is_away = false;
    worker->is_waited_for = true;
    pthread_cond_signal(&worker->wanted);
  }
  pthread_mutex_unlock(&workers_lock);
  return worker || worker_count == most_workers ? worker : make_worker();
}

static void wait_for(struct worker *worker) {
  int64_t start = halcyon_real_time();
  pthread_mutex_lock(&workers_lock);
  while (worker->is_waited_for) {
    int64_t slice = halcyon_real_time() + NANOSECONDS / 1000;
    struct timespec limit = timespec_from(slice);
    if (REAL(pthread_cond_clockwait)(&worker_stopped, &workers_lock, CLOCK_MONOTONIC, &limit) == 0) {
      continue;
    }
    pthread_mutex_unlock(&workers_lock);
    bool is_stuck = strand_is_quiet(&worker->strand);
    bool is_late = halcyon_real_time() - start > real_patience();
    pthread_mutex_lock(&workers_lock);
    if (!worker->is_waited_for || !(is_stuck || is_late)) continue;
    worker->is_waited_for = false;
    if (is_late && !is_stuck) {
      worker->strand.is_given_up = true;
      report_impatience();
    }
  }
  pthread_mutex_unlock(&workers_lock);
}

static bool run_line(void) {
  bool any = false;
  while (has_jobs()) {
    struct worker *worker = start_worker();
    if (!worker) break;
    any = true;
    wait_for(worker);
  }
  return any;
}

// MARK: A stage's tasks
//
// They are few, and nothing else runs beside them: the thread that runs the stage calls them one after another.

/// A job of Swift's, or a function to be called.
struct task {
  void *context;
  /// NULL for a job.
  void (*function)(void *);
  /// Whether the job is one of the main actor's.
  bool is_main_job;
};

static void append(struct world *world, struct task task) {
  pthread_mutex_lock(&lock);
  if (world->task_count == world->task_capacity) {
    world->task_capacity = world->task_capacity ? 2 * world->task_capacity : 64;
    world->tasks = realloc(world->tasks, world->task_capacity * sizeof *world->tasks);
    if (!world->tasks) abort();
  }
  world->tasks[world->task_count++] = task;
  pthread_mutex_unlock(&lock);
  if (!on_main_thread()) halcyon_wake_main_run_loop();
}

void run_later_on_main(struct world *world, void *context, void (*function)(void *)) {
  append(world, (struct task){.context = context, .function = function});
}

static bool next_task(struct world *world, struct task *task) {
  pthread_mutex_lock(&lock);
  bool any = world->first_task < world->task_count;
  if (any) {
    *task = world->tasks[world->first_task++];
  } else {
    world->first_task = world->task_count = 0;
  }
  pthread_mutex_unlock(&lock);
  return any;
}

static bool run_tasks(struct world *world) {
  bool any = false;
  for (struct task task; next_task(world, &task); any = true) {
    if (task.function) {
      task.function(task.context);
    } else {
      swift_job_run(
          task.context, task.is_main_job ? swift_task_getMainExecutor() : (struct executor){0});
    }
  }
  return any;
}

// MARK: Both

bool halcyon_virtual_time_run_jobs(void) {
  return entered_world() ? run_tasks(entered_world()) : run_line();
}

static SWIFT_CALL void enqueue(void *job, enqueue_original original) {
  if (entered_world()) return append(entered_world(), (struct task){.context = job});
  if (is_virtual()) return append_job(job);
  original(job);
}

/// A headless run's main queue is served by its run loop; a stage serves its own.
static SWIFT_CALL void enqueue_main(void *job, enqueue_original original) {
  if (!entered_world()) return original(job);
  append(entered_world(), (struct task){.context = job, .is_main_job = true});
}

void take_over_global_executor(void) {
  if (&swift_task_enqueueGlobal_hook && swift_job_run) swift_task_enqueueGlobal_hook = enqueue;
}

void take_over_executors(void) {
  take_over_global_executor();
  if (&swift_task_enqueueMainExecutor_hook) swift_task_enqueueMainExecutor_hook = enqueue_main;
}
