#include "HuffmanCode.h"

#include <stdlib.h>
#include <string.h>

static int compare_counts(const void *a, const void *b) {
  uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
  return left < right ? -1 : left > right;
}

// By the in-place method of Moffat and Katajainen (1995).
void huffman_lengths(const uint32_t *counts, int size, int limit, uint8_t *lengths) {
  uint32_t sorted[HUFFMAN_MOST_SYMBOLS], a[HUFFMAN_MOST_SYMBOLS];
  int n = 0;
  memset(lengths, 0, (size_t)size);
  // Counts are below 2^19: with the symbol they fit into one number.
  for (int i = 0; i < size; i++)
    if (counts[i]) sorted[n++] = counts[i] << 9 | (uint32_t)i;
  if (n == 0) return;
  if (n == 1) {
    lengths[sorted[0] & 511] = 1;
    return;
  }
  qsort(sorted, (size_t)n, sizeof *sorted, compare_counts);
  for (int i = 0; i < n; i++) a[i] = sorted[i] >> 9;
  a[0] += a[1];
  int root = 0, leaf = 2;
  for (int next = 1; next < n - 1; next++) {
    uint32_t sum;
    if (leaf >= n || a[root] < a[leaf]) {
      sum = a[root];
      a[root++] = (uint32_t)next;
    } else {
      sum = a[leaf++];
    }
    if (leaf >= n || (root < next && a[root] < a[leaf])) {
      sum += a[root];
      a[root++] = (uint32_t)next;
    } else {
      sum += a[leaf++];
    }
    a[next] = sum;
  }
  a[n - 2] = 0;
  for (int next = n - 3; next >= 0; next--) a[next] = a[a[next]] + 1;
  int available = 1, used = 0;
  uint32_t depth = 0;
  int node = n - 2, next = n - 1;
  while (available > 0) {
    while (node >= 0 && a[node] == depth) used++, node--;
    while (available > used) a[next--] = depth, available--;
    available = 2 * used;
    depth++;
    used = 0;
  }
  // What is longer than the limit is cut, and others become longer until the code fits again.
  uint32_t room = 1u << limit, taken = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] > (uint32_t)limit) a[i] = (uint32_t)limit;
    taken += room >> a[i];
  }
  for (int i = 0; taken > room; i = (i + 1) % n) {
    while (a[i] < (uint32_t)limit && taken > room) {
      a[i]++;
      taken -= room >> a[i];
    }
  }
  // Readers want a code without gaps.
  for (int i = n - 1; taken < room; i = i ? i - 1 : n - 1) {
    if (a[i] > 1 && taken + (room >> a[i]) <= room) {
      taken += room >> a[i];
      a[i]--;
    }
  }
  for (int i = 0; i < n; i++) lengths[sorted[i] & 511] = (uint8_t)a[i];
}

void huffman_codes(const uint8_t *lengths, int size, uint16_t *codes) {
  unsigned counts[HUFFMAN_MOST_BITS + 2] = {0}, next[HUFFMAN_MOST_BITS + 2] = {0};
  for (int i = 0; i < size; i++) counts[lengths[i]]++;
  counts[0] = 0;
  for (int bits = 1; bits <= HUFFMAN_MOST_BITS; bits++) next[bits] = (next[bits - 1] + counts[bits - 1]) << 1;
  for (int i = 0; i < size; i++) {
    if (!lengths[i]) continue;
    unsigned code = next[lengths[i]]++, turned = 0;
    for (int bit = 0; bit < lengths[i]; bit++) turned |= (code >> bit & 1) << (lengths[i] - 1 - bit);
    codes[i] = (uint16_t)turned;
  }
}
