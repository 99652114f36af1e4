#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Runs in the child, between fork and exec: only async-signal-safe calls.
static void become(
    const char *path, char *const arguments[], char *const environment[], const int streams[3],
    pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // the parent died before we asked to die with it
  signal(SIGPIPE, SIG_DFL);
  signal(SIGINT, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to report, not a reason to die
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // First out of the way of the numbers they go to.
  int moved[3];
  for (int index = 0; index < 3; index++) moved[index] = fcntl(streams[index], F_DUPFD, 3);
  for (int index = 0; index < 3; index++) dup2(moved[index], index);
  syscall(SYS_close_range, 3, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
  // A file that was just written is busy for a moment where another thread's child still has it open for writing.
  const struct timespec pause = {0, 2000000};
  for (int tries = 0; tries < 100; tries++) {
    execve(path, arguments, environment);
    if (errno != ETXTBSY) return;
    syscall(SYS_nanosleep, &pause, NULL);
  }
}

static pid_t start(
    const char *path, char *const arguments[], char *const environment[], const int streams[3]) {
  int report[2];  // carries the error number of a failed exec; closed by a successful one
  if (pipe2(report, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    become(path, arguments, environment, streams, parent);
    int failure = errno;
    (void)!write(report[1], &failure, sizeof failure);
    _exit(127);
  }
  int failure = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    setpgid(child, child);
    ssize_t got;
    do got = read(report[0], &failure, sizeof failure);
    while (got < 0 && errno == EINTR);
    if (got <= 0) failure = 0;
    if (failure) waitpid(child, NULL, 0);
  }
  close(report[0]);
  return failure ? -failure : child;
}

static void close_if_open(int descriptor) {
  if (descriptor >= 0) close(descriptor);
}

// A file in memory of a fixed size: a child that writes without end gets an error, not our memory.
static int make_note() {
  int note = memfd_create("note", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (note < 0) return -1;
  // The limit on the size of files holds for memory, too.
  struct rlimit limit;
  off_t size = halcyon_note_size;
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < (rlim_t)size) size = (off_t)limit.rlim_cur;
  if (ftruncate(note, size) == 0
      && fcntl(note, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK) == 0) return note;
  int failure = errno;
  close(note);
  errno = failure;
  return -1;
}

struct halcyon_child halcyon_spawn(
    const char *path, char *const arguments[], char *const environment[]) {
  int pipe_ends[2] = {-1, -1};
  struct halcyon_child child = {0, -1, -1, -1};
  child.output = make_note();
  child.error = make_note();
  if (child.output < 0 || child.error < 0 || pipe2(pipe_ends, O_CLOEXEC) != 0) {
    child.process = -errno;
  } else {
    // Room for a part of a frame, so that neither side waits often; refused where memory is short.
    fcntl(pipe_ends[1], F_SETPIPE_SZ, 1 << 20);
    fcntl(pipe_ends[1], F_SETFL, O_NONBLOCK);
    child.input = pipe_ends[1];
    int streams[3] = {pipe_ends[0], child.output, child.error};
    child.process = start(path, arguments, environment, streams);
  }
  close_if_open(pipe_ends[0]);
  if (child.process < 0) {
    close_if_open(pipe_ends[1]);
    close_if_open(child.output);
    close_if_open(child.error);
  }
  return child;
}
