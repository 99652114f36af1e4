#define _GNU_SOURCE
#include "CDigest.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

// The specification's names and numbers.
static const uint64_t prime1 = 0x9E3779B185EBCA87, prime2 = 0xC2B2AE3D27D4EB4F, prime3 = 0x165667B19E3779F9,
                      prime4 = 0x85EBCA77C2B2AE63, prime5 = 0x27D4EB2F165667C5;

static uint64_t rotated(uint64_t word, int bits) { return word << bits | word >> (64 - bits); }

// Numbers are in the order of bytes that all processors have that Halcyon runs on: the lowest first.
static uint64_t word_at(const unsigned char *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

static uint32_t half_word_at(const unsigned char *bytes) {
  uint32_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

static uint64_t taken(uint64_t sum, uint64_t word) { return rotated(sum + word * prime2, 31) * prime1; }

static uint64_t merged(uint64_t sum, uint64_t lane) { return (sum ^ taken(0, lane)) * prime1 + prime4; }

struct lanes {
  uint64_t lane[4];
};

static struct lanes started(void) { return (struct lanes){{prime1 + prime2, prime2, 0, -prime1}}; }

// Takes whole stripes of 32 bytes, and answers how many bytes these are.
static size_t take_stripes(struct lanes *sums, const unsigned char *bytes, size_t count) {
  struct lanes now = *sums;
  size_t taken_bytes = 0;
  for (; count - taken_bytes >= 32; taken_bytes += 32)
    for (int lane = 0; lane < 4; lane++)
      now.lane[lane] = taken(now.lane[lane], word_at(bytes + taken_bytes + 8 * lane));
  *sums = now;
  return taken_bytes;
}

// The digest of `size` bytes of which `count`, fewer than 32, are left.
static uint64_t ended(const struct lanes *sums, uint64_t size, const unsigned char *bytes, size_t count) {
  const uint64_t *lane = sums->lane;
  uint64_t sum = prime5;
  if (size >= 32) {
    sum = rotated(lane[0], 1) + rotated(lane[1], 7) + rotated(lane[2], 12) + rotated(lane[3], 18);
    for (int index = 0; index < 4; index++) sum = merged(sum, lane[index]);
  }
  sum += size;
  for (; count >= 8; bytes += 8, count -= 8) sum = rotated(sum ^ taken(0, word_at(bytes)), 27) * prime1 + prime4;
  if (count >= 4) {
    sum = rotated(sum ^ half_word_at(bytes) * prime1, 23) * prime2 + prime3;
    bytes += 4, count -= 4;
  }
  for (; count > 0; bytes++, count--) sum = rotated(sum ^ *bytes * prime5, 11) * prime1;
  sum = (sum ^ sum >> 33) * prime2;
  sum = (sum ^ sum >> 29) * prime3;
  return sum ^ sum >> 32;
}

uint64_t digest_quick(const void *bytes, size_t count) {
  struct lanes sums = started();
  size_t done = take_stripes(&sums, bytes, count);
  return ended(&sums, count, (const unsigned char *)bytes + done, count - done);
}

// Reads until `buffer` is full or the file at its end; negative when it cannot be read.
static ssize_t filled(int file, unsigned char *buffer, size_t size) {
  size_t count = 0;
  while (count < size) {
    ssize_t more = read(file, buffer + count, size - count);
    if (more == 0) break;
    if (more < 0 && errno != EINTR) return -1;
    if (more > 0) count += (size_t)more;
  }
  return (ssize_t)count;
}

bool digest_quick_file(const char *path, uint64_t *size, uint64_t *digest) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  // Whole stripes, so that only the last part has some bytes left.
  static _Thread_local unsigned char buffer[1 << 16];
  struct lanes sums = started();
  *size = 0;
  ssize_t count;
  size_t done = 0;
  while ((count = filled(file, buffer, sizeof buffer)) >= 0) {
    *size += (uint64_t)count;
    done = take_stripes(&sums, buffer, (size_t)count);
    if ((size_t)count < sizeof buffer) break;
  }
  int reason = errno;
  close(file);
  errno = reason;
  if (count < 0) return false;
  *digest = ended(&sums, *size, buffer + done, (size_t)count - done);
  return true;
}
