#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Rewinding.h"

// Which memory a copy has: what was mapped when it began, and what has come since. As in `Rewinding.c`, nothing here
// may call `malloc` or take a lock once jobs have begun.

// Of <linux/fs.h>, which older systems' headers lack.
struct mapping_query {
  uint64_t size, flags, address, start, end, permissions, page_size, offset, inode;
  uint32_t device_major, device_minor, name_size, build_identifier_size;
  uint64_t name, build_identifier;
};

#define ASK_MAPPING _IOWR('f', 17, struct mapping_query)
#define AT_OR_BEHIND 0x10

static const char *hexadecimal(const char *text, uintptr_t *value) {
  *value = 0;
  for (;; text++) {
    char digit = *text;
    if (digit >= '0' && digit <= '9') *value = *value << 4 | (uintptr_t)(digit - '0');
    else if (digit >= 'a' && digit <= 'f') *value = *value << 4 | (uintptr_t)(digit - 'a' + 10);
    else return text;
  }
}

bool read_mappings(
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

uintptr_t unused_heap(void) {
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

bool note_mapping(struct beginning *at, struct mapping *mapping, const char *rest) {
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

bool restore_mappings(struct beginning *at) {
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
