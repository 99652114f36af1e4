#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// A heap of what is to happen, by deadline, strand and the order of scheduling.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct event *events;
static size_t count, capacity;
static uint64_t scheduled;

static bool comes_before(const struct event *left, const struct event *right) {
  if (left->deadline != right->deadline) return left->deadline < right->deadline;
  if (left->strand != right->strand) return left->strand < right->strand;
  return left->order < right->order;
}

static void swap(size_t left, size_t right) {
  struct event event = events[left];
  events[left] = events[right];
  events[right] = event;
}

static void sift_up(size_t index) {
  while (index > 0 && comes_before(&events[index], &events[(index - 1) / 2])) {
    swap(index, (index - 1) / 2);
    index = (index - 1) / 2;
  }
}

static void sift_down(size_t index) {
  for (;;) {
    size_t first = index;
    for (size_t child = 2 * index + 1; child <= 2 * index + 2; child++) {
      if (child < count && comes_before(&events[child], &events[first])) first = child;
    }
    if (first == index) return;
    swap(index, first);
    index = first;
  }
}

void schedule_event(
    int64_t deadline, void (*fire)(void *context, uint64_t argument), void *context,
    uint64_t argument) {
  pthread_mutex_lock(&lock);
  if (count == capacity) {
    capacity = capacity ? 2 * capacity : 64;
    events = realloc(events, capacity * sizeof *events);
    if (!events) abort();
  }
  // Of events at one time those of the main thread come first, and those of others by number: which of
  // them gets round to scheduling first nobody can foresee.
  events[count] = (struct event){
      deadline, strand_identity()->number, scheduled++, fire, context, argument};
  sift_up(count++);
  pthread_mutex_unlock(&lock);
}

int64_t halcyon_virtual_time_next_deadline(void) {
  pthread_mutex_lock(&lock);
  int64_t deadline = count ? events[0].deadline : INT64_MAX;
  pthread_mutex_unlock(&lock);
  return deadline;
}

bool halcyon_virtual_time_fire(void) {
  pthread_mutex_lock(&lock);
  if (!count || events[0].deadline > halcyon_virtual_time_now()) {
    pthread_mutex_unlock(&lock);
    return false;
  }
  struct event event = events[0];
  events[0] = events[--count];
  sift_down(0);
  pthread_mutex_unlock(&lock);
  event.fire(event.context, event.argument);
  return true;
}
