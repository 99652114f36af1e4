#include "CShaderRows.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

void stage_run(const stage_function *function, const void *call) {
  shader_run((shader_row_function)function->run, function->name, (const shader_row *)call);
}

// Threads that wait for each other are run in turns, each on a stack of its own, from one barrier to the next.

static const size_t stack_size = 256 << 10;

struct turn {
  const stage_function *function;
  stage_group *group;
  ucontext_t scheduler, *threads;
  int *is_done;
  int current;
};
static __thread struct turn *turns;

static void wait_for_others(void) {
  struct turn *turn = turns;
  swapcontext(&turn->threads[turn->current], &turn->scheduler);
}

static void begin_thread(void) {
  struct turn *turn = turns;
  turn->group->only = turn->current;
  turn->function->run(turn->group);
  turn->is_done[turn->current] = 1;
  swapcontext(&turn->threads[turn->current], &turn->scheduler);
}


static void run_turns(struct turn *turn, int count, uint8_t *stacks) {
  for (int index = 0; index < count; index += 1) {
    getcontext(&turn->threads[index]);
    turn->threads[index].uc_stack.ss_sp = stacks + (size_t)index * stack_size;
    turn->threads[index].uc_stack.ss_size = stack_size;
    turn->threads[index].uc_link = &turn->scheduler;
    makecontext(&turn->threads[index], begin_thread, 0);
  }
  for (int left = count; left > 0;) {
    left = 0;
    for (int index = 0; index < count; index += 1) {
      if (turn->is_done[index]) continue;
      turn->current = index;
      turn->group->only = index;
      swapcontext(&turn->scheduler, &turn->threads[index]);
      left += !turn->is_done[index];
    }
  }
}

int stage_run_waiting(const stage_function *function, stage_group *group) {
  int count = (int)(group->group_size[0] * group->group_size[1] * group->group_size[2]);
  size_t length = (size_t)count * stack_size;
  uint8_t *stacks =
      mmap(0, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  ucontext_t *threads = calloc((size_t)count, sizeof *threads);
  int *is_done = calloc((size_t)count, sizeof *is_done);
  int works = stacks != MAP_FAILED && threads && is_done;
  if (works) {
    struct turn turn = {.function = function, .group = group, .threads = threads, .is_done = is_done};
    struct turn *outer = turns;
    turns = &turn;
    group->barrier = wait_for_others;
    run_turns(&turn, count, stacks);
    turns = outer;
  }
  if (stacks != MAP_FAILED) munmap(stacks, length);
  free(threads);
  free(is_done);
  return works;
}
