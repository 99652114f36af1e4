#define _GNU_SOURCE
#include "CProcess.h"

#include "Sessions.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct strings {
  char **items;  // ends with NULL once there is one
  size_t count;
};

static bool add(struct strings *strings, const char *text) {
  char **items = realloc(strings->items, (strings->count + 2) * sizeof *items);
  if (!items) return false;
  strings->items = items;
  char *copy = strdup(text);
  items[strings->count] = copy;
  if (!copy) return false;
  items[++strings->count] = NULL;
  return true;
}

static void free_strings(struct strings *strings) {
  for (size_t index = 0; index < strings->count; index++) free(strings->items[index]);
  free(strings->items);
}

struct process_command {
  struct strings arguments;  // the first is the program
  struct strings environment;
  int kept_descriptor;  // stays open in the program under the same number; -1 for none
  bool is_background;
};

struct process_command *process_command_create(const char *path) {
  struct process_command *command = calloc(1, sizeof *command);
  if (command) command->kept_descriptor = -1;
  if (command && add(&command->arguments, path)) return command;
  process_command_free(command);
  return NULL;
}

bool process_command_add_argument(struct process_command *command, const char *argument) {
  return add(&command->arguments, argument);
}

bool process_command_add_variable(struct process_command *command, const char *variable) {
  return add(&command->environment, variable);
}

void process_command_keep(struct process_command *command, int descriptor) {
  command->kept_descriptor = descriptor;
}

void process_command_yield(struct process_command *command) { command->is_background = true; }

void process_command_free(struct process_command *command) {
  if (!command) return;
  free_strings(&command->arguments);
  free_strings(&command->environment);
  free(command);
}

// What posix_spawn cannot do (personality, the parent-death signal) happens here between fork and
// exec, in C, because only calls that are safe in a signal handler may be made there.
static void prepare_child(pid_t parent, int standard_output, int standard_error) {
  setsid();  // all it starts is known by it, in whatever process groups (each of swiftc's jobs has its own)
  // Before anything of the program runs. Until its exec this copy holds the watchman's pipe open, too.
  process_watch(getpid());
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // the parent died before the line above
  int persona = personality(0xffffffff);  // asks for the present one
  if (persona != -1) personality((unsigned long)persona | ADDR_NO_RANDOMIZE);
  // Views nest deep, and a debug build takes much of the stack for each: room for some thousand levels,
  // so that one which contains itself is told of before the stack ends.
  struct rlimit stack;
  const rlim_t wanted = 128u << 20;
  if (getrlimit(RLIMIT_STACK, &stack) == 0 && stack.rlim_cur != RLIM_INFINITY && stack.rlim_cur < wanted) {
    stack.rlim_cur = stack.rlim_max == RLIM_INFINITY || stack.rlim_max > wanted ? wanted : stack.rlim_max;
    setrlimit(RLIMIT_STACK, &stack);
  }
  // A program in a group of its own that reads from the terminal would be stopped.
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
  // The copies come first: each may be the number that the other takes.
  int output = fcntl(standard_output, F_DUPFD_CLOEXEC, 3);
  int errors = fcntl(standard_error, F_DUPFD_CLOEXEC, 3);
  dup2(output, STDOUT_FILENO);
  dup2(errors, STDERR_FILENO);
  // Other threads may be starting programs too: nobody's pipe may stay open in this one.
  close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
  signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to report, not a reason to die
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t process_start(const struct process_command *command, int standard_output,
                    int standard_error) {
  process_keep_watch();
  int failure[2];  // closed by a successful exec; carries errno otherwise
  if (pipe2(failure, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) {
    int reason = errno;
    close(failure[0]);
    close(failure[1]);
    return -reason;
  }
  if (child == 0) {
    prepare_child(parent, standard_output, standard_error);
    if (command->is_background) setpriority(PRIO_PROCESS, 0, 10);
    if (command->kept_descriptor >= 0) fcntl(command->kept_descriptor, F_SETFD, 0);
    static char *empty[] = {NULL};
    char **environment = command->environment.items ? command->environment.items : empty;
    // A program that was written a moment ago is busy while the child of another thread still holds
    // what it was written through: between its fork and its exec, which is short.
    const struct timespec pause = {.tv_nsec = 2000000};
    for (int attempt = 0; attempt < 250; attempt++) {
      execve(command->arguments.items[0], command->arguments.items, environment);
      if (errno != ETXTBSY) break;
      nanosleep(&pause, NULL);
    }
    int reason = errno;
    ssize_t written = write(failure[1], &reason, sizeof reason);
    (void)written;
    _exit(127);
  }
  close(failure[1]);
  int reason = 0;
  ssize_t got;
  do got = read(failure[0], &reason, sizeof reason);
  while (got < 0 && errno == EINTR);
  close(failure[0]);
  if (got == (ssize_t)sizeof reason) {
    waitpid(child, NULL, 0);
    process_forget(child);
    return -reason;
  }
  return child;
}

static volatile sig_atomic_t forwarded_signal = 0;
static volatile pid_t forwarding_to = 0;

enum { seconds_to_tidy_up = 3 };

static void forward(int signal_number) {
  int saved = errno;
  if (forwarding_to > 0) {
    if (signal_number == SIGALRM || forwarded_signal != 0) {
      kill(-forwarding_to, SIGKILL);
    } else {
      forwarded_signal = signal_number;
      kill(-forwarding_to, signal_number);
      alarm(seconds_to_tidy_up);
    }
  }
  errno = saved;
}

static void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

// Whether it was started to outlive its terminal, as nohup does: then it is not to be told when that goes.
static bool outlives_terminal(void) {
  struct sigaction action;
  return sigaction(SIGHUP, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

void process_forward_signals(pid_t child) {
  forwarding_to = child;
  forwarded_signal = 0;
  handle(SIGINT, forward);
  handle(SIGTERM, forward);
  if (!outlives_terminal()) handle(SIGHUP, forward);
  handle(SIGALRM, forward);
}

int process_wait(pid_t child, int *interrupted_by) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  alarm(0);
  if (forwarded_signal) process_end(child);
  process_sweep(child, status);
  forwarding_to = 0;
  *interrupted_by = forwarded_signal;
  handle(SIGINT, SIG_DFL);
  handle(SIGTERM, SIG_DFL);
  if (!outlives_terminal()) handle(SIGHUP, SIG_DFL);
  handle(SIGALRM, SIG_DFL);
  return status;
}

int process_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int process_exit_status(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 0; }

struct process_line process_open_line(void) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return (struct process_line){-1, -1};
  return (struct process_line){ends[0], ends[1]};
}

bool process_send(int line, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t sent = send(line, rest, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    rest += sent;
    count -= (size_t)sent;
  }
  return true;
}

static sigset_t endings(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  if (!outlives_terminal()) sigaddset(&signals, SIGHUP);
  return signals;
}

void process_hold_signals(void) {
  sigset_t signals = endings();
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
}

int process_await_signal(void) {
  sigset_t signals = endings();
  int number = 0;
  while (sigwait(&signals, &number) != 0) {
  }
  return number;
}
