#pragma once

#include <stdbool.h>
#include <sys/types.h>

/// A program to be started, with its arguments and its environment.
struct process_command;

/// A command that runs the executable file `path`; NULL for want of memory.
struct process_command *process_command_create(const char *path);

/// Adds an argument behind those there are; false for want of memory.
bool process_command_add_argument(struct process_command *command, const char *argument);

/// Adds `NAME=value` to the environment, which is empty at first; false for want of memory.
bool process_command_add_variable(struct process_command *command, const char *variable);

/// Has the program keep `descriptor`, under the same number, which is to be above 2.
void process_command_keep(struct process_command *command, int descriptor);

/// Has the program run only when nobody else wants the processors.
void process_command_yield(struct process_command *command);

void process_command_free(struct process_command *command);

/// Starts `command` as the leader of a new session that dies with this thread, at fixed addresses where
/// the kernel allows it, with nothing to read and the two files to write to. What it starts in its turn
/// ends at the latest when this process does, even if that is killed. `process_sweep` must follow its end.
///
/// Returns its process id, or -errno when it could not be started.
pid_t process_start(const struct process_command *command, int standard_output,
                    int standard_error);

/// The two ends of a line to a child: bytes both ways. Both are negative when there is none.
struct process_line {
  int mine;
  int theirs;
};
struct process_line process_open_line(void);

/// Sends `count` bytes; false when nobody is at the other end, without a signal.
bool process_send(int line, const void *bytes, size_t count);

/// Has SIGINT, SIGTERM and SIGHUP wait for `process_await_signal`, in this thread and those it starts. SIGHUP where it
/// was ignored from the beginning stays so, here and in `process_forward_signals`.
void process_hold_signals(void);

/// Waits for one of them and answers it.
int process_await_signal(void);

/// Passes SIGINT, SIGTERM and SIGHUP on to the group of `child` until `process_wait` returns.
/// Three seconds after the first, or at the second, the group is killed.
void process_forward_signals(pid_t child);

/// Ends the running `child`, which `process_start` started, and all it has started. Does not wait.
void process_end(pid_t child);

/// Ends what `child` has left behind, which has ended with the wait status `status`: an encoder; if it was
/// killed, all it has started.
void process_sweep(pid_t child, int status);

/// Waits for `child`, sweeps, and answers its wait status; `interrupted_by` is the signal passed on, or 0.
int process_wait(pid_t child, int *interrupted_by);

/// Whether a wait status says "killed by a signal", and which; 0 when the process exited by itself.
int process_signal(int status);

/// The exit status of a process that ended by itself.
int process_exit_status(int status);
