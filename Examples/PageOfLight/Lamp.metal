#include <metal_stdlib>
using namespace metal;

/// Lights what lies around `lamp`: letters more than paper, near ones warm.
[[ stitchable ]] half4 lamp(float2 position, half4 color, float4 box, float2 lamp, half4 warmth) {
  float distance = length(position - lamp) / min(box.z, box.w);
  float beam = 1 / (1 + 22 * distance * distance);
  float core = exp(-60 * distance * distance);
  half letter = (color.r + color.g + color.b) / 3;
  half3 lit = mix(color.rgb, warmth.rgb * letter, half(0.7 * core));
  half3 paper = half3(0.32, 0.2, 0.08) * half(core);
  return half4(lit * half(0.08 + 1.1 * beam) + paper * (1 - letter), color.a);
}
