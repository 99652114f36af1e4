// Examples/PageOfLight/Lamp.metal with box and lamp = the screen, and the first plain colour.
vec4 shade(vec2 position, vec4 color, vec2 size) {
  vec4 warmth = vec4(1, 0.5, 0.25, 1) * one;
  float distance = length(position - size) / min(size.x, size.y);
  float beam = 1.0 / (1.0 + 22.0 * distance * distance);
  float core = exp(-60.0 * distance * distance);
  float letter = (color.r + color.g + color.b) / 3.0;
  vec3 lit = mix(color.rgb, warmth.rgb * letter, 0.7 * core);
  vec3 paper = vec3(0.32, 0.2, 0.08) * core;
  return vec4(lit * (0.08 + 1.1 * beam) + paper * (1.0 - letter), color.a);
}
