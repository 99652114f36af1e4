#include <stdbool.h>
#include <stdint.h>

#include "CTestingSupport.h"

// What SWIFT_DETERMINISTIC_HASHING=1 does for a process that is started with it: a test runner is
// started by somebody else. Done before any set is made.

struct hashing_parameters {
  uint64_t seed0, seed1;
  bool deterministic;
};

extern __attribute__((weak)) struct hashing_parameters _swift_stdlib_Hashing_parameters;

__attribute__((constructor)) static void make_hashing_deterministic(void) {
  if (&_swift_stdlib_Hashing_parameters) {
    _swift_stdlib_Hashing_parameters = (struct hashing_parameters){0, 0, true};
  }
}
