// Pictures for a viewer elsewhere: finding what has changed, and writing it fast to read.

#ifndef CPICTURECODING_H
#define CPICTURECODING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A picture is compared and written in blocks of so many pixels that follow one another in the order of
// reading, from one row to the next too.
#define PICTURE_BLOCK 8

// How many blocks a picture has. Its pixels lie in memory for as many whole blocks.
static inline size_t picture_blocks(int width, int height) {
  return ((size_t)width * (size_t)height + PICTURE_BLOCK - 1) / PICTURE_BLOCK;
}

// A rectangle of whole pixels inside a picture: x0 <= x < x1 and y0 <= y < y1.
typedef struct {
  int x0, y0, x1, y1;
} picture_rect;

// Takes over what differs inside `rect` from `source`, which has `row_bytes` from one row to the next.
// `pixels` are `width` to a row without gaps, and `changed` has a number for each block: one that
// differs gets `generation`. Tells whether any did.
bool picture_update(uint32_t *restrict pixels, int width, uint32_t *restrict changed,
                    const void *restrict source, size_t row_bytes, picture_rect rect,
                    uint32_t generation);

// The longest that `picture_encode` makes a picture of `width` x `height` pixels, in bytes: a step of
// its own for each block, with eight new colours.
static inline size_t picture_largest(int width, int height) {
  return picture_blocks(width, height) * (2 + 2 + 4 * PICTURE_BLOCK);
}

// Writes at least the blocks that changed after the generation `known`, as straight RGBA.
//
// `pixels` are premultiplied, rows without gaps, in whole blocks; `changed` has a number for each block.
// `output` must hold `picture_largest` bytes; the answer is how many were written.
//
// What is written is a list of steps over the picture's blocks. A step begins with two bytes: its kind
// in the two lowest bits of the first, and a count of blocks less one in the upper six and the second.
//
//   0  skip   so many blocks stay as they are
//   1  plain  a byte, for all of their pixels: which of the last 256 new colours they are
//   2  known  such a byte for each pixel
//   3  mixed  for each block two bytes with two bits for each of its pixels, the first one's lowest, and
//             then, pixel after pixel, by these bits:
//             0  one byte: which of the last 256 new colours
//             1  one byte: what red, green and blue have grown by since the pixel before, each with 2
//                added, in bits 4 and 5, 2 and 3, 0 and 1; alpha is the same
//             2  two bytes: what green has grown by, with 32 added, and in bits 4 to 7 and 0 to 3 what
//                red and blue have grown by more than green, with 8 added; alpha is the same
//             3  four bytes: red, green, blue, alpha
//
// The pixel before is the last that was written; before the first stands an opaque black one, which is
// also the first of the 256 known colours; the others are transparent. A colour of bits 1 to 3 takes the
// next of their places, and the first after the last. Differences are modulo 256.
//
// Whole blocks, so that neither side decides anything for a single pixel: where steps counted pixels, and
// equal ones were one step, a picture of a hundred circles took 3.6 ms to write and 2.7 to 3.6 to read in
// a page, for 763 kB. It takes 1.6, 1.5 to 2.3, and 1,035 kB.
size_t picture_encode(const uint32_t *restrict pixels, int width, int height,
                      const uint32_t *restrict changed, uint32_t known, uint8_t *restrict output);

#endif
