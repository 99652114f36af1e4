#pragma once

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes of what a program says that are kept of each of its outputs.
enum { halcyon_note_size = 1 << 20 };

/// A running program and our ends of its streams.
struct halcyon_child {
  /// The process, which leads a group of its own; or the negated error number of a failed start.
  pid_t process;
  /// The write end of its standard input, a pipe; writing never blocks.
  int input;
  /// Files in memory that receive its standard output and its standard error: of `halcyon_note_size`
  /// bytes (or as large as a file may be here), zeros behind what was written; writing more fails.
  int output, error;
};

/// Starts a program in a process group of its own that dies with the calling thread.
///
/// Swift cannot fork, and posix_spawn cannot ask for death with the parent. The thread that calls
/// this must outlive the child, and the caller closes the three streams. Nothing is left open when
/// the start fails.
struct halcyon_child halcyon_spawn(
    const char *path, char *const arguments[], char *const environment[]);

#ifdef __cplusplus
}
#endif
