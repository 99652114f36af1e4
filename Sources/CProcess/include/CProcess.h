#pragma once

#include <stdbool.h>
#include <sys/types.h>

/// How a started program is set up, beyond its arguments and environment.
struct process_setup {
  /// Takes the place of the child's standard error; -1 leaves it as it is.
  int standard_error;
  /// Loads the program at the same addresses each time, where the kernel allows it.
  bool fixed_addresses;
};

/// Starts `path` as the leader of a new process group that dies with this process.
///
/// Returns its process id, or -errno when it could not be started.
pid_t process_start(const char *path, char *const arguments[], char *const environment[],
                    struct process_setup setup);

/// Passes SIGINT, SIGTERM and SIGHUP on to the group of `child` until `process_wait` returns.
/// Three seconds after the first, or at the second, the group is killed.
void process_forward_signals(pid_t child);

/// Waits for `child` and answers its wait status; `interrupted_by` is the signal passed on, or 0.
int process_wait(pid_t child, int *interrupted_by);

/// Whether a wait status says "killed by a signal", and which; 0 when the process exited by itself.
int process_signal(int status);

/// The exit status of a process that ended by itself.
int process_exit_status(int status);
