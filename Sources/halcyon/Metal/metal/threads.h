// How threads of a kernel wait for each other.
#pragma once

namespace metal {

enum class mem_flags { mem_none = 0, mem_device = 1, mem_threadgroup = 2, mem_texture = 4 };
constexpr mem_flags operator|(mem_flags a, mem_flags b) { return (mem_flags)((int)a | (int)b); }

namespace stages {
static __thread void (*barrier)() = nullptr;
}

METAL_FUNCTION void threadgroup_barrier(mem_flags) {
  if (stages::barrier) stages::barrier();
}
METAL_FUNCTION void simdgroup_barrier(mem_flags) {
  if (stages::barrier) stages::barrier();
}
METAL_FUNCTION void atomic_thread_fence(mem_flags, ...) {}

}  // namespace metal
