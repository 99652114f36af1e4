#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

/// Rings that travel outwards from each drop and die away. `drops` holds x, y and age of each.
[[ stitchable ]] half4 drops(
    float2 position, SwiftUI::Layer layer, device const float *drops, int count, float strength) {
  float2 shift = 0;
  float light = 0;
  for (int i = 0; i < 18; i += 3) {
    if (i + 2 < count) {
      float2 away = position - float2(drops[i], drops[i + 1]);
      float age = drops[i + 2];
      float distance = length(away) + 0.001;
      // Water far from the drop has not heard of it yet.
      float heard = max(0.0, age - distance / 420);
      float swing = sin(22 * heard) * exp(-4.5 * heard) * step(0.001, heard);
      shift += away / distance * swing * strength;
      light += swing;
    }
  }
  half4 color = layer.sample(position + shift);
  color.rgb += half(0.25 * light) * color.a;
  return color;
}
