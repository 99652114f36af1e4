// Blending in linear light: rows of four floats a pixel, premultiplied linear sRGB.
//
// The same scalar code for every instruction set: layers of this kind are rare, and most of the time goes
// into the change between encoded bytes and linear floats, which is done by tables.

#include "PixelKernels.h"

#include <math.h>
#include <pthread.h>

#pragma STDC FP_CONTRACT OFF

// MARK: Encoded and linear

#define STEPS 4096

static float linear_table[STEPS + 2];
static float encoded_table[STEPS + 2];

// The curve of IEC 61966-2-1.
static double linear_of(double v) {
  return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
}
static double encoded_of(double v) {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055;
}

// The second table goes by the square root, along which the curve is nearly straight.
static void make_tables(void) {
  for (int i = 0; i < STEPS + 2; i++) {
    double v = (double)i / STEPS;
    linear_table[i] = (float)linear_of(v);
    encoded_table[i] = (float)encoded_of(v * v);
  }
}

static void need_tables(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_tables);
}

// `v` in 0...1.
static inline float look_up(const float *table, float v) {
  float position = v * STEPS;
  int32_t index = (int32_t)position;
  return table[index] + (table[index + 1] - table[index]) * (position - (float)index);
}

static inline float unit(float v) { return v > 0 ? (v < 1 ? v : 1) : 0; }

void pk_decode_linear(float *linear, const uint32_t *pixels, size_t count) {
  need_tables();
  for (size_t i = 0; i < count; i++, linear += 4) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    float a = (float)alpha * (1.0f / 255.0f), k = alpha ? 1.0f / (float)alpha : 0.0f;
    for (int c = 0; c < 3; c++)
      linear[c] = look_up(linear_table, unit((float)((pixel >> (8 * c)) & 255) * k)) * a;
    linear[3] = a;
  }
}

void pk_encode_linear(uint32_t *pixels, const float *linear, size_t count) {
  need_tables();
  for (size_t i = 0; i < count; i++, linear += 4) {
    float a = unit(linear[3]), k = a > 0 ? 1.0f / a : 0.0f;
    uint32_t pixel = (uint32_t)(a * 255.0f + 0.5f) << 24;
    for (int c = 0; c < 3; c++) {
      float v = look_up(encoded_table, sqrtf(unit(linear[c] * k)));
      pixel |= (uint32_t)(v * a * 255.0f + 0.5f) << (8 * c);
    }
    pixels[i] = pixel;
  }
}

void pk_scale_linear(
    float *linear, const uint32_t *mask, int inverted, size_t count) {
  for (size_t i = 0; i < count; i++, linear += 4) {
    uint32_t alpha = mask[i] >> 24;
    float k = (float)(inverted ? 255 - alpha : alpha) * (1.0f / 255.0f);
    for (int c = 0; c < 4; c++) linear[c] *= k;
  }
}

// MARK: Formulas

static inline float least2(float a, float b) { return a < b ? a : b; }
static inline float most2(float a, float b) { return a > b ? a : b; }
static inline float ratio(float a, float b) { return b > 0 ? a / b : 0; }

static inline float hard_light(float s, float d, float sa, float da) {
  return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}

// Sa·Da·B(D/Da, S/Sa) of one channel; see BlendFloats.inc.
static float separable(pk_blend mode, float s, float d, float sa, float da) {
  switch (mode) {
  case pk_blend_multiply: return s * d;
  case pk_blend_screen: return s * da + d * sa - s * d;
  case pk_blend_overlay: return hard_light(d, s, da, sa);
  case pk_blend_darken: return least2(s * da, d * sa);
  case pk_blend_lighten: return most2(s * da, d * sa);
  case pk_blend_color_dodge:
    return d <= 0 ? 0 : s >= sa ? sa * da : sa * least2(da, ratio(d * sa, sa - s));
  case pk_blend_color_burn:
    return d >= da ? sa * da : s <= 0 ? 0 : sa * (da - least2(da, ratio((da - d) * sa, s)));
  case pk_blend_soft_light: return (sa - 2 * s) * ratio(d * d, da) + 2 * s * d;
  case pk_blend_hard_light: return hard_light(s, d, sa, da);
  case pk_blend_difference: return fabsf(s * da - d * sa);
  case pk_blend_exclusion: return s * da + d * sa - 2 * s * d;
  default: return s * da;
  }
}

static float luminosity_of(const float *c) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }
static float lowest(const float *c) { return least2(c[0], least2(c[1], c[2])); }
static float highest(const float *c) { return most2(c[0], most2(c[1], c[2])); }

static void with_saturation(float *out, const float *c, float saturation) {
  float low = lowest(c), factor = ratio(saturation, highest(c) - low);
  for (int i = 0; i < 3; i++) out[i] = (c[i] - low) * factor;
}

static void set_luminosity(float *c, float luminosity) {
  float d = luminosity - luminosity_of(c);
  for (int i = 0; i < 3; i++) c[i] += d;
  float l = luminosity_of(c), low = lowest(c), high = highest(c);
  for (int i = 0; i < 3; i++) {
    if (low < 0) c[i] = l + (c[i] - l) * ratio(l, l - low);
    if (high > 1) c[i] = l + (c[i] - l) * ratio(1 - l, high - l);
  }
}

static void mix_colors(pk_blend mode, float *out, const float *source, const float *backdrop) {
  float mixed[3];
  switch (mode) {
  case pk_blend_hue:
    with_saturation(mixed, source, highest(backdrop) - lowest(backdrop));
    set_luminosity(mixed, luminosity_of(backdrop));
    break;
  case pk_blend_saturation:
    with_saturation(mixed, backdrop, highest(source) - lowest(source));
    set_luminosity(mixed, luminosity_of(backdrop));
    break;
  case pk_blend_color:
    for (int i = 0; i < 3; i++) mixed[i] = source[i];
    set_luminosity(mixed, luminosity_of(backdrop));
    break;
  default:
    for (int i = 0; i < 3; i++) mixed[i] = backdrop[i];
    set_luminosity(mixed, luminosity_of(source));
  }
  for (int i = 0; i < 3; i++) out[i] = mixed[i];
}

// What Porter and Duff's operators take of the source and of the destination; 0 for other modes.
static int operator_parts(pk_blend mode, float sa, float da, float *ks, float *kd) {
  switch (mode) {
  case pk_blend_clear: *ks = 0, *kd = 0; return 1;
  case pk_blend_copy: *ks = 1, *kd = 0; return 1;
  case pk_blend_source_in: *ks = da, *kd = 0; return 1;
  case pk_blend_source_out: *ks = 1 - da, *kd = 0; return 1;
  case pk_blend_source_atop: *ks = da, *kd = 1 - sa; return 1;
  case pk_blend_destination_over: *ks = 1 - da, *kd = 1; return 1;
  case pk_blend_destination_in: *ks = 0, *kd = sa; return 1;
  case pk_blend_destination_out: *ks = 0, *kd = 1 - sa; return 1;
  case pk_blend_destination_atop: *ks = 1 - da, *kd = sa; return 1;
  case pk_blend_xor: *ks = 1 - da, *kd = 1 - sa; return 1;
  case pk_blend_normal: *ks = 1, *kd = 1 - sa; return 1;
  default: return 0;
  }
}

static void blend_colors(pk_blend mode, float *r, const float *s, const float *d) {
  float sa = s[3], da = d[3], ks, kd;
  if (operator_parts(mode, sa, da, &ks, &kd)) {
    for (int i = 0; i < 4; i++) r[i] = s[i] * ks + d[i] * kd;
    return;
  }
  if (mode == pk_blend_plus_lighter) {
    for (int i = 0; i < 4; i++) r[i] = s[i] + d[i];
    return;
  }
  if (mode == pk_blend_plus_darker) {
    r[3] = least2(sa + da, 1);
    for (int i = 0; i < 3; i++) r[i] = most2(r[3] - (sa - s[i]) - (da - d[i]), 0);
    return;
  }
  r[3] = sa + da * (1 - sa);
  if (mode < pk_blend_hue) {
    for (int i = 0; i < 3; i++)
      r[i] = s[i] * (1 - da) + d[i] * (1 - sa) + separable(mode, s[i], d[i], sa, da);
    return;
  }
  float source[3], backdrop[3], mixed[3];
  for (int i = 0; i < 3; i++) source[i] = ratio(s[i], sa), backdrop[i] = ratio(d[i], da);
  mix_colors(mode, mixed, source, backdrop);
  for (int i = 0; i < 3; i++)
    r[i] = s[i] * (1 - da) + d[i] * (1 - sa) + sa * da * mixed[i];
}

void pk_blend_linear(
    float *destination, const float *source, ptrdiff_t step, const uint8_t *coverage,
    uint32_t opacity, pk_blend mode, int extended, size_t count) {
  float o = (float)opacity * (1.0f / 255.0f);
  for (size_t i = 0; i < count; i++, destination += 4, source += step) {
    float w = coverage ? (float)coverage[i] * (1.0f / 255.0f) : 1.0f;
    if (w == 0) continue;
    float s[4], r[4];
    for (int c = 0; c < 4; c++) s[c] = source[c] * o;
    blend_colors(mode, r, s, destination);
    r[3] = unit(r[3]);
    for (int c = 0; c < 3; c++) {
      if (!extended) r[c] = r[c] > 0 ? least2(r[c], r[3]) : 0;
      destination[c] += (r[c] - destination[c]) * w;
    }
    destination[3] += (r[3] - destination[3]) * w;
  }
}
