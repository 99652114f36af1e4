// Pictures that a function reads: an image given as an argument, and the view below a layer effect.
#pragma once

namespace metal {

enum class access { sample, read, write, read_write };
enum class coord { normalized, pixel };
enum class filter { nearest, linear, bicubic };
enum class mag_filter { nearest, linear, bicubic };
enum class min_filter { nearest, linear, bicubic };
enum class mip_filter { none, nearest, linear };
enum class address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class s_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class t_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class r_address { clamp_to_zero, clamp_to_edge, repeat, mirrored_repeat, clamp_to_border };
enum class border_color { transparent_black, opaque_black, opaque_white };
enum class compare_func { never, less, less_equal, greater, greater_equal, equal, not_equal, always };
struct level { float value; constexpr explicit level(float value) : value(value) {} };
struct bias { float value; constexpr explicit bias(float value) : value(value) {} };
struct max_anisotropy { int value; constexpr explicit max_anisotropy(int value) : value(value) {} };
struct lod_clamp { float least, most; constexpr explicit lod_clamp(float least, float most) : least(least), most(most) {} };
struct min_lod_clamp { float value; constexpr explicit min_lod_clamp(float value) : value(value) {} };
enum class component { x, y, z, w };
struct gradient2d { constexpr explicit gradient2d(::float2, ::float2) {} };

/// How a picture is read between and beside its pixels.
struct sampler {
  bool normalized = true;
  bool linear = false;
  address horizontal = address::clamp_to_edge;
  address vertical = address::clamp_to_edge;
  // These are of use where a texture has several sizes or a third dimension, as in a pipeline.
  address through = address::clamp_to_edge;
  mip_filter levels = mip_filter::none;
  border_color border = border_color::transparent_black;
  compare_func comparison = compare_func::never;

  template <typename... Choices>
  constexpr sampler(Choices... choices) { (set(choices), ...); }

 private:
  constexpr void set(coord choice) { normalized = choice == coord::normalized; }
  constexpr void set(filter choice) { linear = choice != filter::nearest; }
  constexpr void set(mag_filter choice) { linear = choice != mag_filter::nearest; }
  constexpr void set(address choice) { horizontal = vertical = through = choice; }
  constexpr void set(s_address choice) { horizontal = (address)choice; }
  constexpr void set(t_address choice) { vertical = (address)choice; }
  constexpr void set(mip_filter choice) { levels = choice; }
  constexpr void set(r_address choice) { through = (address)choice; }
  constexpr void set(border_color choice) { border = choice; }
  constexpr void set(compare_func choice) { comparison = choice; }
  // A picture that is seen smaller is read as one that is seen larger.
  constexpr void set(min_filter) {}
  constexpr void set(max_anisotropy) {}
  constexpr void set(lod_clamp) {}
};

/// Premultiplied pixels, red in the lowest byte.
struct Picture {
  const uint *pixels;
  int width, height;
  /// Pixels from one row to the next.
  int stride;
};

namespace scalar {

METAL_FUNCTION ::half4 color_of(uint pixel) {
  // One 255th, rounded: the colours of bytes come out as the nearest halves.
  constexpr float part = 1.0f / 255;
  return ::half4{(half)((float)(int)(pixel & 255) * part), (half)((float)(int)(pixel >> 8 & 255) * part),
                 (half)((float)(int)(pixel >> 16 & 255) * part), (half)((float)(int)(pixel >> 24) * part)};
}
METAL_FUNCTION ::float4 wide_color_of(uint pixel) {
  constexpr float part = 1.0f / 255;
  return ::float4{(float)(int)(pixel & 255) * part, (float)(int)(pixel >> 8 & 255) * part,
                  (float)(int)(pixel >> 16 & 255) * part, (float)(int)(pixel >> 24) * part};
}

/// The pixel at a place; 0 outside of the picture.
METAL_FUNCTION uint pixel_or_clear(const Picture &picture, int x, int y) {
  bool inside = ((uint)x < (uint)picture.width) & ((uint)y < (uint)picture.height);
  // Read also where nothing is taken, at a place that exists: no branch stands in the way of the row's loop.
  uint pixel = picture.pixels[inside ? y * picture.stride + x : 0];
  return inside ? pixel : 0;
}

METAL_FUNCTION float bounded(float x) { return x > -1e6f ? (x < 1e6f ? x : 1e6f) : -1e6f; }

/// `index` among `count` pixels.
METAL_FUNCTION int nearest(int index, int count) {
  index = index < count ? index : count - 1;
  return index > 0 ? index : 0;
}

/// The sum of four pixels, each with its weight, which is in 255ths.
METAL_FUNCTION ::float4 weighted(uint a, float of_a, uint b, float of_b, uint c, float of_c, uint d, float of_d) {
  ::float4 sum;
  for (int part = 0; part < 4; part += 1) {
    int shift = 8 * part;
    float color = (float)(int)(a >> shift & 255) * of_a;
    color = fused((float)(int)(b >> shift & 255), of_b, color);
    color = fused((float)(int)(c >> shift & 255), of_c, color);
    sum[part] = fused((float)(int)(d >> shift & 255), of_d, color);
  }
  return sum;
}

/// Between the four pixels around a place in pixels, whose centres lie at halves. Clear outside: what is read there is
/// a pixel inside that weighs nothing, so that four weights are chosen instead of four places and four colours.
METAL_FUNCTION ::float4 bilinear(const Picture &picture, float x, float y) {
  float left = bounded(x - 0.5f), top = bounded(y - 0.5f);
  float column = floor(left), row = floor(top);
  float across = left - column, down = top - row;
  int i = (int)column, j = (int)row;
  // Two pixels beside each other are read, from one place in the row. At an edge one of the two is the wanted one, and at
  // a distance none; behind a row of a single pixel there is room.
  int first = nearest(i, picture.width - 1);
  int j0 = nearest(j, picture.height), j1 = nearest(j + 1, picture.height);
  float of_first = i == first ? 1 - across : (i + 1 == first ? across : 0);
  float of_second = i == first ? across : (i - 1 == first ? 1 - across : 0);
  of_second = picture.width > 1 ? of_second : 0;
  constexpr float part = 1.0f / 255;
  float from_above = (j0 == j ? 1 - down : 0) * part, from_below = (j1 == j + 1 ? down : 0) * part;
  const uint *above = picture.pixels + j0 * picture.stride, *below = picture.pixels + j1 * picture.stride;
  return weighted(above[first], of_first * from_above, above[first + 1], of_second * from_above, below[first],
                  of_first * from_below, below[first + 1], of_second * from_below);
}

/// `index` brought into 0 ..< `count` as `mode` says; -1 where there is nothing.
METAL_FUNCTION int place(int index, int count, address mode) {
  if (mode == address::repeat) {
    int rest = index % count;
    return rest < 0 ? rest + count : rest;
  }
  if (mode == address::mirrored_repeat) {
    int rest = index % (2 * count);
    rest = rest < 0 ? rest + 2 * count : rest;
    return rest < count ? rest : 2 * count - 1 - rest;
  }
  if (mode == address::clamp_to_edge) {
    return index < 0 ? 0 : (index >= count ? count - 1 : index);
  }
  return (uint)index < (uint)count ? index : -1;
}
METAL_FUNCTION ::float4 placed_color(const Picture &picture, int x, int y, sampler how) {
  return wide_color_of(pixel_or_clear(picture, place(x, picture.width, how.horizontal),
                                      place(y, picture.height, how.vertical)));
}

}  // namespace scalar

// Where a file has functions of a pipeline, its textures are those that an encoder is given.
#ifdef HALCYON_STAGES
#define METAL_PICTURE_TEXTURE picture_texture2d
#else
#define METAL_PICTURE_TEXTURE texture2d
#endif

template <typename T, access a = access::sample>
struct METAL_PICTURE_TEXTURE {
  Picture picture;

  inline __attribute__((always_inline)) uint get_width(uint = 0) const { return (uint)picture.width; }
  inline __attribute__((always_inline)) uint get_height(uint = 0) const { return (uint)picture.height; }
  inline __attribute__((always_inline)) uint get_num_mip_levels() const { return 1; }

  inline __attribute__((always_inline)) vec<T, 4> read(::uint2 place, uint = 0) const {
    return __builtin_convertvector(scalar::wide_color_of(scalar::pixel_or_clear(picture, (int)place.x, (int)place.y)),
                                   vec<T, 4>);
  }
  inline __attribute__((always_inline)) vec<T, 4> read(::ushort2 place, ushort = 0) const {
    return read(::uint2{place.x, place.y});
  }

  /// The colour at `place`: from 0 to 1, or in pixels, as the sampler says.
  ///
  /// - Parameter options: how far beside the place, in pixels, as an `int2`; what chooses among sizes changes nothing,
  ///   since there is one.
  template <typename... Options>
  inline __attribute__((always_inline)) vec<T, 4> sample(sampler how, ::float2 place, Options... options) const {
    ::int2 beside = offset(options...);
    float x = scalar::bounded(how.normalized ? place.x * (float)picture.width : place.x) + (float)beside.x;
    float y = scalar::bounded(how.normalized ? place.y * (float)picture.height : place.y) + (float)beside.y;
    if (!how.linear) {
      return __builtin_convertvector(
          scalar::placed_color(picture, (int)scalar::floor(x), (int)scalar::floor(y), how), vec<T, 4>);
    }
    float column = scalar::floor(x - 0.5f), row = scalar::floor(y - 0.5f);
    float across = x - 0.5f - column, down = y - 0.5f - row;
    int i = (int)column, j = (int)row;
    ::float4 upper = scalar::placed_color(picture, i, j, how) * (1 - across)
                     + scalar::placed_color(picture, i + 1, j, how) * across;
    ::float4 lower = scalar::placed_color(picture, i, j + 1, how) * (1 - across)
                     + scalar::placed_color(picture, i + 1, j + 1, how) * across;
    return __builtin_convertvector(upper * (1 - down) + lower * down, vec<T, 4>);
  }

  /// One component of the four pixels that a linear filter takes: the lower left, lower right, upper right and upper left.
  inline __attribute__((always_inline)) vec<T, 4> gather(
      sampler how, ::float2 place, ::int2 beside = 0, component part = component::x) const {
    float x = scalar::bounded(how.normalized ? place.x * (float)picture.width : place.x) + (float)beside.x;
    float y = scalar::bounded(how.normalized ? place.y * (float)picture.height : place.y) + (float)beside.y;
    int i = (int)scalar::floor(x - 0.5f), j = (int)scalar::floor(y - 0.5f), index = (int)part;
    ::float4 found = {
        scalar::placed_color(picture, i, j + 1, how)[index], scalar::placed_color(picture, i + 1, j + 1, how)[index],
        scalar::placed_color(picture, i + 1, j, how)[index], scalar::placed_color(picture, i, j, how)[index]};
    return __builtin_convertvector(found, vec<T, 4>);
  }

 private:
  template <typename... Options>
  static inline __attribute__((always_inline)) ::int2 offset(Options... options) {
    ::int2 result = 0;
    (take(result, options), ...);
    return result;
  }
  static inline __attribute__((always_inline)) void take(::int2 &result, ::int2 offset) { result = offset; }
  template <typename Option>
  static inline __attribute__((always_inline)) void take(::int2 &, Option) {}
};

}  // namespace metal
