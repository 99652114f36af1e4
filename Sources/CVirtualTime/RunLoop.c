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

typedef void (*timer_function)(void *timer, void *info);
extern __attribute__((weak)) void *CFRunLoopTimerCreate(
    const void *allocator, double date, double interval, unsigned long flags, long order,
    timer_function function, void *context);
extern __attribute__((weak)) void CFRunLoopAddTimer(run_loop loop, void *timer, const void *mode);
extern __attribute__((weak)) void CFRunLoopTimerSetNextFireDate(void *timer, double date);
extern __attribute__((weak)) double CFAbsoluteTimeGetCurrent(void);

enum { handled_source = 4, finished = 1, before_waiting = 1 << 5 };

static void do_nothing(void *timer, void *info) { (void)timer, (void)info; }

/// What CoreFoundation has asked to be woken for was asked in the world that turned the loop last: the clock of this one has
/// other times, and it would not ask again. A timer of ours that is due makes it look at all of them.
static void look_at_timers_of(const struct world *world) {
  static const struct world *last;
  static void *timer;
  if (world == last) return;
  last = world;
  if (!world || !CFRunLoopTimerCreate) return;
  double now = CFAbsoluteTimeGetCurrent();
  if (!timer) {
    timer = CFRunLoopTimerCreate(NULL, now, 1e9, 0, 0, do_nothing, NULL);
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopDefaultMode);
  }
  CFRunLoopTimerSetNextFireDate(timer, now);
}

bool halcyon_turn_main_run_loop(void) {
  if (!CFRunLoopRunInMode) return false;
  look_at_timers_of(entered_world());
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
