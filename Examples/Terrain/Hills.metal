#include <metal_stdlib>
using namespace metal;

static float corner(float2 cell) {
  uint2 bits = uint2(int2(cell)) * uint2(1597334673u, 3812015801u);
  uint mixed = (bits.x ^ bits.y) * 1597334673u;
  return float(mixed >> 8) / 16777216.0;
}

static float noise(float2 place) {
  float2 cell = floor(place), t = fract(place);
  t = t * t * t * (t * (t * 6 - 15) + 10);
  return mix(mix(corner(cell), corner(cell + float2(1, 0)), t.x),
             mix(corner(cell + float2(0, 1)), corner(cell + float2(1, 1)), t.x), t.y);
}

/// Five layers of noise, each finer and weaker than the last.
static float height(float2 place) {
  float sum = 0, weight = 0.5;
  for (int octave = 0; octave < 5; octave++) {
    sum += weight * noise(place);
    place = place * 2.03 + float2(17.1, 9.2);
    weight *= 0.5;
  }
  return sum;
}

[[ stitchable ]] half4 hills(float2 position, float time, device const half4 *colors, int count) {
  float2 place = position / 150 + float2(100, 100 + time * 0.12);
  float here = height(place);
  float level = clamp((here - 0.25) * 1.9, 0.0, 0.999) * float(count - 1);
  half4 color = mix(colors[int(level)], colors[int(level) + 1], half(fract(level)));
  // Lit from the upper left.
  float slope = here - height(place + float2(0.02, 0.02));
  color.rgb *= half(1 + clamp(slope * 9, -0.4, 0.4));
  float line = abs(fract(here * 22) - 0.5);
  color.rgb *= half(0.82 + 0.18 * smoothstep(0.0, 0.09, line));
  float cloud = smoothstep(0.52, 0.75, height(position / 210 + float2(50 + time * 0.35, 7)));
  color.rgb = mix(color.rgb, half3(1), half(0.75 * cloud));
  return half4(color.rgb, 1);
}
