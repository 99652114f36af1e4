#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Rewinding.h"

// What the pages of a copy held when it began, and which of them were written to since. As in `Rewinding.c`, nothing
// here may call `malloc` or take a lock.

// Of <linux/fs.h>, which older systems' headers lack.
struct page_scan {
  uint64_t size, flags, start, end, walk_end, vec, vec_len, max_pages;
  uint64_t category_inverted, category_mask, category_anyof_mask, return_mask;
};

#define SCAN_PAGES _IOWR('f', 16, struct page_scan)
#define SCAN_PROTECTS (1 << 0)
/// Fails for memory of which no account is kept: another mapping in the place of one that was there.
#define SCAN_CHECKS (1 << 1)
#define PAGE_WRITTEN (1 << 1)
#define PAGE_PRESENT (1 << 3)
#define PAGE_SWAPPED (1 << 4)
#define FEATURE_UNPOPULATED (1 << 13)
#define FEATURE_ASYNCHRONOUS (1 << 15)
#define USER_MODE_ONLY 1

bool open_account(struct beginning *at) {
  at->faults = (int)syscall(SYS_userfaultfd, O_CLOEXEC | O_NONBLOCK | USER_MODE_ONLY);
  at->pages = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  at->folder = open(".", O_PATH | O_DIRECTORY | O_CLOEXEC);
  struct uffdio_api request = {
      .api = UFFD_API, .features = FEATURE_UNPOPULATED | FEATURE_ASYNCHRONOUS};
  return at->faults >= 0 && at->pages >= 0 && at->folder >= 0
      && ioctl(at->faults, UFFDIO_API, &request) == 0;
}

/// Notes in `regions` where the pages are that are `wanted`, with what was asked of them; answers how many ranges there
/// are, with where it stopped; negative for a failure.
static int scan(
    struct beginning *at, struct page_scan wanted, uintptr_t *from, uintptr_t end,
    struct page_region *regions) {
  uintptr_t start = *from;
  wanted.size = sizeof wanted;
  wanted.start = start;
  wanted.end = end;
  wanted.vec = (uintptr_t)regions;
  wanted.vec_len = regions ? most_regions : 0;
  int count = ioctl(at->pages, SCAN_PAGES, &wanted);
  *from = wanted.walk_end;
  return *from == start ? -1 : count;
}

enum { returns_between_protections = 32 };

static bool protect(struct beginning *at, uintptr_t from, uintptr_t end) {
  struct page_scan written = {.flags = SCAN_PROTECTS | SCAN_CHECKS, .category_mask = PAGE_WRITTEN};
  while (from < end) {
    if (scan(at, written, &from, end, NULL) < 0) return false;
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

/// Pages that hold something.
static const struct page_scan touched = {
    .category_anyof_mask = PAGE_PRESENT | PAGE_SWAPPED, .return_mask = PAGE_PRESENT};

/// The same for pages that the process has dropped, as it does with the stacks of threads: they hold zeros until
/// somebody touches them, so those that held nothing before are as they were.
static bool restore_dropped(struct beginning *at, struct mapping *mapping, uintptr_t from, uintptr_t end) {
  uintptr_t offset = (uintptr_t)mapping->copy - mapping->start;
  from += offset;
  end += offset;
  while (from < end) {
    int count = scan(at, touched, &from, end, at->kept_regions);
    if (count < 0) return false;
    for (int number = 0; number < count; number++) {
      struct page_region *kept = &at->kept_regions[number];
      restore_range(at, mapping, kept->start - offset, kept->end - offset);
    }
  }
  return true;
}

/// Pages that one job has written to, the next mostly writes to as well. To be told of it again costs six times as much
/// as to give a page its bytes back unasked, so for that is waited until many jobs are done.
static bool restore_mapping(struct beginning *at, struct mapping *mapping) {
  bool is_due = at->returns % returns_between_protections == returns_between_protections - 1;
  // Those that are not there were dropped, but for those that nobody touched and those that are swapped out.
  struct page_scan changed = {
      .flags = SCAN_CHECKS, .category_inverted = PAGE_PRESENT, .category_anyof_mask = PAGE_WRITTEN | PAGE_PRESENT,
      .return_mask = PAGE_WRITTEN | PAGE_PRESENT | PAGE_SWAPPED};
  uintptr_t from = mapping->start, first = mapping->end, last = mapping->start;
  while (from < mapping->end) {
    int count = scan(at, changed, &from, mapping->end, at->regions);
    if (count < 0) return false;
    for (int number = 0; number < count; number++) {
      struct page_region *region = &at->regions[number];
      if ((region->categories & (PAGE_WRITTEN | PAGE_SWAPPED)) == PAGE_SWAPPED) continue;
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
  return !is_due || first >= last || protect(at, first, last);
}

bool restore_contents(struct beginning *at) {
  for (int index = 0; index < at->mapping_count; index++) {
    struct mapping *mapping = &at->mappings[index];
    if (mapping->copy && !restore_mapping(at, mapping)) return false;
  }
  return true;
}

bool keep_contents(struct beginning *at, struct mapping *mapping, char *copy) {
  uintptr_t from = mapping->start;
  while (from < mapping->end) {
    // Where there is no page yet there are zeros, as in the copy, or what the file says, which may be another then.
    struct page_scan all = {.return_mask = PAGE_PRESENT};
    int count = scan(at, mapping->is_of_file ? all : touched, &from, mapping->end, at->regions);
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
