#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// A heap of what is to happen, by deadline, strand and the order of scheduling.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool comes_before(const struct event *left, const struct event *right) {
  if (left->deadline != right->deadline) return left->deadline < right->deadline;
  if (left->strand != right->strand) return left->strand < right->strand;
  return left->order < right->order;
}

static void swap(struct event *events, size_t left, size_t right) {
  struct event event = events[left];
  events[left] = events[right];
  events[right] = event;
}

static void sift_up(struct event *events, size_t index) {
  while (index > 0 && comes_before(&events[index], &events[(index - 1) / 2])) {
    swap(events, index, (index - 1) / 2);
    index = (index - 1) / 2;
  }
}

static void sift_down(struct event *events, size_t count, size_t index) {
  for (;;) {
    size_t first = index;
    for (size_t child = 2 * index + 1; child <= 2 * index + 2; child++) {
      if (child < count && comes_before(&events[child], &events[first])) first = child;
    }
    if (first == index) return;
    swap(events, index, first);
    index = first;
  }
}

void schedule_event(
    int64_t deadline, void (*fire)(void *context, uint64_t argument), void *context,
    uint64_t argument) {
  struct world *world = current_world();
  pthread_mutex_lock(&lock);
  if (world->event_count == world->event_capacity) {
    world->event_capacity = world->event_capacity ? 2 * world->event_capacity : 64;
    world->events = realloc(world->events, world->event_capacity * sizeof *world->events);
    if (!world->events) abort();
  }
  // Of events at one time those of the main thread come first, and those of others by number: which of
  // them gets round to scheduling first nobody can foresee.
  world->events[world->event_count] = (struct event){
      deadline, strand_identity()->number, world->scheduled++, fire, context, argument};
  sift_up(world->events, world->event_count++);
  pthread_mutex_unlock(&lock);
}

int64_t halcyon_virtual_time_next_deadline(void) {
  struct world *world = current_world();
  pthread_mutex_lock(&lock);
  int64_t deadline = world->event_count ? world->events[0].deadline : INT64_MAX;
  pthread_mutex_unlock(&lock);
  return deadline;
}

bool halcyon_virtual_time_fire(void) {
  struct world *world = current_world();
  pthread_mutex_lock(&lock);
  if (!world->event_count || world->events[0].deadline > halcyon_virtual_time_now()) {
    pthread_mutex_unlock(&lock);
    return false;
  }
  struct event event = world->events[0];
  world->events[0] = world->events[--world->event_count];
  sift_down(world->events, world->event_count, 0);
  pthread_mutex_unlock(&lock);
  event.fire(event.context, event.argument);
  return true;
}
