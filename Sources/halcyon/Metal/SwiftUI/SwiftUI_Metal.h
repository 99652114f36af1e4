// What SwiftUI hands to the function of a layer effect.
#pragma once
#include <metal_stdlib>

namespace SwiftUI {

/// The view below, as it was drawn.
struct Layer {
  /// Its pixels, premultiplied.
  metal::METAL_PICTURE_TEXTURE<half> tex;
  /// The pixels that one point is to the right and one downwards, and the pixel of the origin.
  ::float2 right, down, origin;

  /// The colour at `place`, in points: between the four pixels around it, clear outside.
  inline __attribute__((always_inline)) ::half4 sample(::float2 place) const {
    return __builtin_convertvector(wide_sample(place), ::half4);
  }
  inline __attribute__((always_inline)) ::float4 wide_sample(::float2 place) const {
    ::float2 pixel = origin + right * place.x + down * place.y;
    return metal::scalar::bilinear(tex.picture, pixel.x, pixel.y);
  }
};

}  // namespace SwiftUI
