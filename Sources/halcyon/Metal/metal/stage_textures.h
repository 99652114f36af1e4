// The textures of a pipeline, which an encoder is given: in memory, as their pixel formats say.
#pragma once

// A call that stays one keeps the pixels of a row from becoming vectors.
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)

namespace metal {
namespace stages {

// The twins of `stage_level`, `stage_texture` and `stage_sampler` in `CShaderRows`.
struct Level {
  char *bytes;
  int width, height, depth, row_bytes, slice_bytes;
};
struct Texture {
  const Level *levels;
  int level_count, format;
};
struct Sampler {
  int is_normalized, min_filter, mag_filter, mip_filter, horizontal, vertical, through, border, compare;
};

enum Format {
  rgba8, bgra8, rgba8_srgb, bgra8_srgb, r8, rg8, a8,
  r16_float, rg16_float, rgba16_float, r32_float, rg32_float, rgba32_float,
  r16, rg16, rgba16,
  r8_uint, rgba8_uint, r16_uint, r32_uint, rg32_uint, rgba32_uint, r32_sint, rgba32_sint, rgb10a2
};

#ifdef HALCYON_BYTES
constexpr bool isOfBytes = true;
#else
constexpr bool isOfBytes = false;
#endif

/// Bytes of a pixel.
METAL_FUNCTION int size_of(int format) {
  if (isOfBytes) return 4;
  switch (format) {
    case r8: case a8: case r8_uint: return 1;
    case rg8: case r16_float: case r16: case r16_uint: return 2;
    case rgba16_float: case rg32_float: case rgba16: case rg32_uint: return 8;
    case rgba32_float: case rgba32_uint: case rgba32_sint: return 16;
    default: return 4;
  }
}

/// Of sRGB's curve, IEC 61966-2-1.
METAL_FUNCTION float linear_of(float x) {
  return x <= 0.04045f ? x / 12.92f : metal::scalar::pow((x + 0.055f) / 1.055f, 2.4f);
}
METAL_FUNCTION float encoded(float x) {
  return x <= 0.0031308f ? x * 12.92f : 1.055f * metal::scalar::pow(x, 1 / 2.4f) - 0.055f;
}
METAL_FUNCTION float unit(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

/// The four formats of four bytes, without branches: so that the pixels of a row become vectors.
METAL_FUNCTION ::float4 load_bytes(const char *bytes, int format) {
  constexpr float part = 1.0f / 255;
  const uint pixel = *(const uint *)bytes;
  const uint outer = (format & 1) != 0 ? 16 : 0;
  ::float4 color = ::float4{(float)(int)(pixel >> outer & 255), (float)(int)(pixel >> 8 & 255),
                            (float)(int)(pixel >> (16 - outer) & 255), (float)(int)(pixel >> 24)} * part;
  if ((format & 2) != 0) color = ::float4{linear_of(color.x), linear_of(color.y), linear_of(color.z), color.w};
  return color;
}
METAL_FUNCTION void store_bytes(char *bytes, int format, ::float4 color) {
  ::float4 bounded = {unit(color.x), unit(color.y), unit(color.z), unit(color.w)};
  if ((format & 2) != 0) bounded = ::float4{encoded(bounded.x), encoded(bounded.y), encoded(bounded.z), bounded.w};
  const uint outer = (format & 1) != 0 ? 16 : 0;
  *(uint *)bytes = (uint)(int)(bounded.x * 255 + 0.5f) << outer | (uint)(int)(bounded.y * 255 + 0.5f) << 8
                   | (uint)(int)(bounded.z * 255 + 0.5f) << (16 - outer) | (uint)(int)(bounded.w * 255 + 0.5f) << 24;
}

/// A pixel's colour; what the format has none of is 0, and its alpha 1.
METAL_FUNCTION ::float4 load(const char *bytes, int format) {
  if (isOfBytes || format <= bgra8_srgb) return load_bytes(bytes, format);
  constexpr float part = 1.0f / 255, sixteenth = 1.0f / 65535;
  const uchar *b = (const uchar *)bytes;
  const ushort *s = (const ushort *)bytes;
  const half *h = (const half *)bytes;
  const float *f = (const float *)bytes;
  const uint *u = (const uint *)bytes;
  const int *i = (const int *)bytes;
  switch (format) {
    case r8: return {b[0] * part, 0, 0, 1};
    case rg8: return {b[0] * part, b[1] * part, 0, 1};
    case a8: return {0, 0, 0, b[0] * part};
    case r16_float: return {(float)h[0], 0, 0, 1};
    case rg16_float: return {(float)h[0], (float)h[1], 0, 1};
    case rgba16_float: return {(float)h[0], (float)h[1], (float)h[2], (float)h[3]};
    case r32_float: return {f[0], 0, 0, 1};
    case rg32_float: return {f[0], f[1], 0, 1};
    case rgba32_float: return {f[0], f[1], f[2], f[3]};
    case r16: return {s[0] * sixteenth, 0, 0, 1};
    case rg16: return {s[0] * sixteenth, s[1] * sixteenth, 0, 1};
    case rgba16: return {s[0] * sixteenth, s[1] * sixteenth, s[2] * sixteenth, s[3] * sixteenth};
    case r8_uint: return {(float)b[0], 0, 0, 1};
    case rgba8_uint: return {(float)b[0], (float)b[1], (float)b[2], (float)b[3]};
    case r16_uint: return {(float)s[0], 0, 0, 1};
    case r32_uint: return {(float)u[0], 0, 0, 1};
    case rg32_uint: return {(float)u[0], (float)u[1], 0, 1};
    case rgba32_uint: return {(float)u[0], (float)u[1], (float)u[2], (float)u[3]};
    case r32_sint: return {(float)i[0], 0, 0, 1};
    case rgba32_sint: return {(float)i[0], (float)i[1], (float)i[2], (float)i[3]};
    case rgb10a2:
      return {(u[0] & 1023) / 1023.0f, (u[0] >> 10 & 1023) / 1023.0f, (u[0] >> 20 & 1023) / 1023.0f, (u[0] >> 30) / 3.0f};
    default: return 0;
  }
}

METAL_FUNCTION uint rounded(float x, float most) { return (uint)(unit(x) * most + 0.5f); }

METAL_FUNCTION void store(char *bytes, int format, ::float4 color) {
  if (isOfBytes || format <= bgra8_srgb) return store_bytes(bytes, format, color);
  uchar *b = (uchar *)bytes;
  ushort *s = (ushort *)bytes;
  half *h = (half *)bytes;
  float *f = (float *)bytes;
  uint *u = (uint *)bytes;
  int *i = (int *)bytes;
  switch (format) {
    case rg8: b[1] = (uchar)rounded(color.y, 255); [[fallthrough]];
    case r8: b[0] = (uchar)rounded(color.x, 255); break;
    case a8: b[0] = (uchar)rounded(color.w, 255); break;
    case rgba16_float: h[3] = (half)color.w, h[2] = (half)color.z; [[fallthrough]];
    case rg16_float: h[1] = (half)color.y; [[fallthrough]];
    case r16_float: h[0] = (half)color.x; break;
    case rgba32_float: f[3] = color.w, f[2] = color.z; [[fallthrough]];
    case rg32_float: f[1] = color.y; [[fallthrough]];
    case r32_float: f[0] = color.x; break;
    case rgba16: s[3] = (ushort)rounded(color.w, 65535), s[2] = (ushort)rounded(color.z, 65535); [[fallthrough]];
    case rg16: s[1] = (ushort)rounded(color.y, 65535); [[fallthrough]];
    case r16: s[0] = (ushort)rounded(color.x, 65535); break;
    case rgba8_uint: for (int part = 0; part < 4; part += 1) b[part] = (uchar)color[part]; break;
    case r8_uint: b[0] = (uchar)color.x; break;
    case r16_uint: s[0] = (ushort)color.x; break;
    case rgba32_uint: u[3] = (uint)color.w, u[2] = (uint)color.z; [[fallthrough]];
    case rg32_uint: u[1] = (uint)color.y; [[fallthrough]];
    case r32_uint: u[0] = (uint)color.x; break;
    case rgba32_sint: for (int part = 0; part < 4; part += 1) i[part] = (int)color[part]; break;
    case r32_sint: i[0] = (int)color.x; break;
    case rgb10a2:
      u[0] = rounded(color.x, 1023) | rounded(color.y, 1023) << 10 | rounded(color.z, 1023) << 20
             | rounded(color.w, 3) << 30;
      break;
    default: break;
  }
}

/// The integers of a pixel; a format of floats has none.
METAL_FUNCTION ::uint4 load_integers(const char *bytes, int format) {
  const uint *u = (const uint *)bytes;
  const uchar *b = (const uchar *)bytes;
  switch (format) {
    case r8_uint: return {b[0], 0, 0, 1};
    case rgba8_uint: return {b[0], b[1], b[2], b[3]};
    case r16_uint: return {*(const ushort *)bytes, 0, 0, 1};
    case r32_uint: case r32_sint: return {u[0], 0, 0, 1};
    case rg32_uint: return {u[0], u[1], 0, 1};
    case rgba32_uint: case rgba32_sint: return {u[0], u[1], u[2], u[3]};
    default: return 0;
  }
}
METAL_FUNCTION void store_integers(char *bytes, int format, ::uint4 value) {
  uint *u = (uint *)bytes;
  uchar *b = (uchar *)bytes;
  switch (format) {
    case r8_uint: b[0] = (uchar)value.x; break;
    case rgba8_uint: for (int part = 0; part < 4; part += 1) b[part] = (uchar)value[part]; break;
    case r16_uint: *(ushort *)bytes = (ushort)value.x; break;
    case r32_uint: case r32_sint: u[0] = value.x; break;
    case rg32_uint: u[0] = value.x, u[1] = value.y; break;
    case rgba32_uint: case rgba32_sint: for (int part = 0; part < 4; part += 1) u[part] = value[part]; break;
    default: break;
  }
}

METAL_FUNCTION bool contains(const Level &level, int x, int y, int z) {
  return (uint)x < (uint)level.width && (uint)y < (uint)level.height && (uint)z < (uint)level.depth;
}
METAL_FUNCTION char *place(int format, const Level &level, int x, int y, int z) {
  return level.bytes + ((long)z * level.slice_bytes + y * level.row_bytes + x * size_of(format));
}

METAL_FUNCTION ::float4 border_of(const sampler &how) {
  return how.border == border_color::opaque_white
             ? ::float4(1) : ::float4{0, 0, 0, how.border == border_color::opaque_black ? 1.0f : 0.0f};
}

/// The colour of a pixel, brought into the texture as the sampler says.
METAL_FUNCTION ::float4 texel(int format, const Level &level, int x, int y, int z, const sampler &how) {
  int column = scalar::place(x, level.width, how.horizontal), row = scalar::place(y, level.height, how.vertical);
  const bool is_inside = (column >= 0) & (row >= 0);
  const bool is_border = how.horizontal == address::clamp_to_border || how.vertical == address::clamp_to_border;
  // Read also where nothing is taken, at a place that exists.
  ::float4 color = load(place(format, level, is_inside ? column : 0, is_inside ? row : 0, z), format);
  return is_inside ? color : (is_border ? border_of(how) : ::float4(0));
}

METAL_FUNCTION ::float4 sampled(
    int format, const Level &level, float x, float y, int z, const sampler &how) {
  if (!how.linear) return texel(format, level, (int)scalar::floor(x), (int)scalar::floor(y), z, how);
  float column = scalar::floor(x - 0.5f), row = scalar::floor(y - 0.5f);
  float across = x - 0.5f - column, down = y - 0.5f - row;
  int i = (int)column, j = (int)row;
  ::float4 upper = texel(format, level, i, j, z, how) * (1 - across) + texel(format, level, i + 1, j, z, how) * across;
  ::float4 lower =
      texel(format, level, i, j + 1, z, how) * (1 - across) + texel(format, level, i + 1, j + 1, z, how) * across;
  return upper * (1 - down) + lower * down;
}

/// What a call says beside the place.
struct Options {
  ::int2 beside = 0;
  float level = 0;
  void take(::int2 offset) { beside = offset; }
  void take(metal::level choice) { level = choice.value; }
  template <typename Other>
  void take(Other) {}
};

/// What all textures have.
template <typename T>
struct Any {
  typedef vec<T, 4> Color;
  static constexpr bool isInteger = !shape::isFloating<T>;
  /// A copy, which no other memory is taken for.
  Level first;
  const Level *levels;
  int level_count, format;

  Any() = default;
  explicit Any(const Texture *texture)
      : first(texture->levels[0]), levels(texture->levels), level_count(texture->level_count), format(texture->format) {}

  Level level(uint number) const {
    if (number == 0) return first;
    uint last = (uint)level_count - 1;
    return levels[number < last ? number : last];
  }
  uint get_width(uint lod = 0) const { return (uint)level(lod).width; }
  uint get_height(uint lod = 0) const { return (uint)level(lod).height; }
  uint get_num_mip_levels() const { return (uint)level_count; }
  uint get_num_samples() const { return 1; }

 protected:
  Color read_at(int x, int y, int z, uint lod) const {
    const Level from = level(lod);
    const bool is_inside = contains(from, x, y, z);
    const char *bytes = place(format, from, is_inside ? x : 0, is_inside ? y : 0, is_inside ? z : 0);
    if constexpr (isInteger) {
      return is_inside ? __builtin_convertvector(load_integers(bytes, format), Color) : (Color)0;
    } else {
      return is_inside ? __builtin_convertvector(load(bytes, format), Color) : (Color)0;
    }
  }
  void write_at(Color color, int x, int y, int z, uint lod) const {
    const Level to = level(lod);
    if (!contains(to, x, y, z)) return;
    char *bytes = place(format, to, x, y, z);
    if constexpr (isInteger) {
      store_integers(bytes, format, __builtin_convertvector(color, ::uint4));
    } else {
      store(bytes, format, __builtin_convertvector(color, ::float4));
    }
  }
  /// The level that is asked for, the two beside it mixed where the sampler mixes levels.
  Color sample_at(const sampler &how, ::float2 place, int slice, const Options &options) const {
    const float last = (float)(level_count - 1);
    float wanted = options.level > 0 ? (options.level < last ? options.level : last) : 0;
    float lower = scalar::floor(how.levels == mip_filter::linear ? wanted : wanted + 0.5f);
    ::float4 color = on_level((uint)lower, how, place, slice, options.beside);
    if (how.levels == mip_filter::linear && wanted > lower) {
      ::float4 next = on_level((uint)lower + 1, how, place, slice, options.beside);
      color += (next - color) * (wanted - lower);
    }
    return __builtin_convertvector(color, Color);
  }

 private:
  ::float4 on_level(uint number, const sampler &how, ::float2 place, int slice, ::int2 beside) const {
    const Level from = level(number);
    float x = scalar::bounded(how.normalized ? place.x * (float)from.width : place.x) + (float)beside.x;
    float y = scalar::bounded(how.normalized ? place.y * (float)from.height : place.y) + (float)beside.y;
    slice = slice > 0 ? (slice < from.depth ? slice : from.depth - 1) : 0;
    return sampled(format, from, x, y, slice, how);
  }
};

template <typename... Given>
METAL_FUNCTION Options options_of(Given... given) {
  Options options;
  (options.take(given), ...);
  return options;
}

}  // namespace stages

template <typename T, access a = access::sample>
struct texture2d : stages::Any<T> {
  typedef vec<T, 4> Color;
  texture2d() = default;
  explicit texture2d(const stages::Texture *texture) : stages::Any<T>(texture) {}

  Color read(::uint2 place, uint lod = 0) const { return this->read_at((int)place.x, (int)place.y, 0, lod); }
  Color read(::ushort2 place, uint lod = 0) const { return this->read_at(place.x, place.y, 0, lod); }
  Color read(::int2 place, uint lod = 0) const { return this->read_at(place.x, place.y, 0, lod); }
  void write(Color color, ::uint2 place, uint lod = 0) const {
    this->write_at(color, (int)place.x, (int)place.y, 0, lod);
  }
  void write(Color color, ::ushort2 place, uint lod = 0) const { this->write_at(color, place.x, place.y, 0, lod); }
  void write(Color color, ::int2 place, uint lod = 0) const { this->write_at(color, place.x, place.y, 0, lod); }

  template <typename... Options>
  Color sample(sampler how, ::float2 place, Options... options) const {
    return this->sample_at(how, place, 0, stages::options_of(options...));
  }
  Color gather(sampler how, ::float2 place, ::int2 beside = 0, component part = component::x) const {
    how.linear = false;
    const auto from = this->level(0);
    float x = scalar::bounded(how.normalized ? place.x * (float)from.width : place.x) + (float)beside.x;
    float y = scalar::bounded(how.normalized ? place.y * (float)from.height : place.y) + (float)beside.y;
    int i = (int)scalar::floor(x - 0.5f), j = (int)scalar::floor(y - 0.5f), index = (int)part;
    ::float4 found = {
        stages::texel(this->format, from, i, j + 1, 0, how)[index],
        stages::texel(this->format, from, i + 1, j + 1, 0, how)[index],
        stages::texel(this->format, from, i + 1, j, 0, how)[index],
        stages::texel(this->format, from, i, j, 0, how)[index]};
    return __builtin_convertvector(found, Color);
  }
};

template <typename T, access a = access::read>
struct texture2d_ms : stages::Any<T> {
  texture2d_ms() = default;
  explicit texture2d_ms(const stages::Texture *texture) : stages::Any<T>(texture) {}
  vec<T, 4> read(::uint2 place, uint sample) const { return this->read_at((int)place.x, (int)place.y, (int)sample, 0); }
  uint get_num_samples() const { return (uint)this->level(0).depth; }
};

template <typename T, access a = access::sample>
struct texture1d : stages::Any<T> {
  typedef vec<T, 4> Color;
  texture1d() = default;
  explicit texture1d(const stages::Texture *texture) : stages::Any<T>(texture) {}
  Color read(uint place, uint lod = 0) const { return this->read_at((int)place, 0, 0, lod); }
  void write(Color color, uint place, uint lod = 0) const { this->write_at(color, (int)place, 0, 0, lod); }
  Color sample(sampler how, float place) const { return this->sample_at(how, ::float2{place, 0.5f}, 0, {}); }
};

template <typename T, access a = access::sample>
struct texture2d_array : stages::Any<T> {
  typedef vec<T, 4> Color;
  texture2d_array() = default;
  explicit texture2d_array(const stages::Texture *texture) : stages::Any<T>(texture) {}
  uint get_array_size() const { return (uint)this->level(0).depth; }
  Color read(::uint2 place, uint slice, uint lod = 0) const {
    return this->read_at((int)place.x, (int)place.y, (int)slice, lod);
  }
  void write(Color color, ::uint2 place, uint slice, uint lod = 0) const {
    this->write_at(color, (int)place.x, (int)place.y, (int)slice, lod);
  }
  template <typename... Options>
  Color sample(sampler how, ::float2 place, uint slice, Options... options) const {
    return this->sample_at(how, place, (int)slice, stages::options_of(options...));
  }
};

/// Between slices it is mixed where the sampler is linear.
template <typename T, access a = access::sample>
struct texture3d : stages::Any<T> {
  typedef vec<T, 4> Color;
  texture3d() = default;
  explicit texture3d(const stages::Texture *texture) : stages::Any<T>(texture) {}
  uint get_depth(uint lod = 0) const { return (uint)this->level(lod).depth; }
  Color read(::uint3 place, uint lod = 0) const {
    return this->read_at((int)place.x, (int)place.y, (int)place.z, lod);
  }
  void write(Color color, ::uint3 place, uint lod = 0) const {
    this->write_at(color, (int)place.x, (int)place.y, (int)place.z, lod);
  }
  template <typename... Options>
  Color sample(sampler how, ::float3 place, Options... given) const {
    const stages::Options options = stages::options_of(given...);
    const int depth = this->level((uint)options.level).depth;
    float z = scalar::bounded(how.normalized ? place.z * (float)depth : place.z);
    int slice = (int)scalar::floor(how.linear ? z - 0.5f : z);
    Color color = this->sample_at(how, place.xy, scalar_slice(slice, depth, how), options);
    if (!how.linear) return color;
    float through = z - 0.5f - scalar::floor(z - 0.5f);
    Color next = this->sample_at(how, place.xy, scalar_slice(slice + 1, depth, how), options);
    return color + (next - color) * (T)through;
  }

 private:
  static int scalar_slice(int slice, int depth, const sampler &how) {
    int found = scalar::place(slice, depth, how.through);
    return found < 0 ? 0 : found;
  }
};

/// Six slices: right, left, upper, lower, far and near, as Metal has them.
template <typename T, access a = access::sample>
struct texturecube : stages::Any<T> {
  typedef vec<T, 4> Color;
  texturecube() = default;
  explicit texturecube(const stages::Texture *texture) : stages::Any<T>(texture) {}
  template <typename... Options>
  Color sample(sampler how, ::float3 way, Options... options) const {
    // Metal Shading Language Specification, 6.12.5: the longest part chooses the side.
    float x = way.x < 0 ? -way.x : way.x, y = way.y < 0 ? -way.y : way.y, z = way.z < 0 ? -way.z : way.z;
    int side;
    float s, t, longest;
    if (x >= y && x >= z) {
      side = way.x > 0 ? 0 : 1, s = way.x > 0 ? -way.z : way.z, t = -way.y, longest = x;
    } else if (y >= z) {
      side = way.y > 0 ? 2 : 3, s = way.x, t = way.y > 0 ? way.z : -way.z, longest = y;
    } else {
      side = way.z > 0 ? 4 : 5, s = way.z > 0 ? way.x : -way.x, t = -way.y, longest = z;
    }
    longest = longest > 0 ? longest : 1;
    how.horizontal = how.vertical = address::clamp_to_edge;
    ::float2 place = {(s / longest + 1) / 2, (t / longest + 1) / 2};
    return this->sample_at(how, place, side, stages::options_of(options...));
  }
  Color read(::uint2 place, uint face, uint lod = 0) const {
    return this->read_at((int)place.x, (int)place.y, (int)face, lod);
  }
  void write(Color color, ::uint2 place, uint face, uint lod = 0) const {
    this->write_at(color, (int)place.x, (int)place.y, (int)face, lod);
  }
};

template <typename T, access a = access::sample>
struct depth2d : stages::Any<T> {
  depth2d() = default;
  explicit depth2d(const stages::Texture *texture) : stages::Any<T>(texture) {}
  T read(::uint2 place, uint lod = 0) const { return this->read_at((int)place.x, (int)place.y, 0, lod).x; }
  template <typename... Options>
  T sample(sampler how, ::float2 place, Options... options) const {
    return this->sample_at(how, place, 0, stages::options_of(options...)).x;
  }
  /// How much of the four depths around the place passes, each with its weight.
  template <typename... Options>
  T sample_compare(sampler how, ::float2 place, float value, Options... given) const {
    const stages::Level from = this->level(0);
    const stages::Options options = stages::options_of(given...);
    float x = scalar::bounded(how.normalized ? place.x * (float)from.width : place.x) + (float)options.beside.x;
    float y = scalar::bounded(how.normalized ? place.y * (float)from.height : place.y) + (float)options.beside.y;
    if (!how.linear) return passes(how, value, from, (int)scalar::floor(x), (int)scalar::floor(y));
    float column = scalar::floor(x - 0.5f), row = scalar::floor(y - 0.5f);
    float across = x - 0.5f - column, down = y - 0.5f - row;
    int i = (int)column, j = (int)row;
    T upper = passes(how, value, from, i, j) * (1 - across) + passes(how, value, from, i + 1, j) * across;
    T lower = passes(how, value, from, i, j + 1) * (1 - across) + passes(how, value, from, i + 1, j + 1) * across;
    return upper * (1 - down) + lower * down;
  }

 private:
  T passes(const sampler &how, float value, const stages::Level &from, int x, int y) const {
    float depth = stages::texel(this->format, from, x, y, 0, how).x;
    switch (how.comparison) {
      case compare_func::less: return value < depth;
      case compare_func::less_equal: return value <= depth;
      case compare_func::greater: return value > depth;
      case compare_func::greater_equal: return value >= depth;
      case compare_func::equal: return value == depth;
      case compare_func::not_equal: return value != depth;
      case compare_func::always: return 1;
      default: return 0;
    }
  }
};

}  // namespace metal

#pragma clang attribute pop
