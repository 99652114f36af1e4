#define _GNU_SOURCE
#include <stdbool.h>

#include "CVirtualTime.h"

// CoreFoundation's run loop, which Foundation's `RunLoop` wraps; only the C call says whether
// anything was done.

extern __attribute__((weak)) int32_t CFRunLoopRunInMode(
    const void *mode, double seconds, unsigned char return_after_source_handled);
extern __attribute__((weak)) const void *kCFRunLoopDefaultMode;

enum { handled_source = 4 };

bool halcyon_turn_main_run_loop(void) {
  if (!CFRunLoopRunInMode) return false;
  return CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == handled_source;
}
