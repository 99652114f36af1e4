// Rectangles of pixels for a viewer elsewhere: finding what has changed, and writing it shorter.

#ifndef CTILECODING_H
#define CTILECODING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The longest that `tile_encode` makes a tile of `pixels` pixels, in bytes.
#define TILE_LARGEST(pixels) ((size_t)(pixels) * 5)

// Copies `width` x `height` RGBA pixels, and tells whether any of them differed. `stride`s are bytes
// from one row to the next.
bool tile_update(void *restrict destination, size_t destination_stride,
                 const void *restrict source, size_t source_stride, int width, int height);

// Writes `width` x `height` premultiplied RGBA pixels as straight ones in the chunks of the QOI
// format (https://qoiformat.org/qoi-specification.pdf, 2022), without its header and its end: the
// first pixel before is opaque black. `output` must hold TILE_LARGEST bytes; the answer is how many
// were written.
size_t tile_encode(const void *restrict pixels, size_t stride, int width, int height,
                   uint8_t *restrict output);

#endif
