#define _GNU_SOURCE
#include "CShaderRows.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A thread's place, which outlives it: others read what runs there. Threads take places that are free again.
struct place {
  const char *_Atomic name;  // of the function that runs; 0 while none does
  _Atomic uint64_t rows;     // that have begun
  _Atomic int is_taken;
  struct place *next;
};

static struct place *_Atomic places;
static __thread struct place *own;
static pthread_key_t leaving;

static void leave(void *place) { atomic_store(&((struct place *)place)->is_taken, 0); }

static struct place *take_place(void) {
  struct place *place = atomic_load(&places);
  for (; place; place = place->next) {
    int free = 0;
    if (atomic_compare_exchange_strong(&place->is_taken, &free, 1)) break;
  }
  if (!place) {
    place = calloc(1, sizeof *place);
    if (!place) return 0;
    atomic_init(&place->is_taken, 1);
    place->next = atomic_load(&places);
    while (!atomic_compare_exchange_weak(&places, &place->next, place)) continue;
  }
  pthread_setspecific(leaving, place);
  return own = place;
}

static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
static struct sigaction earlier[4];

static void say(const char *text) {
  ssize_t written = write(2, text, strlen(text));
  (void)written;
}

/// Names the function, then lets happen what would have happened.
static void name_fault(int signal, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  const char *name = shader_running();
  if (name) {
    say("the shader ");
    say(name);
    say(signal == SIGFPE ? " divides an integer by zero, and ends the program\n"
                         : " reads memory that it was not given, and ends the program\n");
  }
  for (int index = 0; index < 4; index += 1) {
    if (faults[index] == signal) sigaction(signal, &earlier[index], 0);
  }
  raise(signal);
}

static void watch_faults(void) {
  pthread_key_create(&leaving, leave);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = name_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (int index = 0; index < 4; index += 1) sigaction(faults[index], &action, &earlier[index]);
}

void shader_run(shader_row_function function, const char *name, const shader_row *row) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_faults);
  struct place *place = own ? own : take_place();
  if (!place) return function(row);
  atomic_fetch_add_explicit(&place->rows, 1, memory_order_relaxed);
  atomic_store_explicit(&place->name, name, memory_order_release);
  function(row);
  atomic_store_explicit(&place->name, 0, memory_order_release);
}

const char *shader_running(void) { return own ? atomic_load(&own->name) : 0; }

int shader_rows(shader_place *found, int most) {
  int count = 0;
  for (struct place *place = atomic_load(&places); place && count < most; place = place->next) {
    const char *name = atomic_load_explicit(&place->name, memory_order_acquire);
    if (name) found[count++] = (shader_place){place, name, atomic_load(&place->rows)};
  }
  return count;
}
