#pragma once

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <ucontext.h>

#include "CVirtualTime.h"

// What the files that let a copy go back to its beginning share; `Rewinding.c` says how that is done.

/// Of <linux/fs.h>, which older systems' headers lack.
struct page_region {
  uint64_t start, end, categories;
};

enum {
  most_mappings = 4096,
  most_descriptors = 256,
  most_regions = 2048,
  limit_count = RLIM_NLIMITS,
  /// Bytes.
  text_size = 1 << 16,
  stack_size = 1 << 18,
};
/// Bytes of a job; address space alone, as long as no job has so many.
#define MOST_JOB ((size_t)256 << 20)
#define PAGE ((uintptr_t)4096)
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
  struct rlimit limits[limit_count];
  stack_t signal_stack;
  mode_t mask;
  char name[16];
  void *heap_end;
  uintptr_t unused_heap;
  uintptr_t stack_end;
  /// How often the copy has gone back.
  int returns;
  /// The kernel writes there whenever it likes: restartable sequences.
  uintptr_t kernels_start, kernels_end;
  ucontext_t begin, work;
  struct page_region regions[most_regions], kept_regions[most_regions];
  char text[text_size];
  char stack[stack_size] __attribute__((aligned(64)));
  char *job;
  size_t job_length;
};

// Nobody outside of this library sees or replaces these.
#pragma GCC visibility push(hidden)

/// Ends the process, which another then stands in for.
_Noreturn void give_up(void);
/// Without the definition that tells programs about `getpid`.
pid_t process_identifier(void);

/// Calls `each` with every mapping of the process, in order of addresses, and what its line says behind it.
bool read_mappings(
    struct beginning *at, bool (*each)(struct beginning *, struct mapping *, const char *rest));
/// The start of what the heap has never handed out, of which nobody knows what it holds.
uintptr_t unused_heap(void);
/// Writes a mapping down; for `read_mappings`.
bool note_mapping(struct beginning *at, struct mapping *mapping, const char *rest);
/// Takes away what was mapped since; false where something that was there is gone, or is another kind of memory.
bool restore_mappings(struct beginning *at);

/// Opens what is needed to keep account of pages.
bool open_account(struct beginning *at);
/// Copies a mapping's bytes, and has the kernel note what is written to.
bool keep_contents(struct beginning *at, struct mapping *mapping, char *copy);
/// Gives every page that was written to the bytes that it had.
bool restore_contents(struct beginning *at);

/// Writes down what the kernel keeps for the process beside its memory.
bool note_process(struct beginning *at);
/// Ends all threads but this one, wherever they are: what they held is as it was afterwards.
bool end_threads(struct beginning *at);
bool has_children(void);
bool has_timers(struct beginning *at);
/// Closes what was opened since; false where what was open is not.
bool restore_descriptors(struct beginning *at);
/// Signals, limits, the folder and the thread's name; false where one of them cannot be as it was.
bool restore_process(struct beginning *at);

#pragma GCC visibility pop
