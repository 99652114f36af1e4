// How a value changes from pixel to pixel: dfdx, dfdy and fwidth, over groups of 2 x 2 pixels as on a GPU.
//
// A CPU works on one pixel. Where a function asks for derivatives, its four pixels are run one after another: first
// each notes the values that it asks about, in the order in which it asks, then each is run with the answers.
#pragma once

namespace metal {

/// What a group of 2 x 2 pixels noted.
struct QuadNotes {
  /// Values that one pixel may ask about; those beyond have the derivative 0.
  static constexpr int limit = 256;
  float values[4][limit];
  /// The next value's number, and the pixel: 0 and 1 above, 2 and 3 below.
  int next, pixel;
  bool is_noting;
};

#ifdef METAL_DERIVATIVES
static __thread QuadNotes *quad_notes = nullptr;

namespace scalar {
METAL_FUNCTION float difference(float x, int mask) {
  QuadNotes *notes = quad_notes;
  if (notes == nullptr || notes->next >= QuadNotes::limit) return 0;
  int number = notes->next;
  notes->next += 1;
  if (notes->is_noting) {
    notes->values[notes->pixel][number] = x;
    return 0;
  }
  return notes->values[notes->pixel | mask][number] - notes->values[notes->pixel & ~mask][number];
}
}  // namespace scalar
METAL_UNARY(dfdx, scalar::difference((float)x, 1))
METAL_UNARY(dfdy, scalar::difference((float)x, 2))
template <typename T>
METAL_FUNCTION T fwidth(T x) {
  return metal::fabs(metal::dfdx(x)) + metal::fabs(metal::dfdy(x));
}
#endif

#ifdef METAL_DISCARDS
static __thread bool is_discarded = false;
METAL_FUNCTION void discard_fragment() { is_discarded = true; }
#else
/// In SwiftUI's effects there is always a pixel: what is thrown away is drawn as the function returns it.
METAL_FUNCTION void discard_fragment() {}
#endif

}  // namespace metal
