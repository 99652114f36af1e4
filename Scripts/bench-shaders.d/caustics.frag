// Examples/Aquarium/Water.metal with box = the screen and time = 1.
vec4 shade(vec2 position, vec4 color, vec2 size) {
  float time = one;
  vec2 p = position / 62.0;
  float light = 0.0;
  for (int layer = 0; layer < 3; layer++) {
    float turn = 0.7 * float(layer);
    p = vec2(p.x * cos(turn) - p.y * sin(turn), p.x * sin(turn) + p.y * cos(turn));
    p += 0.6 * sin(p.yx * 1.7 + time * (0.6 + 0.2 * float(layer)));
    light += 0.05 / (0.05 + abs(sin(p.x) + sin(p.y)));
  }
  float depth = position.y / size.y;
  float glow = min(light, 2.0) * (0.08 + 0.22 * depth);
  return vec4(color.rgb + glow * vec3(0.8, 1, 0.9) * color.a, color.a);
}
