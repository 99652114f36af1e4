#ifndef HUFFMAN_CODE_H
#define HUFFMAN_CODE_H

// The codes of a deflate block (RFC 1951, 3.2).

#include <stdint.h>

#define HUFFMAN_MOST_SYMBOLS 286
#define HUFFMAN_MOST_BITS 15

/// The lengths of Huffman's code for the counts, which are below 2^19, at most `limit` bits; 0 for symbols that do
/// not come. Two symbols and more have a code without gaps.
void huffman_lengths(const uint32_t *counts, int size, int limit, uint8_t *lengths);

/// The codes of the lengths, their bits in the order in which they are written.
void huffman_codes(const uint8_t *lengths, int size, uint16_t *codes);

#endif
