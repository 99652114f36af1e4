// Examples/Dissolve/Burn.metal with size = the screen, progress = 1, and the first plain colour.
float speck(vec2 cell) { return fract(sin(dot(cell, vec2(41.3, 289.1))) * 24634.6345); }
float patches(vec2 place) {
  vec2 cell = floor(place), part = fract(place), blend = part * part * (3.0 - 2.0 * part);
  float above = mix(speck(cell), speck(cell + vec2(1, 0)), blend.x);
  float below = mix(speck(cell + vec2(0, 1)), speck(cell + vec2(1, 1)), blend.x);
  return mix(above, below, blend.y);
}
vec4 shade(vec2 position, vec4 color, vec2 size) {
  float progress = one;
  vec4 glow = vec4(1, 0.5, 0.25, 1);
  float fuel = 0.55 * patches(position / 38.0) + 0.3 * patches(position / 13.0) + 0.15 * patches(position / 5.0);
  fuel = 0.75 * fuel + 0.25 * (1.0 - position.y / size.y);
  float left = fuel - 0.12 - progress * 0.75;
  float seen = progress > 0.0 ? smoothstep(0.0, 0.015, left) : 1.0;
  float edge = (1.0 - smoothstep(0.0, 0.09, left)) * step(0.001, progress);
  return mix(color, glow * color.a, edge) * seen;
}
