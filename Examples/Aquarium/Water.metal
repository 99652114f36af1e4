#include <metal_stdlib>
using namespace metal;

[[ stitchable ]] float2 sway(float2 position, float time) {
  float2 wave = float2(sin(position.y / 34 + time * 2.1), cos(position.x / 47 + time * 1.6));
  return position + wave * 5;
}

/// Bright lines where the waves of the surface gather light, stronger towards the ground.
[[ stitchable ]] half4 caustics(float2 position, half4 color, float4 box, float time) {
  float2 p = position / 62;
  float light = 0;
  for (int layer = 0; layer < 3; layer++) {
    float turn = 0.7 * float(layer);
    p = float2(p.x * cos(turn) - p.y * sin(turn), p.x * sin(turn) + p.y * cos(turn));
    p += 0.6 * sin(p.yx * 1.7 + time * (0.6 + 0.2 * float(layer)));
    light += 0.05 / (0.05 + abs(sin(p.x) + sin(p.y)));
  }
  float depth = position.y / box.w;
  half glow = half(min(light, 2.0) * (0.08 + 0.22 * depth));
  return half4(color.rgb + glow * half3(0.8, 1, 0.9) * color.a, color.a);
}
