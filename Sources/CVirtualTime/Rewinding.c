#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Rewinding.h"
#include "VirtualTime.h"

// A copy that has done a job goes back to where it began, in place of ending: every page that was written to
// since gets the bytes that it had, and what the kernel keeps for the process is as it was, too: threads, mappings,
// descriptors, dispositions of signals. So the next job begins exactly where a fresh copy would, and pays neither
// for the copy's page tables, nor for its first touch of each page, nor for its end.
//
// Linux keeps account of the pages (userfaultfd's asynchronous write protection and PAGEMAP_SCAN, 6.7 and later).
// Where it does not, or where something is not as it was, the copy ends as ever, and the next job gets a fresh one.
//
// All of this works on memory that is not given back itself: the arena. Nothing here may call `malloc`, nor
// anything that takes a lock: others may have held it when their threads were ended.

/// Set before the beginning, so that it is the same ever after.
static struct beginning *beginning;

extern const ptrdiff_t __rseq_offset __attribute__((weak));
extern const unsigned int __rseq_size __attribute__((weak));

pid_t process_identifier(void) { return (pid_t)syscall(SYS_getpid); }

_Noreturn void give_up(void) {
  syscall(SYS_exit_group, 0);
  __builtin_unreachable();
}

/// Reads a line; ends the process where there is none.
static void read_job(struct beginning *at) {
  at->job_length = 0;
  for (;;) {
    if (at->job_length == MOST_JOB) give_up();
    size_t room = MOST_JOB - at->job_length;
    ssize_t count = read(at->connection, at->job + at->job_length, room < 65536 ? room : 65536);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) give_up();
    at->state->is_busy = true;
    at->job_length += (size_t)count;
    if (at->job[at->job_length - 1] == '\n') break;
  }
  at->job_length--;
}

static bool answer(struct beginning *at, int status) {
  char text[16];
  int length = 0;
  char digits[12];
  int count = 0;
  do digits[count++] = (char)('0' + status % 10);
  while ((status /= 10) > 0);
  while (count > 0) text[length++] = digits[--count];
  text[length++] = '\n';
  return write(at->connection, text, (size_t)length) == length;
}

static void go_back(void) {
  struct beginning *at = beginning;
  struct copy_state *state = at->state;
  bool is_good = end_threads(at) && !has_children() && !has_timers(at) && restore_mappings(at)
      && restore_descriptors(at) && restore_process(at) && restore_contents(at);
  if (!is_good) give_up();
  int status = state->status;
  if (!answer(at, status << 8)) give_up();
  state->is_done = state->is_busy = false;
  state->jobs++;
  at->returns++;
  read_job(at);
  setcontext(&at->begin);
  give_up();
}

static void begin_here(void) {
  struct beginning *at = beginning;
  char *copy = at->job + MOST_JOB;
  bool is_good = true;
  for (int index = 0; is_good && index < at->mapping_count; index++) {
    struct mapping *mapping = &at->mappings[index];
    if (!mapping->copy) continue;
    is_good = keep_contents(at, mapping, copy);
    copy += mapping->end - mapping->start;
  }
  if (!is_good) {
    // No job has been taken yet.
    at->state->is_impossible = true;
    give_up();
  }
  read_job(at);
  setcontext(&at->begin);
}

static void make_work(struct beginning *at, void (*function)(void)) {
  getcontext(&at->work);
  at->work.uc_stack.ss_sp = at->stack;
  at->work.uc_stack.ss_size = stack_size;
  at->work.uc_link = NULL;
  makecontext(&at->work, function, 0);
}

/// Bytes of all mappings whose contents are given back.
static size_t kept_size(struct beginning *at) {
  size_t size = 0;
  for (int index = 0; index < at->mapping_count; index++) {
    struct mapping *mapping = &at->mappings[index];
    if (mapping->copy) size += mapping->end - mapping->start;
  }
  return size;
}

/// Memory between two pages that nobody may touch, so that it stays a mapping of its own.
static char *reserve(size_t size) {
  char *start = mmap(NULL, size + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return NULL;
  return mprotect(start + PAGE, size, PROT_READ | PROT_WRITE) == 0 ? start + PAGE : NULL;
}

static bool note_beginning(struct beginning *at) {
  at->mapping_count = 0;
  at->mapped = 0;
  at->heap_end = sbrk(0);
  at->unused_heap = unused_heap();
  if (&__rseq_offset && &__rseq_size && __rseq_size > 0) {
    at->kernels_start = (uintptr_t)__builtin_thread_pointer() + (uintptr_t)__rseq_offset;
    at->kernels_end = at->kernels_start + 32;
  }
  return read_mappings(at, note_mapping);
}

struct copy_state *halcyon_copy_state_create(void) {
  void *memory = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

/// Reserves an arena with room for `kept` bytes of contents.
static struct beginning *create_beginning(struct copy_state *state, size_t kept) {
  size_t head = (sizeof(struct beginning) + PAGE - 1) & -PAGE;
  size_t size = head + (kept ? MOST_JOB + kept : 0);
  struct beginning *at = (struct beginning *)reserve(size);
  if (!at) return NULL;
  at->state = state;
  at->arena = (char *)at;
  at->arena_size = size;
  at->job = at->arena + head;
  return at;
}

const char *halcyon_begin_jobs(int connection, struct copy_state *state, size_t *length) {
  if (sysconf(_SC_PAGESIZE) != (long)PAGE) return NULL;
  // How much there is to keep is known after a first look.
  struct beginning *draft = create_beginning(state, 0);
  if (!draft || !note_beginning(draft)) return NULL;
  size_t kept = kept_size(draft) + 64 * PAGE;
  munmap(draft->arena - PAGE, draft->arena_size + 2 * PAGE);
  struct beginning *at = create_beginning(state, kept);
  if (!at || !open_account(at)) return NULL;
  at->connection = connection;
  beginning = at;
  if (!note_process(at) || !note_beginning(at) || kept_size(at) > kept) return NULL;
  make_work(at, begin_here);
  // Comes back for each job.
  if (swapcontext(&at->begin, &at->work) != 0) return NULL;
  *length = beginning->job_length;
  return beginning->job;
}

void halcyon_finish_job(int status) {
  struct beginning *at = beginning;
  if (!at || syscall(SYS_gettid) != process_identifier()) return;
  at->state->status = status;
  at->state->is_done = true;
  make_work(at, go_back);
  setcontext(&at->work);
}
