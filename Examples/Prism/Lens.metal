#include <metal_stdlib>
#include <SwiftUI/SwiftUI_Metal.h>
using namespace metal;

[[ stitchable ]] half4 lens(
    float2 position, SwiftUI::Layer layer, float2 center, float radius, float power) {
  float2 away = position - center;
  float part = length(away) / radius;
  if (part >= 1) return layer.sample(position);
  // A ball: thickest in the middle, steep at its rim.
  float bend = power * part * part;
  half red = layer.sample(center + away * (1 - bend * 1.0)).r;
  half2 green = layer.sample(center + away * (1 - bend * 1.25)).ga;
  half blue = layer.sample(center + away * (1 - bend * 1.5)).b;
  half shine = half(0.5 * pow(part, 8) + 0.1 * smoothstep(0.5, 0.0, length(away / radius + 0.35)));
  half4 color = half4(red, green.x, blue, green.y);
  return half4(mix(color.rgb, half3(0.75, 0.85, 1), shine), color.a);
}
