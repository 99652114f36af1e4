// Threads that stay and wait, for pieces of work that are counted out one by one.

#include "PixelKernels.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct {
  pk_pool *pool;
  int worker;
} member;

struct pk_pool {
  pthread_mutex_t mutex;
  pthread_cond_t wake, done;
  pthread_t *threads;
  member *members;
  int thread_count;
  // Everything below is guarded by `mutex`, but for the counter of indices.
  unsigned long round;
  int active;
  int is_ending;
  size_t count;
  void (*work)(void *, size_t, int);
  void *context;
  atomic_size_t next;
  atomic_flag is_busy;
};

static void drain(pk_pool *pool, int worker) {
  for (;;) {
    size_t index = atomic_fetch_add_explicit(&pool->next, 1, memory_order_relaxed);
    if (index >= pool->count) return;
    pool->work(pool->context, index, worker);
  }
}

static void *member_main(void *argument) {
  member *self = argument;
  pk_pool *pool = self->pool;
  unsigned long seen = 0;
  pthread_mutex_lock(&pool->mutex);
  for (;;) {
    while (pool->round == seen && !pool->is_ending) pthread_cond_wait(&pool->wake, &pool->mutex);
    if (pool->is_ending) break;
    seen = pool->round;
    pthread_mutex_unlock(&pool->mutex);
    drain(pool, self->worker);
    pthread_mutex_lock(&pool->mutex);
    if (--pool->active == 0) pthread_cond_signal(&pool->done);
  }
  pthread_mutex_unlock(&pool->mutex);
  return NULL;
}

pk_pool *pk_pool_create(int threads) {
  if (threads < 2) return NULL;
  pk_pool *pool = calloc(1, sizeof *pool);
  if (!pool) return NULL;
  pthread_mutex_init(&pool->mutex, NULL);
  pthread_cond_init(&pool->wake, NULL);
  pthread_cond_init(&pool->done, NULL);
  atomic_flag_clear(&pool->is_busy);
  pool->threads = calloc((size_t)threads - 1, sizeof *pool->threads);
  pool->members = calloc((size_t)threads - 1, sizeof *pool->members);
  for (int i = 0; pool->threads && pool->members && i < threads - 1; i++) {
    pool->members[i] = (member){pool, i + 1};
    if (pthread_create(&pool->threads[i], NULL, member_main, &pool->members[i])) break;
    pool->thread_count++;
  }
  if (pool->thread_count == 0) {
    pk_pool_destroy(pool);
    return NULL;
  }
  return pool;
}

void pk_pool_destroy(pk_pool *pool) {
  if (!pool) return;
  pthread_mutex_lock(&pool->mutex);
  pool->is_ending = 1;
  pthread_cond_broadcast(&pool->wake);
  pthread_mutex_unlock(&pool->mutex);
  for (int i = 0; i < pool->thread_count; i++) pthread_join(pool->threads[i], NULL);
  pthread_cond_destroy(&pool->done);
  pthread_cond_destroy(&pool->wake);
  pthread_mutex_destroy(&pool->mutex);
  free(pool->threads);
  free(pool->members);
  free(pool);
}

void pk_pool_run(
    pk_pool *pool, size_t count, void (*work)(void *, size_t, int), void *context) {
  if (!pool || count < 2 || atomic_flag_test_and_set(&pool->is_busy)) {
    for (size_t index = 0; index < count; index++) work(context, index, 0);
    return;
  }
  pthread_mutex_lock(&pool->mutex);
  pool->count = count;
  pool->work = work;
  pool->context = context;
  atomic_store(&pool->next, 0);
  pool->active = pool->thread_count;
  pool->round++;
  pthread_cond_broadcast(&pool->wake);
  pthread_mutex_unlock(&pool->mutex);
  drain(pool, 0);
  pthread_mutex_lock(&pool->mutex);
  while (pool->active > 0) pthread_cond_wait(&pool->done, &pool->mutex);
  pthread_mutex_unlock(&pool->mutex);
  atomic_flag_clear(&pool->is_busy);
}
