#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// What posix_spawn cannot do (personality, the parent-death signal) happens here between fork and
// exec, in C, because only calls that are safe in a signal handler may be made there.
static void prepare_child(pid_t parent, struct process_setup setup) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // the parent died before the line above
  if (setup.fixed_addresses) {
    int persona = personality(0xffffffff);
    if (persona != -1) personality((unsigned long)persona | ADDR_NO_RANDOMIZE);
  }
  if (setup.standard_error >= 0) dup2(setup.standard_error, STDERR_FILENO);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t process_start(const char *path, char *const arguments[], char *const environment[],
                    struct process_setup setup) {
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
    prepare_child(parent, setup);
    execve(path, arguments, environment);
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
