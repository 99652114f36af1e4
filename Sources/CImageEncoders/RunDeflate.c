// Deflate (RFC 1951) for filtered rows of pictures, in one pass: the only repetitions looked for are of the byte
// before, which is what a filter leaves of all that goes on evenly.

#include "CImageEncoders.h"
#include "HuffmanCode.h"

#include <stdlib.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

enum {
  most_stored = 65535,  // bytes of a stored block
  most_bytes = 4 * most_stored,  // of any: finding a code for each quarter takes a tenth of the time
  literals = HUFFMAN_MOST_SYMBOLS,
  most_bits = HUFFMAN_MOST_BITS,
  least_run = 8,
  most_run = 258,
};

// MARK: Bits

typedef struct {
  uint8_t *next;
  uint64_t bits;
  unsigned count;
} bit_writer;

static inline void put(bit_writer *w, uint32_t bits, unsigned count) {
  w->bits |= (uint64_t)bits << w->count;
  w->count += count;
}

// Leaves fewer than 8 bits waiting.
static inline void flush(bit_writer *w) {
  uint64_t bits = w->bits;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  bits = __builtin_bswap64(bits);
#endif
  memcpy(w->next, &bits, 8);
  w->next += w->count >> 3;
  w->bits >>= w->count & ~7u;
  w->count &= 7;
}

// MARK: Runs

// Some literals, and then a run of the last byte, which may be of length 0 at the end.
typedef struct {
  uint16_t literals, run;
} piece;

// One bit for each of 64 bytes that equals the one before it.
static inline uint64_t repeats(const uint8_t *bytes) {
#if defined(__SSE2__)
  uint64_t bits = 0;
  for (int i = 0; i < 4; i++) {
    __m128i here = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
    __m128i before = _mm_loadu_si128((const __m128i *)(bytes + 16 * i - 1));
    bits |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(here, before)) << (16 * i);
  }
  return bits;
#else
  uint64_t bits = 0;
  for (int i = 0; i < 64; i++) bits |= (uint64_t)(bytes[i] == bytes[i - 1]) << i;
  return bits;
#endif
}

// The next byte from `from` on where a run of 8 begins (shorter ones take longer than what they save: 0.5 % of the
// bytes); `end` where there is none.
static size_t find_run(const uint8_t *bytes, size_t from, size_t end) {
  while (from + 64 <= end) {
    uint64_t same = repeats(bytes + from);
    uint64_t pairs = same & same >> 1, fours = pairs & pairs >> 2, starts = fours & fours >> 4;
    if (starts) return from + (size_t)__builtin_ctzll(starts);
    from += 65 - least_run;
  }
  for (; from + least_run <= end; from++) {
    int same = 0;
    while (same < least_run && bytes[from + (size_t)same] == bytes[from - 1]) same++;
    if (same == least_run) return from;
  }
  return end;
}

static size_t run_length(const uint8_t *bytes, size_t from, size_t end) {
  size_t most = end - from < most_run ? end - from : most_run, length = 0;
  while (length + 64 <= most) {
    uint64_t other = ~repeats(bytes + from + length);
    if (other) return length + (size_t)__builtin_ctzll(other);
    length += 64;
  }
  while (length < most && bytes[from + length] == bytes[from + length - 1]) length++;
  return length;
}

static const uint16_t run_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                       31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t run_extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                       2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

static inline int symbol_of_run(unsigned length) {
  if (length == most_run) return 28;
  unsigned above = length - 3;
  if (above < 8) return (int)above;
  int top = 31 - __builtin_clz(above);  // two bits below the highest choose among four
  return 4 * (top - 1) + (int)(above >> (top - 2) & 3);
}

// The pieces of a block, and how often each symbol comes.
static size_t find_pieces(
    const uint8_t *bytes, size_t start, size_t end, piece *pieces, uint32_t *counts) {
  uint32_t parts[4][256];
  memset(parts, 0, sizeof parts);
  size_t count = 0, i = start;
  while (i < end) {
    // The first byte of all has none before it.
    size_t run = find_run(bytes, i ? i : 1, end), length = 0, j = i;
    for (; j + 4 <= run; j += 4) {  // four tables: equal bytes in a row do not wait for each other
      uint32_t four;
      memcpy(&four, bytes + j, 4);
      parts[0][four & 255]++;
      parts[1][four >> 8 & 255]++;
      parts[2][four >> 16 & 255]++;
      parts[3][four >> 24]++;
    }
    for (; j < run; j++) parts[0][bytes[j]]++;
    if (run < end) {
      length = run_length(bytes, run, end);
      counts[257 + symbol_of_run((unsigned)length)]++;
    }
    for (; run - i > UINT16_MAX; i += UINT16_MAX) pieces[count++] = (piece){UINT16_MAX, 0};
    pieces[count++] = (piece){(uint16_t)(run - i), (uint16_t)length};
    i = run + length;
  }
  for (int v = 0; v < 256; v++) counts[v] = parts[0][v] + parts[1][v] + parts[2][v] + parts[3][v];
  counts[256] = 1;
  return count;
}

// MARK: Blocks

typedef struct {
  uint8_t lengths[literals];
  uint16_t codes[literals];
} block_code;

// The lengths as they are written: runs of equal ones have symbols 16...18 (RFC 1951, 3.2.7).
static int pack_lengths(const uint8_t *lengths, int size, uint16_t *packed) {
  int count = 0;
  for (int i = 0; i < size;) {
    int run = 1;
    while (i + run < size && lengths[i + run] == lengths[i]) run++;
    i += run;
    int value = lengths[i - run];
    if (value == 0) {
      for (; run >= 11; run -= run > 138 ? 138 : run)
        packed[count++] = (uint16_t)(18 | ((run > 138 ? 138 : run) - 11) << 5);
      if (run >= 3) {
        packed[count++] = (uint16_t)(17 | (run - 3) << 5);
        run = 0;
      }
    } else {
      packed[count++] = (uint16_t)value;
      for (run--; run >= 3;) {
        int part = run > 6 ? 6 : run;
        packed[count++] = (uint16_t)(16 | (part - 3) << 5);
        run -= part;
      }
    }
    for (; run > 0; run--) packed[count++] = (uint16_t)value;
  }
  return count;
}

// The block's head with its codes.
static void put_head(bit_writer *w, const block_code *code, int is_last) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  static const uint8_t extras[19] = {[16] = 2, [17] = 3, [18] = 7};
  uint8_t all[literals + 1];
  int size = literals;
  while (size > 257 && !code->lengths[size - 1]) size--;
  memcpy(all, code->lengths, (size_t)size);
  all[size] = 1;  // the one distance: a byte back
  uint16_t packed[literals + 1];
  int count = pack_lengths(all, size + 1, packed);
  uint32_t counts[19] = {0};
  for (int i = 0; i < count; i++) counts[packed[i] & 31]++;
  uint8_t lengths[19];
  uint16_t codes[19];
  huffman_lengths(counts, 19, 7, lengths);
  huffman_codes(lengths, 19, codes);
  int shown = 19;
  while (shown > 4 && !lengths[order[shown - 1]]) shown--;
  put(w, (uint32_t)is_last | 2 << 1, 3);
  put(w, (uint32_t)(size - 257), 5);
  put(w, 0, 5);
  put(w, (uint32_t)(shown - 4), 4);
  flush(w);
  for (int i = 0; i < shown; i++) {
    put(w, lengths[order[i]], 3);
    flush(w);
  }
  for (int i = 0; i < count; i++) {
    int symbol = packed[i] & 31;
    put(w, codes[symbol], lengths[symbol]);
    put(w, packed[i] >> 5, extras[symbol]);
    flush(w);
  }
}

static void put_pieces(
    bit_writer *writer, const block_code *code, const uint8_t *bytes, const piece *pieces, size_t count) {
  uint32_t entries[256];
  for (int v = 0; v < 256; v++) entries[v] = (uint32_t)code->codes[v] << 4 | code->lengths[v];
  // A copy, which stays in registers: bytes are written, and might be the writer's own.
  bit_writer copy = *writer, *w = &copy;
  for (size_t i = 0; i < count; i++) {
    size_t n = pieces[i].literals;
    for (; n >= 3; n -= 3, bytes += 3) {  // 45 bits at most, beside the 7 that wait
      for (int k = 0; k < 3; k++) put(w, entries[bytes[k]] >> 4, entries[bytes[k]] & 15);
      flush(w);
    }
    for (; n > 0; n--, bytes++) put(w, entries[*bytes] >> 4, entries[*bytes] & 15);
    unsigned run = pieces[i].run;
    if (run) {  // 30 bits may wait, and 21 come at most
      int symbol = symbol_of_run(run);
      put(w, code->codes[257 + symbol], code->lengths[257 + symbol]);
      put(w, run - run_bases[symbol], run_extras[symbol]);
      put(w, 0, 1);
      bytes += run;
    }
    flush(w);
  }
  put(w, code->codes[256], code->lengths[256]);
  flush(w);
  *writer = copy;
}

static void put_stored(bit_writer *w, const uint8_t *bytes, size_t count, int is_last) {
  while (count > most_stored) {
    put_stored(w, bytes, most_stored, 0);
    bytes += most_stored;
    count -= most_stored;
  }
  put(w, (uint32_t)is_last, 3);
  if (w->count & 7) put(w, 0, 8 - (w->count & 7));
  flush(w);
  put(w, (uint32_t)count | (uint32_t)(count ^ 0xffff) << 16, 32);
  flush(w);
  memcpy(w->next, bytes, count);
  w->next += count;
}

size_t halcyon_deflate_bound(size_t count) { return count + (count / most_stored + 2) * 16 + 16; }

size_t halcyon_deflate_runs(const uint8_t *bytes, size_t count, uint8_t *out) {
  piece *pieces = malloc((most_bytes / least_run + 8) * sizeof *pieces);
  bit_writer w = {.next = out};
  size_t start = 0;
  do {
    size_t end = count - start > most_bytes ? start + most_bytes : count;
    int is_last = end == count;
    block_code code;
    uint32_t counts[literals] = {0};
    size_t length = pieces ? find_pieces(bytes, start, end, pieces, counts) : 0;
    huffman_lengths(counts, literals, most_bits, code.lengths);
    huffman_codes(code.lengths, literals, code.codes);
    size_t bits = 0;
    for (int i = 0; i < literals; i++)
      bits += (size_t)counts[i] * (code.lengths[i] + (i > 256 ? 1u + run_extras[i - 257] : 0u));
    // The head has some 2,000 bits at the most.
    if (!pieces || bits + 2000 > 8 * (end - start)) {
      put_stored(&w, bytes + start, end - start, is_last);
    } else {
      put_head(&w, &code, is_last);
      put_pieces(&w, &code, bytes + start, pieces, length);
    }
    start = end;
  } while (start < count);
  if (w.count) {
    put(&w, 0, 8 - w.count);
    flush(&w);
  }
  free(pieces);
  return (size_t)(w.next - out);
}
