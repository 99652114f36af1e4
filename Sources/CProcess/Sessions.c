#define _GNU_SOURCE
#include "Sessions.h"

#include "CProcess.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// A program dies with the thread that started it (the kernel's parent-death signal), but what it started
// does not: the jobs of a compiler go on, each in a process group of its own. They share its session, though.
// So a watchman, a copy of this process that holds one end of a pipe and nothing else, sees by the pipe's end
// that this process is gone, however it went, and kills all sessions that are left.

// The field `session` of /proc/PID/stat, 0 for none. Only calls that are safe after fork.
static pid_t session_of(int proc, const char *name) {
  char path[32], text[512];
  size_t length = strlen(name);
  if (length > sizeof path - 6) return 0;
  memcpy(path, name, length);
  memcpy(path + length, "/stat", 6);
  int file = openat(proc, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // Behind the name, which may hold anything: state, parent, process group, session.
  const char *field = strrchr(text, ')');
  for (int index = 0; field && index < 4; index++) field = strchr(field + 1, ' ');
  return field ? (pid_t)strtol(field + 1, NULL, 10) : 0;
}

// Kills all processes of a session once and answers how many.
static int kill_session(pid_t session) {
  int proc = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (proc < 0) return 0;
  int killed = 0;
  long count;
  _Alignas(struct dirent64) char buffer[4096];
  while ((count = syscall(SYS_getdents64, proc, buffer, sizeof buffer)) > 0) {
    for (long offset = 0; offset < count;) {
      struct dirent64 *entry = (struct dirent64 *)(buffer + offset);
      offset += entry->d_reclen;
      pid_t process = (pid_t)strtol(entry->d_name, NULL, 10);
      if (process <= 0 || session_of(proc, entry->d_name) != session) continue;
      if (kill(process, SIGKILL) == 0) killed++;
    }
  }
  close(proc);
  return killed;
}

void process_end(pid_t child) {
  kill(-child, SIGKILL);
  // Again while somebody is being started just then; those killed are seen once more until they are reaped.
  for (int round = 0, last = -1; round < 5; round++) {
    int killed = kill_session(child);
    if (killed == 0 || killed == last) return;
    last = killed;
  }
}

enum { watched_count = 64 };

static _Atomic pid_t *watched;  // shared with the watchman
static int lifeline = -1;       // closed when this process ends
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void watch(int lifeline_end) {
  setsid();
  prctl(PR_SET_NAME, "halcyon-watch");
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  for (int number = 1; number < 32; number++) sigaction(number, &ignored, NULL);
  dup2(lifeline_end, 0);
  close_range(1, ~0U, 0);
  char byte;
  while (read(0, &byte, 1) > 0) {
  }
  for (int index = 0; index < watched_count; index++) {
    if (watched[index] > 0) process_end(watched[index]);
  }
  _exit(0);
}

static void start_watchman(void) {
  int ends[2];
  void *memory = mmap(NULL, watched_count * sizeof *watched, PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED || pipe2(ends, O_CLOEXEC) != 0) return;
  watched = memory;
  if (fork() == 0) watch(ends[0]);
  close(ends[0]);
  lifeline = ends[1];
}

void process_keep_watch(void) { pthread_once(&once, start_watchman); }

static bool replace(pid_t old, pid_t new) {
  for (int index = 0; watched && index < watched_count; index++) {
    pid_t expected = old;
    if (atomic_compare_exchange_strong(&watched[index], &expected, new)) return true;
  }
  return false;
}

void process_watch(pid_t child) { replace(0, child); }

void process_forget(pid_t child) { replace(child, 0); }

void process_sweep(pid_t child, int status) {
  if (WIFSIGNALED(status)) process_end(child);
  kill(-child, SIGKILL);
  process_forget(child);
}
