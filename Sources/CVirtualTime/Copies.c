#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// A program that does many jobs is a copy of itself for each, made before any of its own code has run: so
// each starts as fresh as a process of its own, without being loaded and linked anew.

int halcyon_copy_process(void) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) return child;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // it died before the line above
  forget_thread_identifier();
  return 0;
}

int halcyon_wait_for_copy(int child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// Where Swift's library looks before it reads the arguments of the process.
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

void halcyon_set_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
