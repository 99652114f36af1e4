#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <malloc.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include "CVirtualTime.h"
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

// Of <linux/fs.h>, which older systems' headers lack.
struct page_region {
  uint64_t start, end, categories;
};

struct page_scan {
  uint64_t size, flags, start, end, walk_end, vec, vec_len, max_pages;
  uint64_t category_inverted, category_mask, category_anyof_mask, return_mask;
};

#define SCAN_PAGES _IOWR('f', 16, struct page_scan)
#define SCAN_PROTECTS (1 << 0)
#define SCAN_CHECKS (1 << 1)
#define PAGE_WRITTEN (1 << 1)
#define PAGE_PRESENT (1 << 3)
#define PAGE_SWAPPED (1 << 4)
struct mapping_query {
  uint64_t size, flags, address, start, end, permissions, page_size, offset, inode;
  uint32_t device_major, device_minor, name_size, build_identifier_size;
  uint64_t name, build_identifier;
};

#define ASK_MAPPING _IOWR('f', 17, struct mapping_query)
#define AT_OR_BEHIND 0x10
#define FEATURE_UNPOPULATED (1 << 13)
#define FEATURE_ASYNCHRONOUS (1 << 15)
#define USER_MODE_ONLY 1

enum {
  most_mappings = 4096,
  most_descriptors = 256,
  most_regions = 2048,
  /// Bytes.
  text_size = 1 << 16,
  stack_size = 1 << 18,
};
/// Bytes of a job; address space alone, as long as no job has so many.
#define MOST_JOB ((size_t)256 << 20)
#define PAGE ((uintptr_t)4096)
/// glibc's own, which it lets no thread block.
#define ENDING_SIGNAL 33

struct mapping {
  uintptr_t start, end;
  char permissions[4];
  bool is_of_file;
  /// What it held; NULL where that is not given back.
  char *copy;
};

struct descriptor {
  int number;
  dev_t device;
  ino_t file;
};

/// What the process was like when it began. In the arena.
struct beginning {
  char *arena;
  size_t arena_size;
  struct copy_state *state;
  int connection, faults, pages, folder;
  size_t mapped;
  int mapping_count;
  struct mapping mappings[most_mappings];
  /// Mappings that have come since.
  int new_count;
  struct mapping new_mappings[most_mappings];
  int descriptor_count;
  struct descriptor descriptors[most_descriptors];
  struct sigaction actions[65];
  stack_t signal_stack;
  mode_t mask;
  char name[16];
  void *heap_end;
  uintptr_t unused_heap;
  uintptr_t stack_end;
  /// The kernel writes there whenever it likes: restartable sequences.
  uintptr_t kernels_start, kernels_end;
  ucontext_t begin, work;
  struct page_region regions[most_regions], kept_regions[most_regions];
  char text[text_size];
  char stack[stack_size] __attribute__((aligned(64)));
  char *job;
  size_t job_length;
};

/// Set before the beginning, so that it is the same ever after.
static struct beginning *beginning;

extern const ptrdiff_t __rseq_offset __attribute__((weak));
extern const unsigned int __rseq_size __attribute__((weak));

/// Without the definition that tells programs about `getpid`.
static pid_t process_identifier(void) { return (pid_t)syscall(SYS_getpid); }

static _Noreturn void give_up(void) { syscall(SYS_exit_group, 0); __builtin_unreachable(); }

// Mappings.

static const char *hexadecimal(const char *text, uintptr_t *value) {
  *value = 0;
  for (;; text++) {
    char digit = *text;
    if (digit >= '0' && digit <= '9') *value = *value << 4 | (uintptr_t)(digit - '0');
    else if (digit >= 'a' && digit <= 'f') *value = *value << 4 | (uintptr_t)(digit - 'a' + 10);
    else return text;
  }
}

/// Calls `each` with every mapping of the process, in order of addresses, and what its line says behind it.
static bool read_mappings(
    struct beginning *at, bool (*each)(struct beginning *, struct mapping *, const char *rest)) {
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  size_t held = 0;
  bool is_good = true;
  for (;;) {
    ssize_t count = read(file, at->text + held, text_size - 1 - held);
    if (count < 0) is_good = false;
    if (count <= 0) break;
    held += (size_t)count;
    char *line = at->text;
    for (char *end; is_good && (end = memchr(line, '\n', held - (size_t)(line - at->text)));) {
      *end = 0;
      struct mapping mapping = {0};
      const char *rest = hexadecimal(line, &mapping.start) + 1;
      rest = hexadecimal(rest, &mapping.end) + 1;
      memcpy(mapping.permissions, rest, 4);
      is_good = each(at, &mapping, rest + 4);
      line = end + 1;
    }
    held -= (size_t)(line - at->text);
    memmove(at->text, line, held);
    if (!is_good || held == text_size - 1) break;
  }
  close(file);
  return is_good && held == 0;
}

/// The same without what stands behind, which takes the kernel a tenth of the time; of Linux 6.11 and later.
static bool ask_mappings(
    struct beginning *at, bool (*each)(struct beginning *, struct mapping *, const char *rest)) {
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct mapping_query query = {.size = sizeof query, .flags = AT_OR_BEHIND};
  bool is_good = true, is_known = false;
  while (is_good && ioctl(file, ASK_MAPPING, &query) == 0) {
    is_known = true;
    struct mapping mapping = {.start = query.start, .end = query.end};
    for (int index = 0; index < 4; index++) {
      bool has = query.permissions >> index & 1;
      mapping.permissions[index] = (has ? "rwxs" : "---p")[index];
    }
    is_good = each(at, &mapping, "");
    query.address = query.end;
  }
  bool is_end = errno == ENOENT;
  close(file);
  return is_known ? is_good && is_end : read_mappings(at, each);
}

static bool is_own(const struct beginning *at, uintptr_t address) {
  return address - (uintptr_t)at->arena < at->arena_size;
}

/// The start of what the heap has never handed out, of which nobody knows what it holds.
static uintptr_t unused_heap(void) {
  struct mallinfo2 information = mallinfo2();
  uintptr_t end = (uintptr_t)sbrk(0);
  // Its first words say how much there is.
  return (end - information.keepcost + 64 + PAGE - 1) & -PAGE;
}

/// What every process has in the upper half of all addresses.
static bool is_kernels(const struct mapping *mapping) { return (intptr_t)mapping->start < 0; }

static bool add_mapping(struct beginning *at, struct mapping mapping) {
  if (mapping.start >= mapping.end) return true;
  if (at->mapping_count == most_mappings) return false;
  at->mappings[at->mapping_count++] = mapping;
  at->mapped += mapping.end - mapping.start;
  return true;
}

static bool note_mapping(struct beginning *at, struct mapping *mapping, const char *rest) {
  if (is_kernels(mapping)) return true;
  bool is_writable = mapping->permissions[1] == 'w';
  if (is_writable && mapping->permissions[3] == 's' && mapping->start != (uintptr_t)at->state) {
    return false;
  }
  // Any address but none says that its bytes are to be kept.
  bool is_kept = is_writable && mapping->permissions[3] == 'p' && !is_own(at, mapping->start);
  mapping->is_of_file = strchr(rest, '/');
  mapping->copy = is_kept ? at->arena : NULL;
  if (strstr(rest, "[stack]")) at->stack_end = mapping->end;
  // The heap may be several mappings, of pages of different sizes.
  if (is_kept && mapping->end > at->unused_heap && strstr(rest, "[heap]")) {
    struct mapping unused = *mapping;
    if (unused.start < at->unused_heap) unused.start = at->unused_heap;
    mapping->end = unused.start;
    unused.copy = NULL;
    return add_mapping(at, *mapping) && add_mapping(at, unused);
  }
  return add_mapping(at, *mapping);
}

static bool add_new(struct beginning *at, struct mapping mapping) {
  if (at->new_count == most_mappings) return false;
  at->new_mappings[at->new_count++] = mapping;
  return true;
}

/// Where `compare_mapping` is: the first of the noted mappings that ends behind the last address.
static bool compare_mapping(struct beginning *at, struct mapping *now, const char *rest) {
  (void)rest;
  if (is_kernels(now)) return true;
  // What the stack has grown by lies below all that is in use.
  bool is_stack = now->end == at->stack_end;
  uintptr_t address = now->start;
  while (address < now->end) {
    int low = 0, high = at->mapping_count;
    while (low < high) {
      int middle = (low + high) / 2;
      if (at->mappings[middle].end <= address) low = middle + 1;
      else high = middle;
    }
    struct mapping *noted = low < at->mapping_count ? &at->mappings[low] : NULL;
    uintptr_t end = now->end;
    if (noted && noted->start <= address) {
      if (memcmp(noted->permissions, now->permissions, 4) != 0) return false;
      if (noted->end < end) end = noted->end;
      at->mapped -= end - address;
    } else {
      if (noted && noted->start < end) end = noted->start;
      struct mapping added = {.start = address, .end = end};
      if (!is_stack && !add_new(at, added)) return false;
    }
    address = end;
  }
  return true;
}

/// Takes away what was mapped since; false where something that was there is gone, or is another kind of memory.
static bool restore_mappings(struct beginning *at) {
  if ((void *)syscall(SYS_brk, at->heap_end) != at->heap_end) return false;
  at->new_count = 0;
  size_t mapped = at->mapped;
  bool is_good = ask_mappings(at, compare_mapping) && at->mapped == 0;
  at->mapped = mapped;
  for (int index = 0; is_good && index < at->new_count; index++) {
    struct mapping *added = &at->new_mappings[index];
    is_good = munmap((void *)added->start, added->end - added->start) == 0;
  }
  return is_good;
}

// Contents.

/// Notes in `regions` where pages are that have all of `mask`, and one of `any`; answers how many ranges there are, with
/// where it stopped; negative for a failure. Without `regions` those pages are protected.
static int scan(
    struct beginning *at, uintptr_t *from, uintptr_t end, uint64_t mask, uint64_t any,
    struct page_region *regions) {
  struct page_scan scan = {
      .size = sizeof scan, .flags = regions ? 0 : SCAN_PROTECTS | SCAN_CHECKS, .start = *from, .end = end,
      .vec = (uintptr_t)regions, .vec_len = regions ? most_regions : 0, .category_mask = mask,
      .category_anyof_mask = any, .return_mask = PAGE_PRESENT | PAGE_SWAPPED};
  uintptr_t start = *from;
  int count = ioctl(at->pages, SCAN_PAGES, &scan);
  *from = scan.walk_end;
  return *from == start ? -1 : count;
}

static bool protect(struct beginning *at, uintptr_t from, uintptr_t end) {
  while (from < end) {
    if (scan(at, &from, end, PAGE_WRITTEN, 0, NULL) < 0) return false;
  }
  return true;
}

static void restore_range(struct beginning *at, struct mapping *mapping, uintptr_t from, uintptr_t end) {
  char *copy = mapping->copy + (from - mapping->start);
  if (from < at->kernels_end && at->kernels_start < end) {
    if (from < at->kernels_start) memcpy((void *)from, copy, at->kernels_start - from);
    if (at->kernels_end < end) {
      memcpy((void *)at->kernels_end, copy + (at->kernels_end - from), end - at->kernels_end);
    }
    return;
  }
  memcpy((void *)from, copy, end - from);
}

/// The same for pages that the process has dropped, as it does with the stacks of threads: they hold zeros until
/// somebody touches them, so those that held nothing before are as they were.
static bool restore_dropped(struct beginning *at, struct mapping *mapping, uintptr_t from, uintptr_t end) {
  uintptr_t offset = (uintptr_t)mapping->copy - mapping->start;
  from += offset;
  end += offset;
  while (from < end) {
    int count = scan(at, &from, end, 0, PAGE_PRESENT | PAGE_SWAPPED, at->kept_regions);
    if (count < 0) return false;
    for (int number = 0; number < count; number++) {
      struct page_region *kept = &at->kept_regions[number];
      restore_range(at, mapping, kept->start - offset, kept->end - offset);
    }
  }
  return true;
}

static bool restore_mapping(struct beginning *at, struct mapping *mapping) {
  uintptr_t from = mapping->start, first = mapping->end, last = mapping->start;
  while (from < mapping->end) {
    int count = scan(at, &from, mapping->end, PAGE_WRITTEN, 0, at->regions);
    if (count < 0) return false;
    for (int number = 0; number < count; number++) {
      struct page_region *region = &at->regions[number];
      bool is_there = mapping->is_of_file || region->categories & (PAGE_PRESENT | PAGE_SWAPPED);
      if (is_there) {
        restore_range(at, mapping, region->start, region->end);
      } else if (!restore_dropped(at, mapping, region->start, region->end)) {
        return false;
      }
      if (region->start < first) first = region->start;
      if (region->end > last) last = region->end;
    }
  }
  return first >= last || protect(at, first, last);
}

static bool restore_contents(struct beginning *at) {
  for (int index = 0; index < at->mapping_count; index++) {
    struct mapping *mapping = &at->mappings[index];
    if (mapping->copy && !restore_mapping(at, mapping)) return false;
  }
  return true;
}

/// Copies a mapping's bytes, and has the kernel note what is written to.
static bool keep_contents(struct beginning *at, struct mapping *mapping, char *copy) {
  uintptr_t from = mapping->start;
  while (from < mapping->end) {
    // Where there is no page yet there are zeros, as in the copy, or what the file says, which may be another then.
    uint64_t any = mapping->is_of_file ? 0 : PAGE_PRESENT | PAGE_SWAPPED;
    int count = scan(at, &from, mapping->end, 0, any, at->regions);
    if (count < 0) return false;
    for (int number = 0; number < count; number++) {
      struct page_region *region = &at->regions[number];
      memcpy(copy + (region->start - mapping->start), (void *)region->start, region->end - region->start);
    }
  }
  mapping->copy = copy;
  struct uffdio_register request = {
      .range = {mapping->start, mapping->end - mapping->start}, .mode = UFFDIO_REGISTER_MODE_WP};
  if (ioctl(at->faults, UFFDIO_REGISTER, &request) != 0) return false;
  return protect(at, mapping->start, mapping->end);
}

// What the kernel keeps.

/// Calls `each` with the numbers that are the names in a folder of /proc.
static bool read_numbers(
    struct beginning *at, const char *path, bool (*each)(struct beginning *, int number)) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  bool is_good = true;
  long count;
  while (is_good && (count = syscall(SYS_getdents64, folder, at->text, text_size)) > 0) {
    for (long place = 0; is_good && place < count;) {
      struct {
        uint64_t file;
        int64_t offset;
        unsigned short length;
        unsigned char kind;
        char name[];
      } *entry = (void *)(at->text + place);
      place += entry->length;
      int number = 0;
      const char *digit = entry->name;
      while (*digit >= '0' && *digit <= '9') number = 10 * number + (*digit++ - '0');
      if (*digit == 0 && digit != entry->name && number != folder) is_good = each(at, number);
    }
  }
  close(folder);
  return is_good && count == 0;
}

static bool note_descriptor(struct beginning *at, int number) {
  struct stat status;
  if (at->descriptor_count == most_descriptors || fstat(number, &status) != 0) return false;
  at->descriptors[at->descriptor_count++] = (struct descriptor){number, status.st_dev, status.st_ino};
  return true;
}

static struct descriptor *noted_descriptor(struct beginning *at, int number) {
  for (int index = 0; index < at->descriptor_count; index++) {
    if (at->descriptors[index].number == number) return &at->descriptors[index];
  }
  return NULL;
}

static bool close_new(struct beginning *at, int number) {
  if (!noted_descriptor(at, number)) close(number);
  return true;
}

static bool restore_descriptors(struct beginning *at) {
  if (!read_numbers(at, "/proc/self/fd", close_new)) return false;
  for (int index = 0; index < at->descriptor_count; index++) {
    struct descriptor *noted = &at->descriptors[index];
    struct stat status;
    if (fstat(noted->number, &status) != 0) return false;
    if (status.st_dev != noted->device || status.st_ino != noted->file) return false;
  }
  return true;
}

struct kernel_action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  uint64_t mask;
};

static void end_thread(int signal) {
  (void)signal;
  for (;;) syscall(SYS_exit, 0);
}

static int other_threads;

static bool end_other(struct beginning *at, int number) {
  (void)at;
  if (number == process_identifier()) return true;
  other_threads++;
  syscall(SYS_tgkill, process_identifier(), number, ENDING_SIGNAL);
  return true;
}

/// Ends all threads but this one, wherever they are: what they held is as it was afterwards.
static bool end_threads(struct beginning *at) {
  struct kernel_action action = {
      .handler = end_thread, .flags = 0x04000000 /* SA_RESTORER */, .restorer = (void (*)(void))give_up};
  struct kernel_action before;
  if (syscall(SYS_rt_sigaction, ENDING_SIGNAL, &action, &before, 8) != 0) return false;
  bool are_gone = false;
  for (int turn = 0; turn < 1000 && !are_gone; turn++) {
    other_threads = 0;
    if (!read_numbers(at, "/proc/self/task", end_other)) return false;
    are_gone = other_threads == 0;
    // Without the virtual clock, which may be running.
    struct timespec moment = {.tv_nsec = turn < 10 ? 20000 : 1000000};
    if (!are_gone) syscall(SYS_nanosleep, &moment, NULL);
  }
  syscall(SYS_rt_sigaction, ENDING_SIGNAL, &before, NULL, 8);
  return are_gone;
}

static bool has_children(void) {
  int status;
  pid_t child;
  while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
  }
  return child == 0;
}

static bool has_timers(struct beginning *at) {
  for (int which = ITIMER_REAL; which <= ITIMER_PROF; which++) {
    struct itimerval value;
    if (getitimer(which, &value) != 0 || value.it_value.tv_sec || value.it_value.tv_usec) return true;
  }
  int file = open("/proc/self/timers", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool has_some = read(file, at->text, 1) != 0;
  close(file);
  return has_some;
}

static void note_signals(struct beginning *at) {
  for (int signal = 1; signal <= 64; signal++) sigaction(signal, NULL, &at->actions[signal]);
  sigaltstack(NULL, &at->signal_stack);
  at->mask = umask(0);
  umask(at->mask);
  prctl(PR_GET_NAME, at->name);
}

static bool restore_signals(struct beginning *at) {
  for (int signal = 1; signal <= 64; signal++) {
    if (signal == SIGKILL || signal == SIGSTOP || signal == 32 || signal == 33) continue;
    sigaction(signal, &at->actions[signal], NULL);
  }
  umask(at->mask);
  prctl(PR_SET_NAME, at->name);
  sigset_t pending;
  sigpending(&pending);
  return sigaltstack(&at->signal_stack, NULL) == 0 && fchdir(at->folder) == 0 && sigisemptyset(&pending);
}

// The way back.

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
      && restore_descriptors(at) && restore_signals(at) && restore_contents(at);
  if (!is_good) give_up();
  int status = state->status;
  if (!answer(at, status << 8)) give_up();
  state->is_done = state->is_busy = false;
  state->jobs++;
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

/// Opens what is needed to keep account of pages.
static bool open_account(struct beginning *at) {
  at->faults = (int)syscall(SYS_userfaultfd, O_CLOEXEC | O_NONBLOCK | USER_MODE_ONLY);
  at->pages = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  at->folder = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  struct uffdio_api request = {
      .api = UFFD_API, .features = FEATURE_UNPOPULATED | FEATURE_ASYNCHRONOUS};
  return at->faults >= 0 && at->pages >= 0 && at->folder >= 0
      && ioctl(at->faults, UFFDIO_API, &request) == 0;
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
  note_signals(at);
  if (!read_numbers(at, "/proc/self/fd", note_descriptor)) return NULL;
  if (!note_beginning(at) || kept_size(at) > kept) return NULL;
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
