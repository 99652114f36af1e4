#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Rewinding.h"

// What the kernel keeps for a copy beside its memory. As in `Rewinding.c`, nothing here may call `malloc` or take a lock
// once jobs have begun.

/// glibc's own, which it lets no thread block.
#define ENDING_SIGNAL 33

/// Calls `each` with the numbers that are the names in a folder of /proc.
static bool read_numbers(
    struct beginning *at, const char *path, bool (*each)(struct beginning *, int number)) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  bool is_good = true;
  long count;
  while (is_good && (count = syscall(SYS_getdents64, folder, at->text, text_size)) > 0) {
    for (long place = 0; is_good && place < count;) {
      struct {
        uint64_t file;
        int64_t offset;
        unsigned short length;
        unsigned char kind;
        char name[];
      } *entry = (void *)(at->text + place);
      place += entry->length;
      int number = 0;
      const char *digit = entry->name;
      while (*digit >= '0' && *digit <= '9') number = 10 * number + (*digit++ - '0');
      if (*digit == 0 && digit != entry->name && number != folder) is_good = each(at, number);
    }
  }
  close(folder);
  return is_good && count == 0;
}

static bool note_descriptor(struct beginning *at, int number) {
  struct stat status;
  if (at->descriptor_count == most_descriptors || fstat(number, &status) != 0) return false;
  at->descriptors[at->descriptor_count++] = (struct descriptor){number, status.st_dev, status.st_ino};
  return true;
}

static struct descriptor *noted_descriptor(struct beginning *at, int number) {
  for (int index = 0; index < at->descriptor_count; index++) {
    if (at->descriptors[index].number == number) return &at->descriptors[index];
  }
  return NULL;
}

static bool close_new(struct beginning *at, int number) {
  if (!noted_descriptor(at, number)) close(number);
  return true;
}

bool restore_descriptors(struct beginning *at) {
  if (!read_numbers(at, "/proc/self/fd", close_new)) return false;
  for (int index = 0; index < at->descriptor_count; index++) {
    struct descriptor *noted = &at->descriptors[index];
    struct stat status;
    if (fstat(noted->number, &status) != 0) return false;
    if (status.st_dev != noted->device || status.st_ino != noted->file) return false;
  }
  return true;
}

struct kernel_action {
  void (*handler)(int);
  unsigned long flags;
  void (*restorer)(void);
  uint64_t mask;
};

static void end_thread(int signal) {
  (void)signal;
  for (;;) syscall(SYS_exit, 0);
}

static int other_threads;

static bool end_other(struct beginning *at, int number) {
  (void)at;
  if (number == process_identifier()) return true;
  other_threads++;
  syscall(SYS_tgkill, process_identifier(), number, ENDING_SIGNAL);
  return true;
}

bool end_threads(struct beginning *at) {
  struct kernel_action action = {
      .handler = end_thread, .flags = 0x04000000 /* SA_RESTORER */, .restorer = (void (*)(void))give_up};
  struct kernel_action before;
  if (syscall(SYS_rt_sigaction, ENDING_SIGNAL, &action, &before, 8) != 0) return false;
  bool are_gone = false;
  for (int turn = 0; turn < 1000 && !are_gone; turn++) {
    other_threads = 0;
    if (!read_numbers(at, "/proc/self/task", end_other)) return false;
    are_gone = other_threads == 0;
    // Without the virtual clock, which may be running.
    struct timespec moment = {.tv_nsec = turn < 10 ? 20000 : 1000000};
    if (!are_gone) syscall(SYS_nanosleep, &moment, NULL);
  }
  syscall(SYS_rt_sigaction, ENDING_SIGNAL, &before, NULL, 8);
  return are_gone;
}

bool has_children(void) {
  int status;
  pid_t child;
  while ((child = waitpid(-1, &status, WNOHANG)) > 0) {
  }
  return child == 0;
}

bool has_timers(struct beginning *at) {
  for (int which = ITIMER_REAL; which <= ITIMER_PROF; which++) {
    struct itimerval value;
    if (getitimer(which, &value) != 0 || value.it_value.tv_sec || value.it_value.tv_usec) return true;
  }
  int file = open("/proc/self/timers", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool has_some = read(file, at->text, 1) != 0;
  close(file);
  return has_some;
}

static void note_signals(struct beginning *at) {
  for (int signal = 1; signal <= 64; signal++) sigaction(signal, NULL, &at->actions[signal]);
  sigaltstack(NULL, &at->signal_stack);
  at->mask = umask(0);
  umask(at->mask);
  prctl(PR_GET_NAME, at->name);
}

static void note_limits(struct beginning *at) {
  for (int which = 0; which < limit_count; which++) getrlimit(which, &at->limits[which]);
}

static bool restore_limits(struct beginning *at) {
  for (int which = 0; which < limit_count; which++) {
    struct rlimit *noted = &at->limits[which], now;
    if (getrlimit(which, &now) != 0) return false;
    bool is_same = now.rlim_cur == noted->rlim_cur && now.rlim_max == noted->rlim_max;
    if (!is_same && setrlimit(which, noted) != 0) return false;
  }
  return true;
}

bool note_process(struct beginning *at) {
  note_signals(at);
  note_limits(at);
  return read_numbers(at, "/proc/self/fd", note_descriptor);
}

bool restore_process(struct beginning *at) {
  for (int signal = 1; signal <= 64; signal++) {
    if (signal == SIGKILL || signal == SIGSTOP || signal == 32 || signal == 33) continue;
    sigaction(signal, &at->actions[signal], NULL);
  }
  umask(at->mask);
  prctl(PR_SET_NAME, at->name);
  if (!restore_limits(at)) return false;
  sigset_t pending;
  sigpending(&pending);
  return sigaltstack(&at->signal_stack, NULL) == 0 && fchdir(at->folder) == 0 && sigisemptyset(&pending);
}
