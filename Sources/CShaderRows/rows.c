#define _GNU_SOURCE
#include "CShaderRows.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static __thread const char *volatile running;

static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
static struct sigaction earlier[4];

static void say(const char *text) {
  ssize_t written = write(2, text, strlen(text));
  (void)written;
}

/// Names the function, then lets happen what would have happened.
static void name_fault(int signal, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  const char *name = running;
  if (name) {
    say("the shader ");
    say(name);
    say(signal == SIGFPE ? " divides an integer by zero, and ends the program\n"
                         : " reads memory that it was not given, and ends the program\n");
  }
  for (int index = 0; index < 4; index += 1) {
    if (faults[index] == signal) sigaction(signal, &earlier[index], 0);
  }
  raise(signal);
}

static void watch_faults(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = name_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (int index = 0; index < 4; index += 1) sigaction(faults[index], &action, &earlier[index]);
}

void shader_run(shader_row_function function, const char *name, const shader_row *row) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_faults);
  running = name;
  function(row);
  running = 0;
}

const char *shader_running(void) { return running; }
