#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "CVirtualTime.h"
#include "VirtualTime.h"

// The random source: SplitMix64 (Steele, Lea, Flood 2014), which passes BigCrush and needs eight
// bytes of state. Every strand has a stream of its own, so that what other threads draw, in
// an order nobody can foresee, never shifts its numbers.

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

uint64_t mixed_number(uint64_t number) {
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
  number = (number ^ number >> 27) * 0x94D049BB133111EB;
  return number ^ number >> 31;
}

static uint64_t next_number(uint64_t *state) {
  return mixed_number(*state += 0x9E3779B97F4A7C15);
}

void seed_random(uint64_t seed) {
  uint64_t state = seed;
  struct world *world = entered_world();
  if (world) {
    world->streams[0] = next_number(&state);
    world->streams[1] = next_number(&state);
    return;
  }
  uint64_t main = next_number(&state);
  seed_strands(main, next_number(&state));
}

static void fill_random(void *buffer, size_t length) {
  pthread_mutex_lock(&lock);
  struct world *world = entered_world();
  uint64_t *stream =
      world ? &world->streams[on_main_thread() ? 0 : 1] : &strand_identity()->random;
  for (size_t done = 0; done < length; done += 8) {
    uint64_t number = next_number(stream);
    memcpy((char *)buffer + done, &number, length - done < 8 ? length - done : 8);
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  if (!halcyon_virtual_time_is_running()) return REAL(getrandom)(buffer, length, flags);
  fill_random(buffer, length);
  return length;
}

int getentropy(void *buffer, size_t length) {
  if (!halcyon_virtual_time_is_running()) return REAL(getentropy)(buffer, length);
  fill_random(buffer, length);
  return 0;
}

// glibc has these three since 2.36 only, so they never look for a real one: before virtual time
// starts they ask the kernel.

void arc4random_buf(void *buffer, size_t length) {
  if (halcyon_virtual_time_is_running()) return fill_random(buffer, length);
  for (size_t done = 0; done < length;) {
    ssize_t got = REAL(getrandom)((char *)buffer + done, length - done, 0);
    if (got > 0) done += got;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Numbers below 2³² mod bound would favour the small remainders.
  uint32_t rejected = -bound % bound;
  uint32_t number;
  do number = arc4random();
  while (number < rejected);
  return number % bound;
}

// libswiftCore asks for random bytes by the number of the system call.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long argument[6];
  for (int index = 0; index < 6; index++) argument[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && halcyon_virtual_time_is_running()) {
    fill_random((void *)argument[0], argument[1]);
    return argument[1];
  }
  long result;
  if (number == SYS_futex && halcyon_virtual_time_is_running()
      && wait_on_address(argument, &result)) {
    return result;
  }
  return REAL(syscall)(
      number, argument[0], argument[1], argument[2], argument[3], argument[4], argument[5]);
}

// The C library's own generators are the same every time on one thread. Several threads share their
// state and draw in an order that nobody can foresee: all but the main one have their own numbers here.

static bool has_own_numbers(void) {
  return halcyon_virtual_time_is_running() && strand_identity()->number != 0;
}

static uint32_t own_number(int bits) {
  uint32_t number;
  fill_random(&number, sizeof number);
  return number >> (32 - bits);
}

int rand(void) { return has_own_numbers() ? (int)own_number(31) : REAL(rand)(); }
long random(void) { return has_own_numbers() ? (long)own_number(31) : REAL(random)(); }
long lrand48(void) { return has_own_numbers() ? (long)own_number(31) : REAL(lrand48)(); }
long mrand48(void) { return has_own_numbers() ? (int32_t)own_number(32) : REAL(mrand48)(); }

double drand48(void) {
  return has_own_numbers() ? own_number(32) / 4294967296.0 : REAL(drand48)();
}

// `UUID()` reads /dev/urandom. The descriptor is a real one, so that it can be passed on and closed
// as usual; only what is read from it is ours.

enum { tracked_descriptors = 1024 };

static _Atomic bool may_be_random[tracked_descriptors];

static bool is_random_device(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISCHR(status.st_mode)
      && major(status.st_rdev) == 1 && (minor(status.st_rdev) == 8 || minor(status.st_rdev) == 9);
}

static bool names_random_device(const char *path) {
  return halcyon_virtual_time_is_running()
      && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
}

static int track_descriptor(int descriptor, const char *path) {
  if (descriptor >= 0 && descriptor < tracked_descriptors && names_random_device(path)) {
    may_be_random[descriptor] = true;
  }
  return descriptor;
}

static mode_t mode_argument(int flags, va_list list) {
  return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(list, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_argument(flags, list);
  va_end(list);
  return track_descriptor(REAL(open)(path, flags, mode), path);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_argument(flags, list);
  va_end(list);
  return track_descriptor(REAL(open64)(path, flags, mode), path);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = mode_argument(flags, list);
  va_end(list);
  return track_descriptor(REAL(openat)(folder, path, flags, mode), path);
}

// A stream reads by a way of its own within the C library.

static ssize_t read_stream(void *unused, char *buffer, size_t length) {
  (void)unused;
  fill_random(buffer, length);
  return length;
}

static FILE *random_stream(const char *mode) {
  return fopencookie(NULL, mode, (cookie_io_functions_t){.read = read_stream});
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  return names_random_device(path) ? random_stream(mode) : REAL(fopen)(path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  return names_random_device(path) ? random_stream(mode) : REAL(fopen64)(path, mode);
}

ssize_t read(int descriptor, void *buffer, size_t length) {
  if (descriptor >= 0 && descriptor < tracked_descriptors && may_be_random[descriptor]) {
    if (is_random_device(descriptor)) {
      fill_random(buffer, length);
      return length;
    }
    may_be_random[descriptor] = false;  // closed since, and the number given out anew
  }
  return REAL(read)(descriptor, buffer, length);
}
