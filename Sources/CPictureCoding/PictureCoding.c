#include "CPictureCoding.h"

#include <string.h>

// Part of a row that begins with a block.
static bool update_row(uint32_t *restrict pixels, const uint32_t *restrict source, size_t width,
                       uint32_t *restrict changed, uint32_t generation) {
  bool differs = false;
  size_t x = 0;
  for (; x + PICTURE_BLOCK <= width; x += PICTURE_BLOCK, changed++) {
    uint32_t difference = 0;
    for (size_t i = x; i < x + PICTURE_BLOCK; i++) difference |= pixels[i] ^ source[i];
    if (!difference) continue;
    memcpy(pixels + x, source + x, PICTURE_BLOCK * 4);
    *changed = generation;
    differs = true;
  }
  if (x < width && memcmp(pixels + x, source + x, (width - x) * 4) != 0) {
    memcpy(pixels + x, source + x, (width - x) * 4);
    *changed = generation;
    differs = true;
  }
  return differs;
}

bool picture_update(uint32_t *restrict pixels, int width, uint32_t *restrict changed,
                    const void *restrict source, size_t row_bytes, picture_rect rect,
                    uint32_t generation) {
  if (rect.x0 >= rect.x1) return false;
  size_t first = (size_t)rect.x0 / PICTURE_BLOCK, start = first * PICTURE_BLOCK;
  size_t end = ((size_t)rect.x1 + PICTURE_BLOCK - 1) / PICTURE_BLOCK * PICTURE_BLOCK;
  if (end > (size_t)width) end = (size_t)width;
  bool differs = false;
  for (size_t y = (size_t)rect.y0; y < (size_t)rect.y1; y++) {
    const uint32_t *row = (const void *)((const char *)source + y * row_bytes);
    differs |= update_row(pixels + y * (size_t)width + start, row + start, end - start,
                          changed + y * picture_blocks(width) + first, generation);
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

enum kind { SKIP, REPEAT_LONG, KNOWN_LONG, REPEAT, KNOWN, SMALL, MEDIUM, NEW, NONE };

enum { COLORS = 256, SLOTS = 1024, SHORT_COUNT = 32, LONG_COUNT = 32 * 256 };

struct encoder {
  uint8_t *out;
  // The step that is being written: where its first byte stands, and its count so far.
  uint8_t *step;
  enum kind kind;
  size_t count;
  // The pixel before: as it is stored, and straight.
  rgba stored, before;
  // Where the pixel before stands among the colours.
  uint8_t place;
  // The last colours, as they are stored and straight; and where each may stand, by its hash. A place that has been
  // given to another colour since no longer holds what it is looked up for.
  rgba colors[COLORS], straight_colors[COLORS];
  uint8_t places[SLOTS];
  uint8_t next;
};

static inline unsigned slot(rgba pixel) { return pixel * 0x9e3779b1u >> 22; }

// The kinds with long counts come first.
static inline size_t head_size(enum kind kind) { return kind <= KNOWN_LONG ? 2 : 1; }

static inline void write_head(uint8_t *head, enum kind kind, size_t count) {
  head[0] = (uint8_t)(kind | ((count - 1) & 31) << 3);
  if (head_size(kind) == 2) head[1] = (uint8_t)((count - 1) >> 5);
}

static inline void end_step(struct encoder *encoder) {
  if (encoder->kind != NONE) write_head(encoder->step, encoder->kind, encoder->count);
  encoder->kind = NONE;
}

static inline void begin_step(struct encoder *encoder, enum kind kind, size_t count) {
  end_step(encoder);
  encoder->kind = kind;
  encoder->count = count;
  encoder->step = encoder->out;
  encoder->out += head_size(kind);
}

// Makes the step that is being written one of `kind`, with room for a pixel more.
static inline void begin_pixel(struct encoder *encoder, enum kind kind) {
  if (encoder->kind == kind && encoder->count < SHORT_COUNT) {
    encoder->count++;
  } else {
    begin_step(encoder, kind, 1);
  }
}

static void write_long(struct encoder *encoder, enum kind kind, size_t count) {
  for (; count > LONG_COUNT; count -= LONG_COUNT) begin_step(encoder, kind, LONG_COUNT);
  begin_step(encoder, kind == REPEAT_LONG && count <= SHORT_COUNT ? REPEAT : kind, count);
}

static inline void write_color(struct encoder *encoder, rgba pixel) {
  rgba before = encoder->before;
  if (channel(pixel, 24) == channel(before, 24)) {
    int8_t red = (int8_t)(channel(pixel, 0) - channel(before, 0));
    int8_t green = (int8_t)(channel(pixel, 8) - channel(before, 8));
    int8_t blue = (int8_t)(channel(pixel, 16) - channel(before, 16));
    if (red >= -2 && red <= 1 && green >= -2 && green <= 1 && blue >= -2 && blue <= 1) {
      begin_pixel(encoder, SMALL);
      *encoder->out++ = (uint8_t)((red + 2) << 4 | (green + 2) << 2 | (blue + 2));
      return;
    }
    int red_over = red - green, blue_over = blue - green;
    if (green >= -32 && green <= 31 && red_over >= -8 && red_over <= 7 && blue_over >= -8 &&
        blue_over <= 7) {
      begin_pixel(encoder, MEDIUM);
      *encoder->out++ = (uint8_t)(green + 32);
      *encoder->out++ = (uint8_t)((red_over + 8) << 4 | (blue_over + 8));
      return;
    }
  }
  begin_pixel(encoder, NEW);
  for (int shift = 0; shift < 32; shift += 8) *encoder->out++ = channel(pixel, shift);
}

// Fewer equal pixels than this are no step of their own: a viewer takes longer for a step than for some
// pixels. A page read a frame of circles on white in 3.4 ms with 4 (601 kB), in 2.9 with 6 (652 kB) and in
// 2.6 with 8 (711 kB).
enum { REPEATS = 6 };

// How many pixels from the first on are equal.
static inline size_t equal(const rgba *pixels, size_t limit) {
  size_t count = 1;
  while (count < limit && pixels[count] == pixels[0]) count++;
  return count;
}

// Writes what is known from the first pixel on, and tells how many pixels that were.
static size_t write_known(struct encoder *encoder, const rgba *pixels, size_t limit) {
  end_step(encoder);
  rgba stored = encoder->stored;
  uint8_t place = encoder->place;
  if (limit > LONG_COUNT) limit = LONG_COUNT;
  uint8_t *head = encoder->out, *out = head + 1;
  size_t i = 0;
  while (i < limit) {
    rgba pixel = pixels[i];
    if (pixel == stored) {
      size_t count = equal(pixels + i, limit - i < REPEATS ? limit - i : REPEATS);
      if (count == REPEATS) break;
      for (i += count; count > 0; count--) *out++ = place;
      continue;
    }
    uint8_t found = encoder->places[slot(pixel)];
    if (encoder->colors[found] != pixel) break;
    *out++ = place = found;
    stored = pixel;
    i++;
  }
  if (i > SHORT_COUNT) {
    memmove(head + 2, head + 1, i);
    out++;
  }
  write_head(head, i > SHORT_COUNT ? KNOWN_LONG : KNOWN, i);
  encoder->out = out;
  encoder->stored = stored;
  encoder->before = encoder->straight_colors[place];
  encoder->place = place;
  return i;
}

static inline void write_new(struct encoder *encoder, rgba stored) {
  rgba pixel = straight(stored);
  write_color(encoder, pixel);
  encoder->before = pixel;
  encoder->stored = stored;
  encoder->place = encoder->next++;
  encoder->colors[encoder->place] = stored;
  encoder->straight_colors[encoder->place] = pixel;
  encoder->places[slot(stored)] = encoder->place;
}

// Pixels that are all to be written.
static void write_pixels(struct encoder *encoder, const rgba *pixels, size_t count) {
  for (size_t i = 0; i < count;) {
    rgba pixel = pixels[i];
    if (pixel == encoder->stored) {
      size_t repeats = equal(pixels + i, count - i);
      if (repeats >= REPEATS) {
        write_long(encoder, REPEAT_LONG, repeats);
        i += repeats;
        continue;
      }
    }
    if (encoder->colors[encoder->places[slot(pixel)]] == pixel) {
      i += write_known(encoder, pixels + i, count - i);
    } else {
      write_new(encoder, pixel);
      i++;
    }
  }
}

size_t picture_encode(const uint32_t *restrict pixels, int width, int height,
                      const uint32_t *restrict changed, uint32_t known, uint8_t *restrict output) {
  struct encoder encoder = {.out = output, .kind = NONE, .next = 1};
  // The first of the colours is the one before the first pixel.
  encoder.colors[0] = encoder.straight_colors[0] = encoder.stored = encoder.before = 0xff000000;
  size_t across = (size_t)width, blocks = picture_blocks(width);
  // Pixels that have been passed over, and such that are to be written, since the last step.
  size_t skipped = 0, start = 0, end = 0;
  for (size_t y = 0; y < (size_t)height; y++, changed += blocks) {
    for (size_t block = 0; block < blocks; block++) {
      size_t first = y * across + block * PICTURE_BLOCK;
      size_t last = block + 1 < blocks ? first + PICTURE_BLOCK : (y + 1) * across;
      // One block between two that changed is written too: a step more took a page longer than its pixels.
      bool joins = end > start && block + 1 < blocks && changed[block + 1] > known;
      if (changed[block] <= known && !joins) {
        if (end > start) {
          if (skipped > 0) write_long(&encoder, SKIP, skipped);
          write_pixels(&encoder, pixels + start, end - start);
          skipped = 0;
          start = end;
        }
        skipped += last - first;
      } else {
        if (end == start) start = first;
        end = last;
      }
    }
  }
  if (end > start) {
    if (skipped > 0) write_long(&encoder, SKIP, skipped);
    write_pixels(&encoder, pixels + start, end - start);
  }
  end_step(&encoder);
  return (size_t)(encoder.out - output);
}
