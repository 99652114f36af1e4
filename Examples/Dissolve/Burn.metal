#include <metal_stdlib>
using namespace metal;

static float speck(float2 cell) {
  return fract(sin(dot(cell, float2(41.3, 289.1))) * 24634.6345);
}

/// Specks smoothed into patches.
static float patches(float2 place) {
  float2 cell = floor(place), part = fract(place);
  float2 blend = part * part * (3 - 2 * part);
  float above = mix(speck(cell), speck(cell + float2(1, 0)), blend.x);
  float below = mix(speck(cell + float2(0, 1)), speck(cell + float2(1, 1)), blend.x);
  return mix(above, below, blend.y);
}

/// Takes away what has less fuel than `progress`; what is about to go glows.
[[ stitchable ]] half4 burn(float2 position, half4 color, float2 size, float progress, half4 glow) {
  float fuel = 0.55 * patches(position / 38) + 0.3 * patches(position / 13) + 0.15 * patches(position / 5);
  // The fire starts at the bottom.
  fuel = 0.75 * fuel + 0.25 * (1 - position.y / size.y);
  float left = fuel - 0.12 - progress * 0.75;
  half seen = progress > 0 ? half(smoothstep(0.0, 0.015, left)) : half(1);
  half edge = half(1 - smoothstep(0.0, 0.09, left)) * half(step(0.001, progress));
  half4 burnt = mix(color, glow * color.a, edge);
  return burnt * seen;
}
