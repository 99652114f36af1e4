#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// Where a program ends by a signal of the processor's: Swift tells of its own traps, and of nothing else. What is called here
// may wait for a lock that the program holds where it ends, as no handler of a program that goes on may.

enum { most_frames = 128, most_functions = 2, most_letters = 160, room = 1 << 16 };

/// A name without the modules that nobody writes, and without numbers that tell private ones apart.
static void copy_plain(char *target, const char *name) {
  size_t count = 0;
  while (*name && count < most_letters) {
    if (strncmp(name, "Program.", 8) == 0) name += 8;
    if (strncmp(name, "Swift.", 6) == 0) name += 6;
    const char *end = strncmp(name, " in _", 5) == 0 ? strchr(name, ')') : NULL;
    if (end) name = end;
    if (*name) target[count++] = *name++;
  }
  target[count] = 0;
}

/// Whether the compiler made the function, and nobody wrote it.
static bool is_made_up(const char *name) {
  return strstr(name, "thunk") || strstr(name, "partial apply") || strstr(name, "merged ") ||
      strstr(name, "outlined ") || strstr(name, "protocol witness") ||
      strstr(name, "halcyonMain");
}

static void tell_place(int signal) {
  void *frames[most_frames];
  int count = backtrace(frames, most_frames);
  char last[most_letters + 1] = "", name[most_letters + 1];
  char text[most_functions * (most_letters + 16) + 32];
  size_t length = 0;
  for (int index = handler_frames, told = 0; index < count && told < most_functions; index++) {
    if (!is_in_program(frames[index])) continue;
    // All but the innermost are where a call returns to, which may be behind the function's end.
    char *function = function_at((char *)frames[index] - (index > handler_frames));
    if (!function || is_made_up(function)) continue;
    copy_plain(name, function);
    if (strcmp(name, last) == 0) continue;
    strcpy(last, name);
    length += snprintf(
        text + length, sizeof text - length, "%s%s",
        told == 0 ? "Fatal error: it ended in " : ", called by ", name);
    told++;
  }
  if (length > 0) {
    text[length++] = '\n';
    if (write(STDERR_FILENO, text, length) < 0) _exit(128 + signal);
  }
  // Its action is the usual one again.
  raise(signal);
}

void halcyon_crash_prepare(void) {
  // The first call loads a library, which a signal's handler must not.
  void *frame;
  backtrace(&frame, 1);
  // Where a program has called itself too often there is no room on its own stack.
  static char stack[room];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  struct sigaction action = {
      .sa_handler = tell_place, .sa_flags = SA_ONSTACK | (int)SA_RESETHAND | SA_NODEFER};
  static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    sigaction(signals[index], &action, NULL);
  }
}
