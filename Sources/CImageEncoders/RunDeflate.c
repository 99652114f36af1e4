// Deflate (RFC 1951) for filtered rows of pictures, in one pass: the only repetitions looked for are of the byte
// before, which is what a filter leaves of all that goes on evenly.

#include "CImageEncoders.h"
#include "HuffmanCode.h"

#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

enum {
  most_stored = 65535,  // bytes of a stored block
  most_bytes = 4 * most_stored,  // of any: finding a code for each quarter takes a tenth of the time
  literals = HUFFMAN_MOST_SYMBOLS,
  most_bits = 14,  // four codes beside the 7 bits that wait
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

// Some literals, and then a run of the last byte, which may be of length 0.
typedef struct {
  uint16_t literals, run;
} piece;

// A block of bytes taken apart.
typedef struct {
  piece *pieces;
  size_t count;
  uint8_t *literals;  // those of all pieces, one behind the other
  size_t literal_count;
} block_parts;

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

// The same for those of the 64 bytes from `from` on that come before `end`; the first byte of all has none before it.
static inline uint64_t repeats_within(const uint8_t *bytes, size_t from, size_t end) {
  if (from > 0 && from + 64 <= end) return repeats(bytes + from);
  uint64_t bits = 0;
  for (size_t i = from > 0 ? from : 1; i < end && i < from + 64; i++)
    bits |= (uint64_t)(bytes[i] == bytes[i - 1]) << (i - from);
  return bits;
}

// Of 64 places, those at which a run of 8 begins: shorter ones take longer than what they save, 0.5 % of the bytes.
static inline uint64_t run_starts(uint64_t same, uint64_t next) {
  unsigned __int128 all = (unsigned __int128)next << 64 | same;
  all &= all >> 1;
  all &= all >> 2;
  return (uint64_t)(all & all >> 4);
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

static inline void add_piece(block_parts *parts, size_t literals, size_t run, uint32_t *counts) {
  if (run) counts[257 + symbol_of_run((unsigned)run)]++;
  parts->pieces[parts->count++] = (piece){(uint16_t)literals, (uint16_t)run};
}

// Adds the literals from `from` on, and then as much of a run as can be one; what is left of it.
static inline size_t add(
    block_parts *parts, const uint8_t *bytes, size_t from, size_t run, size_t end, size_t last, uint32_t *counts) {
  size_t count = run - from;
  uint8_t *literals = parts->literals + parts->literal_count;
  if (run + 16 <= last) {
    for (size_t i = 0; i < count; i += 16) memcpy(literals + i, bytes + from + i, 16);
  } else {
    memcpy(literals, bytes + from, count);
  }
  parts->literal_count += count;
  for (; count > UINT16_MAX; count -= UINT16_MAX) add_piece(parts, UINT16_MAX, 0, counts);
  size_t length = end - run;
  for (; length > most_run; length -= most_run, count = 0) add_piece(parts, count, most_run, counts);
  if (length < 3) {
    if (count) add_piece(parts, count, 0, counts);
    return length;
  }
  add_piece(parts, count, length, counts);
  return 0;
}

// Takes the bytes from `start` to `end` apart, of `last` in all, and counts how often each symbol comes.
static void find_pieces(
    const uint8_t *bytes, size_t start, size_t end, size_t last, block_parts *parts, uint32_t *counts) {
  parts->count = parts->literal_count = 0;
  size_t from = start;  // of the literals that are in no piece yet
  size_t base = start, place = start;
  uint64_t same = repeats_within(bytes, base, end), next = repeats_within(bytes, base + 64, end);
  while (base < end) {
    uint64_t starts = place < base + 64 ? run_starts(same, next) & ~(uint64_t)0 << (place - base) : 0;
    if (starts) {
      size_t run = base + (size_t)__builtin_ctzll(starts);
      uint64_t others = ~same & ~(uint64_t)0 << (run - base);
      while (!others) {  // behind the end there are others only
        base += 64;
        same = next;
        next = repeats_within(bytes, base + 64, end);
        others = ~same;
      }
      place = base + (size_t)__builtin_ctzll(others);
      from = place - add(parts, bytes, from, run, place, last, counts);
    } else {
      base += 64;
      if (place < base) place = base;
      same = next;
      next = repeats_within(bytes, base + 64, end);
    }
  }
  add(parts, bytes, from, end, end, last, counts);

  uint32_t tables[4][256];  // equal bytes in a row do not wait for each other
  memset(tables, 0, sizeof tables);
  size_t i = 0;
  for (; i + 8 <= parts->literal_count; i += 8) {
    uint64_t eight;
    memcpy(&eight, parts->literals + i, 8);
    for (int k = 0; k < 8; k++) tables[k & 3][eight >> (8 * k) & 255]++;
  }
  for (; i < parts->literal_count; i++) tables[0][parts->literals[i]]++;
  for (int v = 0; v < 256; v++) counts[v] = tables[0][v] + tables[1][v] + tables[2][v] + tables[3][v];
  counts[256] = 1;
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

// Four symbols, each its code above the four bits of its length, put together before the bits that wait are needed.
static inline void put_four(bit_writer *w, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  unsigned ab = (a & 15) + (b & 15), cd = (c & 15) + (d & 15);
  uint64_t first = (a >> 4) | (uint64_t)(b >> 4) << (a & 15), second = (c >> 4) | (uint64_t)(d >> 4) << (c & 15);
  w->bits |= (first | second << ab) << w->count;
  w->count += ab + cd;
  flush(w);
}

static void put_parts(bit_writer *writer, const block_code *code, const block_parts *parts) {
  uint32_t entries[256];
  for (int v = 0; v < 256; v++) entries[v] = (uint32_t)code->codes[v] << 4 | code->lengths[v];
  const uint8_t *bytes = parts->literals;
  // A copy, which stays in registers: bytes are written, and might be the writer's own.
  bit_writer copy = *writer, *w = &copy;
  for (size_t i = 0; i < parts->count; i++) {
    size_t n = parts->pieces[i].literals;
    for (; n >= 4; n -= 4, bytes += 4)
      put_four(w, entries[bytes[0]], entries[bytes[1]], entries[bytes[2]], entries[bytes[3]]);
    for (; n > 0; n--, bytes++) put(w, entries[*bytes] >> 4, entries[*bytes] & 15);
    flush(w);
    unsigned run = parts->pieces[i].run;
    if (run) {
      int symbol = symbol_of_run(run);
      put(w, code->codes[257 + symbol], code->lengths[257 + symbol]);
      put(w, run - run_bases[symbol], run_extras[symbol]);
      put(w, 0, 1);
      flush(w);
    }
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

// As many pieces as runs of 8, and half as many again where runs end in literals; copies take 16 literals at a time.
enum { most_pieces = most_bytes / least_run * 2 + 16 };

size_t halcyon_deflate_workspace(void) { return most_pieces * sizeof(piece) + most_bytes + 16; }

size_t halcyon_deflate_runs(const uint8_t *bytes, size_t count, uint8_t *out, void *workspace) {
  block_parts parts = {
      .pieces = workspace, .literals = (uint8_t *)workspace + most_pieces * sizeof(piece)};
  bit_writer w = {.next = out};
  size_t start = 0;
  do {
    size_t end = count - start > most_bytes ? start + most_bytes : count;
    int is_last = end == count;
    block_code code;
    uint32_t counts[literals] = {0};
    find_pieces(bytes, start, end, count, &parts, counts);
    huffman_lengths(counts, literals, most_bits, code.lengths);
    huffman_codes(code.lengths, literals, code.codes);
    size_t bits = 0;
    for (int i = 0; i < literals; i++)
      bits += (size_t)counts[i] * (code.lengths[i] + (i > 256 ? 1u + run_extras[i - 257] : 0u));
    // The head has some 2,000 bits at the most.
    if (bits + 2000 > 8 * (end - start)) {
      put_stored(&w, bytes + start, end - start, is_last);
    } else {
      put_head(&w, &code, is_last);
      put_parts(&w, &code, &parts);
    }
    start = end;
  } while (start < count);
  if (w.count) {
    put(&w, 0, 8 - w.count);
    flush(&w);
  }
  return (size_t)(w.next - out);
}
