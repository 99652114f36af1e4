// Arrays with a length of their own.
#pragma once

namespace metal {

/// `count` values, as in C++'s standard library. Made of a list in braces.
template <typename T, size_t count>
struct array {
  T elements[count];

  constexpr size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr T &operator[](size_t index) { return elements[index]; }
  constexpr const T &operator[](size_t index) const { return elements[index]; }
  constexpr T &front() { return elements[0]; }
  constexpr const T &front() const { return elements[0]; }
  constexpr T &back() { return elements[count - 1]; }
  constexpr const T &back() const { return elements[count - 1]; }
  constexpr T *data() { return elements; }
  constexpr const T *data() const { return elements; }
  constexpr T *begin() { return elements; }
  constexpr const T *begin() const { return elements; }
  constexpr T *end() { return elements + count; }
  constexpr const T *end() const { return elements + count; }
  constexpr void fill(const T &value) {
    for (size_t index = 0; index < count; index += 1) elements[index] = value;
  }
};

}  // namespace metal
