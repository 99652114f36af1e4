#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <time.h>
#include <unistd.h>

#include "CLiveLink.h"

int live_bell_create(void) {
  int bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return bell < 0 ? -errno : bell;
}

void live_bell_ring(int bell) {
  uint64_t one = 1;
  (void)!write(bell, &one, sizeof one);
}

void live_bell_silence(int bell) {
  uint64_t count;
  (void)!read(bell, &count, sizeof count);
}

int live_wait(const int *descriptors, bool *is_ready, size_t count, long long nanoseconds) {
  struct pollfd sources[64];
  if (count > 64) count = 64;
  for (size_t index = 0; index < count; index++) {
    sources[index] = (struct pollfd){.fd = descriptors[index], .events = POLLIN};
    is_ready[index] = false;
  }
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  int ready = ppoll(sources, count, nanoseconds < 0 ? NULL : &limit, NULL);
  if (ready < 0) return errno == EINTR ? 0 : -errno;
  for (size_t index = 0; index < count; index++) is_ready[index] = sources[index].revents != 0;
  return ready;
}

int live_watch_create(void) {
  int watch = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  return watch < 0 ? -errno : watch;
}

int live_watch_add(int watch, const char *folder) {
  uint32_t what = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR;
  return inotify_add_watch(watch, folder, what) < 0 ? -errno : 0;
}

static bool concerns_us(const struct inotify_event *event) {
  if (event->mask & IN_Q_OVERFLOW) return true;
  if (event->mask & IN_IGNORED || event->len == 0) return false;
  // A new file is worth a look when it has been written; a new folder at once.
  if (event->mask & IN_CREATE && !(event->mask & IN_ISDIR)) return false;
  size_t length = strlen(event->name);
  return length > 0 && event->name[0] != '.' && event->name[length - 1] != '~';
}

bool live_watch_take(int watch) {
  bool any = false;
  _Alignas(struct inotify_event) char buffer[16384];
  for (;;) {
    ssize_t count = read(watch, buffer, sizeof buffer);
    if (count <= 0) return any;
    for (ssize_t place = 0; place < count;) {
      const struct inotify_event *event = (const struct inotify_event *)(buffer + place);
      any = concerns_us(event) || any;
      place += (ssize_t)(sizeof *event + event->len);
    }
  }
}
