#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

struct process_command {
  char *path;
  char **environment;  // ends with NULL
  size_t count;
};

struct process_command *process_command_create(const char *path) {
  struct process_command *command = calloc(1, sizeof *command);
  if (!command) return NULL;
  command->path = strdup(path);
  command->environment = calloc(1, sizeof(char *));
  if (command->path && command->environment) return command;
  process_command_free(command);
  return NULL;
}

bool process_command_add_variable(struct process_command *command, const char *variable) {
  size_t size = (command->count + 2) * sizeof(char *);
  char **environment = realloc(command->environment, size);
  if (!environment) return false;
  command->environment = environment;
  char *copy = strdup(variable);
  if (!copy) return false;
  environment[command->count++] = copy;
  environment[command->count] = NULL;
  return true;
}

void process_command_free(struct process_command *command) {
  if (!command) return;
  for (size_t index = 0; index < command->count; index++) free(command->environment[index]);
  free(command->environment);
  free(command->path);
  free(command);
}

// What posix_spawn cannot do (personality, the parent-death signal) happens here between fork and
// exec, in C, because only calls that are safe in a signal handler may be made there.
static void prepare_child(pid_t parent, int standard_error) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // the parent died before the line above
  int persona = personality(0xffffffff);  // asks for the present one
  if (persona != -1) personality((unsigned long)persona | ADDR_NO_RANDOMIZE);
  dup2(standard_error, STDERR_FILENO);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t process_start(const struct process_command *command, int standard_error) {
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
    prepare_child(parent, standard_error);
    char *arguments[] = {command->path, NULL};
    execve(command->path, arguments, command->environment);
    int reason = errno;
    ssize_t written = write(failure[1], &reason, sizeof reason);
    (void)written;
    _exit(127);
  }
  setpgid(child, child);  // also here, so that a signal passed on at once finds the group
  close(failure[1]);
  int reason = 0;
  ssize_t got;
  do got = read(failure[0], &reason, sizeof reason);
  while (got < 0 && errno == EINTR);
  close(failure[0]);
  if (got == (ssize_t)sizeof reason) {
    waitpid(child, NULL, 0);
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

void process_forward_signals(pid_t child) {
  forwarding_to = child;
  forwarded_signal = 0;
  handle(SIGINT, forward);
  handle(SIGTERM, forward);
  handle(SIGHUP, forward);
  handle(SIGALRM, forward);
}

int process_wait(pid_t child, int *interrupted_by) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  alarm(0);
  // Whatever the program started and left behind (an encoder) ends with it.
  kill(-child, SIGKILL);
  forwarding_to = 0;
  *interrupted_by = forwarded_signal;
  handle(SIGINT, SIG_DFL);
  handle(SIGTERM, SIG_DFL);
  handle(SIGHUP, SIG_DFL);
  handle(SIGALRM, SIG_DFL);
  return status;
}

int process_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int process_exit_status(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 0; }
