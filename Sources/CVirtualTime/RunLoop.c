#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// CoreFoundation's run loop, which Foundation's `RunLoop` wraps; only the C call says whether
// anything was done.

typedef const void *run_loop;
typedef void (*observer_function)(void *observer, unsigned long activity, void *info);

extern __attribute__((weak)) int32_t CFRunLoopRunInMode(
    const void *mode, double seconds, unsigned char return_after_source_handled);
extern __attribute__((weak)) const void *kCFRunLoopDefaultMode;
extern __attribute__((weak)) run_loop CFRunLoopGetMain(void);
extern __attribute__((weak)) run_loop CFRunLoopGetCurrent(void);
extern __attribute__((weak)) int32_t CFRunLoopRunSpecific(
    run_loop loop, const void *mode, double seconds, unsigned char return_after_source_handled);
extern __attribute__((weak)) void CFRunLoopWakeUp(run_loop loop);
extern __attribute__((weak)) void CFRunLoopStop(run_loop loop);
extern __attribute__((weak)) const void *CFRunLoopObserverCreate(
    const void *allocator, unsigned long activities, unsigned char repeats, long order,
    observer_function function, void *context);
extern __attribute__((weak)) void CFRunLoopAddObserver(
    run_loop loop, const void *observer, const void *mode);

enum { handled_source = 4, finished = 1, before_waiting = 1 << 5 };

bool halcyon_turn_main_run_loop(void) {
  if (!CFRunLoopRunInMode) return false;
  // A test runner may have given its main thread up: then the main queue is served by others, and
  // nobody turns the main run loop but us.
  if (entered_world() && CFRunLoopGetCurrent() != CFRunLoopGetMain()) {
    bool any = CFRunLoopRunSpecific(CFRunLoopGetMain(), kCFRunLoopDefaultMode, 0, true)
        == handled_source;
    return CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == handled_source || any;
  }
  return CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == handled_source;
}

static _Atomic bool is_woken, is_resting;
static bool (*is_rest_over)(void);

static void look_before_sleep(void *observer, unsigned long activity, void *info) {
  (void)observer, (void)activity, (void)info;
  // Other run loops inside this one, the program's own, are none of our business.
  if (is_resting && (is_woken || is_rest_over())) CFRunLoopStop(CFRunLoopGetMain());
}

void halcyon_rest_in_main_run_loop(bool (*is_over)(void)) {
  static bool is_observed;
  if (!CFRunLoopRunInMode) return halcyon_real_sleep(1000000);
  if (!is_observed) {
    const void *observer =
        CFRunLoopObserverCreate(NULL, before_waiting, true, 0, look_before_sleep, NULL);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode);
    is_observed = true;
  }
  is_rest_over = is_over;
  is_resting = true;
  // So many seconds are "for ever" to CoreFoundation, which then needs no timer.
  if (CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e10, true) == finished) {
    halcyon_real_sleep(1000000);  // nothing to wait for: do not spin
  }
  is_resting = false;
  is_woken = false;
}

void halcyon_wake_main_run_loop(void) {
  is_woken = true;
  if (is_resting) CFRunLoopWakeUp(CFRunLoopGetMain());
}
