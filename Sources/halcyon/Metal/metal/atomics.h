// Numbers that several threads change: those of a kernel whose threads do are run one after another here.
#pragma once

namespace metal {

enum memory_order { memory_order_relaxed, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst };

template <typename T>
struct atomic { T value; };
typedef atomic<int> atomic_int;
typedef atomic<uint> atomic_uint;
typedef atomic<bool> atomic_bool;
typedef atomic<float> atomic_float;
typedef atomic<ulong> atomic_ulong;

#define METAL_ATOMIC(name, result) \
  template <typename T> \
  METAL_FUNCTION T atomic_fetch_##name##_explicit(volatile atomic<T> *object, T operand, memory_order = memory_order_relaxed) { \
    T before = object->value; \
    object->value = result; \
    return before; \
  }
METAL_ATOMIC(add, before + operand)
METAL_ATOMIC(sub, before - operand)
METAL_ATOMIC(and, before & operand)
METAL_ATOMIC(or, before | operand)
METAL_ATOMIC(xor, before ^ operand)
METAL_ATOMIC(min, before < operand ? before : operand)
METAL_ATOMIC(max, before > operand ? before : operand)
#undef METAL_ATOMIC
// A literal is of another type than the number that it changes.
#define METAL_ATOMIC(name) \
  template <typename T, typename Other> \
  METAL_FUNCTION T atomic_fetch_##name##_explicit(volatile atomic<T> *object, Other operand, memory_order order) { \
    return atomic_fetch_##name##_explicit(object, (T)operand, order); \
  }
METAL_ATOMIC(add)
METAL_ATOMIC(sub)
METAL_ATOMIC(and)
METAL_ATOMIC(or)
METAL_ATOMIC(xor)
METAL_ATOMIC(min)
METAL_ATOMIC(max)
#undef METAL_ATOMIC

template <typename T>
METAL_FUNCTION T atomic_load_explicit(const volatile atomic<T> *object, memory_order = memory_order_relaxed) {
  return object->value;
}
template <typename T, typename Other>
METAL_FUNCTION void atomic_store_explicit(volatile atomic<T> *object, Other desired, memory_order = memory_order_relaxed) {
  object->value = (T)desired;
}
template <typename T, typename Other>
METAL_FUNCTION T atomic_exchange_explicit(volatile atomic<T> *object, Other desired, memory_order = memory_order_relaxed) {
  T before = object->value;
  object->value = (T)desired;
  return before;
}
template <typename T, typename Other>
METAL_FUNCTION bool atomic_compare_exchange_weak_explicit(
    volatile atomic<T> *object, T *expected, Other desired, memory_order, memory_order) {
  if (object->value == *expected) {
    object->value = (T)desired;
    return true;
  }
  *expected = object->value;
  return false;
}

}  // namespace metal
