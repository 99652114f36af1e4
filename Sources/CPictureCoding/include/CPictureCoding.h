// Pictures for a viewer elsewhere: finding what has changed, and writing it short and fast to read.

#ifndef CPICTURECODING_H
#define CPICTURECODING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A row of a picture is compared in blocks of so many pixels; the last one of a row may be shorter.
#define PICTURE_BLOCK 8

// How many blocks a row of `width` pixels has.
static inline size_t picture_blocks(int width) {
  return ((size_t)width + PICTURE_BLOCK - 1) / PICTURE_BLOCK;
}

// A rectangle of whole pixels inside a picture: x0 <= x < x1 and y0 <= y < y1.
typedef struct {
  int x0, y0, x1, y1;
} picture_rect;

// Takes over what differs inside `rect`, widened to whole blocks, from `source`, which has `row_bytes`
// from one row to the next. `pixels` are `width` to a row without gaps, and `changed` has a number for
// each block, rows after one another: a block that differs gets `generation`. Tells whether any did.
bool picture_update(uint32_t *restrict pixels, int width, uint32_t *restrict changed,
                    const void *restrict source, size_t row_bytes, picture_rect rect,
                    uint32_t generation);

// The longest that `picture_encode` makes a picture of `width` x `height` pixels, in bytes: a step of
// its own for each pixel.
static inline size_t picture_largest(int width, int height) {
  return (size_t)width * (size_t)height * 5;
}

// Writes at least the blocks that changed after the generation `known`, as straight RGBA.
//
// `pixels` are premultiplied, rows without gaps; `changed` has a number for each block, rows after
// one another. `output` must hold `picture_largest` bytes; the answer is how many were written.
//
// What is written is a list of steps over the picture's pixels, in the order of reading. The first
// byte of a step has its kind in the lower three bits and a count less one in the upper five; kinds 0,
// 1 and 2 have a second byte with eight higher bits of that count.
//
//   0     skip    so many pixels stay as they are
//   1, 3  repeat  the pixel before again, so often
//   2, 4  known   a byte for each pixel: which of the last 256 new colours it is
//   5     small   a byte for each pixel: what red, green and blue have grown by since the pixel
//                 before, each with 2 added, in bits 4 and 5, 2 and 3, 0 and 1; alpha is the same
//   6     medium  two bytes for each pixel: what green has grown by, with 32 added, and in bits 4 to
//                 7 and 0 to 3 what red and blue have grown by more than green, with 8 added
//   7     new     four bytes for each pixel: red, green, blue, alpha
//
// Before the first pixel written stands an opaque black one, which is also the first of the 256 known
// colours; the others are transparent. The colour of a pixel of kind 5, 6 or 7 takes the next of their
// places, and the first after the last. Differences are modulo 256.
size_t picture_encode(const uint32_t *restrict pixels, int width, int height,
                      const uint32_t *restrict changed, uint32_t known, uint8_t *restrict output);

#endif
