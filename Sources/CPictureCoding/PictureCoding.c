#include "CPictureCoding.h"

#include <string.h>

// Takes over what differs in a part of a block, and tells whether anything did.
static bool update_part(uint32_t *restrict pixels, const uint32_t *restrict source, size_t count) {
  if (memcmp(pixels, source, count * 4) == 0) return false;
  memcpy(pixels, source, count * 4);
  return true;
}

// `count` pixels of a row, the first of which is the picture's pixel number `place`.
static bool update_row(uint32_t *restrict pixels, uint32_t *restrict changed, size_t place,
                       const uint32_t *restrict source, size_t count, uint32_t generation) {
  bool differs = false;
  pixels += place;
  changed += place / PICTURE_BLOCK;
  size_t i = 0, into = place % PICTURE_BLOCK;
  if (into > 0) {
    i = PICTURE_BLOCK - into < count ? PICTURE_BLOCK - into : count;
    if (update_part(pixels, source, i)) {
      *changed = generation;
      differs = true;
    }
    changed++;
  }
  for (; i + PICTURE_BLOCK <= count; i += PICTURE_BLOCK, changed++) {
    uint32_t difference = 0;
    for (size_t k = i; k < i + PICTURE_BLOCK; k++) difference |= pixels[k] ^ source[k];
    if (!difference) continue;
    memcpy(pixels + i, source + i, PICTURE_BLOCK * 4);
    *changed = generation;
    differs = true;
  }
  if (i < count && update_part(pixels + i, source + i, count - i)) {
    *changed = generation;
    differs = true;
  }
  return differs;
}

bool picture_update(uint32_t *restrict pixels, int width, uint32_t *restrict changed,
                    const void *restrict source, size_t row_bytes, picture_rect rect,
                    uint32_t generation) {
  if (rect.x0 >= rect.x1) return false;
  bool differs = false;
  for (size_t y = (size_t)rect.y0; y < (size_t)rect.y1; y++) {
    const uint32_t *row = (const void *)((const char *)source + y * row_bytes);
    differs |= update_row(pixels, changed, y * (size_t)width + (size_t)rect.x0, row + rect.x0,
                          (size_t)(rect.x1 - rect.x0), generation);
  }
  return differs;
}

// A pixel as it lies in memory on a little-endian machine: red in the lowest byte.
typedef uint32_t rgba;

static inline uint8_t channel(rgba pixel, int shift) { return (uint8_t)(pixel >> shift); }

static inline rgba straight(rgba pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  rgba result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    uint32_t value = (channel(pixel, shift) * 255u + alpha / 2) / alpha;
    result |= (value > 255 ? 255 : value) << shift;
  }
  return result;
}

enum kind { SKIP, PLAIN, KNOWN, MIXED, NONE };

enum { COLORS = 256, SLOT_BITS = 12, LARGEST_COUNT = 64 * 256 };

struct encoder {
  uint8_t *out;
  // The step that is being written: where its first byte stands, and its blocks so far.
  uint8_t *step;
  enum kind kind;
  size_t count;
  // How many of the last blocks of a known step are plain and of one colour, and its place.
  size_t plain;
  uint8_t plain_place;
  // The pixel before, straight.
  rgba before;
  // The last colours, as they are stored and straight; and where each may stand, by its hash. A place that has been
  // given to another colour since no longer holds what it is looked up for.
  rgba colors[COLORS], straight_colors[COLORS];
  uint8_t places[1 << SLOT_BITS];
  uint8_t next;
};

static inline unsigned slot(rgba pixel) { return pixel * 0x9e3779b1u >> (32 - SLOT_BITS); }

static inline void end_step(struct encoder *encoder) {
  if (encoder->kind == NONE) return;
  size_t count = encoder->count - 1;
  encoder->step[0] = (uint8_t)(encoder->kind | (count & 63) << 2);
  encoder->step[1] = (uint8_t)(count >> 6);
  encoder->kind = NONE;
}

static inline void begin_step(struct encoder *encoder, enum kind kind, size_t count) {
  end_step(encoder);
  encoder->kind = kind;
  encoder->count = count;
  encoder->plain = 0;
  encoder->step = encoder->out;
  encoder->out += 2;
}

// Makes the step that is being written one of `kind`, with room for a block more.
static inline void begin_block(struct encoder *encoder, enum kind kind) {
  if (encoder->kind != kind || encoder->count == LARGEST_COUNT) begin_step(encoder, kind, 0);
  encoder->count++;
}

static void write_skip(struct encoder *encoder, size_t count) {
  for (; count > LARGEST_COUNT; count -= LARGEST_COUNT) begin_step(encoder, SKIP, LARGEST_COUNT);
  if (count > 0) begin_step(encoder, SKIP, count);
}

// So many plain blocks of one colour are a step of their own. With fewer, the steps take a page longer than
// the pixels do.
enum { PLAIN_BLOCKS = 3 };

// A block of colours that are known, by their places.
static inline void write_known(struct encoder *encoder, const uint8_t *places, bool is_plain) {
  encoder->before = encoder->straight_colors[places[PICTURE_BLOCK - 1]];
  bool continues = is_plain && encoder->plain_place == places[0];
  if (encoder->kind == PLAIN && continues) {
    begin_block(encoder, PLAIN);
    if (encoder->count == 1) *encoder->out++ = places[0];
    return;
  }
  begin_block(encoder, KNOWN);
  memcpy(encoder->out, places, PICTURE_BLOCK);
  encoder->out += PICTURE_BLOCK;
  encoder->plain = is_plain ? continues ? encoder->plain + 1 : 1 : 0;
  encoder->plain_place = places[0];
  if (encoder->plain == PLAIN_BLOCKS) {
    encoder->out -= PLAIN_BLOCKS * PICTURE_BLOCK;
    encoder->count -= PLAIN_BLOCKS;
    if (encoder->count == 0) {
      encoder->out = encoder->step;
      encoder->kind = NONE;
    }
    begin_step(encoder, PLAIN, PLAIN_BLOCKS);
    *encoder->out++ = places[0];
  }
}

// Writes a colour that is not known, and answers by which bits.
static inline unsigned write_color(struct encoder *encoder, rgba pixel) {
  rgba before = encoder->before;
  if (channel(pixel, 24) == channel(before, 24)) {
    int8_t red = (int8_t)(channel(pixel, 0) - channel(before, 0));
    int8_t green = (int8_t)(channel(pixel, 8) - channel(before, 8));
    int8_t blue = (int8_t)(channel(pixel, 16) - channel(before, 16));
    if (red >= -2 && red <= 1 && green >= -2 && green <= 1 && blue >= -2 && blue <= 1) {
      *encoder->out++ = (uint8_t)((red + 2) << 4 | (green + 2) << 2 | (blue + 2));
      return 1;
    }
    int red_over = red - green, blue_over = blue - green;
    if (green >= -32 && green <= 31 && red_over >= -8 && red_over <= 7 && blue_over >= -8 &&
        blue_over <= 7) {
      *encoder->out++ = (uint8_t)(green + 32);
      *encoder->out++ = (uint8_t)((red_over + 8) << 4 | (blue_over + 8));
      return 2;
    }
  }
  for (int shift = 0; shift < 32; shift += 8) *encoder->out++ = channel(pixel, shift);
  return 3;
}

static inline unsigned write_pixel(struct encoder *encoder, rgba stored) {
  uint8_t place = encoder->places[slot(stored)];
  if (encoder->colors[place] == stored) {
    encoder->before = encoder->straight_colors[place];
    *encoder->out++ = place;
    return 0;
  }
  rgba pixel = straight(stored);
  unsigned bits = write_color(encoder, pixel);
  encoder->before = pixel;
  place = encoder->next++;
  encoder->colors[place] = stored;
  encoder->straight_colors[place] = pixel;
  encoder->places[slot(stored)] = place;
  return bits;
}

static void write_mixed(struct encoder *encoder, const rgba *pixels) {
  begin_block(encoder, MIXED);
  uint8_t *head = encoder->out;
  encoder->out += 2;
  unsigned bits = 0;
  for (int i = 0; i < PICTURE_BLOCK; i++) bits |= write_pixel(encoder, pixels[i]) << 2 * i;
  head[0] = (uint8_t)bits;
  head[1] = (uint8_t)(bits >> 8);
}

static inline void write_block(struct encoder *encoder, const rgba *pixels) {
  // All eight are looked up before anything is decided.
  uint8_t places[PICTURE_BLOCK];
  rgba unknown = 0, difference = 0;
  for (int i = 0; i < PICTURE_BLOCK; i++) {
    places[i] = encoder->places[slot(pixels[i])];
    unknown |= encoder->colors[places[i]] ^ pixels[i];
    difference |= pixels[i] ^ pixels[0];
  }
  if (unknown) {
    write_mixed(encoder, pixels);
  } else {
    write_known(encoder, places, !difference);
  }
}

size_t picture_encode(const uint32_t *restrict pixels, int width, int height,
                      const uint32_t *restrict changed, uint32_t known, uint8_t *restrict output) {
  struct encoder encoder = {.out = output, .kind = NONE, .next = 1};
  encoder.colors[0] = encoder.straight_colors[0] = encoder.before = 0xff000000;
  size_t count = picture_blocks(width, height), skipped = 0;
  for (size_t block = 0; block < count; block++) {
    // One block between two that changed is written too: a step more took a page longer than its pixels.
    bool joins = block > 0 && block + 1 < count && changed[block - 1] > known &&
                 changed[block + 1] > known;
    if (changed[block] <= known && !joins) {
      skipped++;
      continue;
    }
    write_skip(&encoder, skipped);
    skipped = 0;
    write_block(&encoder, pixels + block * PICTURE_BLOCK);
  }
  end_step(&encoder);
  return (size_t)(encoder.out - output);
}
