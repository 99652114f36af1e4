#define _GNU_SOURCE
#include "CDigest.h"

#include <errno.h>
#include <fcntl.h>
#include <openssl/evp.h>
#include <stdio.h>
#include <unistd.h>

// The library's own context: there is nothing to keep beside it.
static EVP_MD_CTX *context(struct digest *digest) { return (EVP_MD_CTX *)digest; }

struct digest *digest_create(void) {
  EVP_MD_CTX *made = EVP_MD_CTX_new();
  if (made && EVP_DigestInit_ex(made, EVP_sha256(), NULL) == 1) return (struct digest *)made;
  EVP_MD_CTX_free(made);
  return NULL;
}

void digest_add(struct digest *digest, const void *bytes, size_t count) {
  EVP_DigestUpdate(context(digest), bytes, count);
}

bool digest_add_file(struct digest *digest, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  static _Thread_local unsigned char buffer[1 << 16];
  ssize_t count;
  while ((count = read(file, buffer, sizeof buffer)) != 0) {
    if (count > 0) EVP_DigestUpdate(context(digest), buffer, (size_t)count);
    if (count < 0 && errno != EINTR) break;
  }
  int reason = errno;
  close(file);
  errno = reason;
  return count == 0;
}

void digest_finish(struct digest *digest, char text[65]) {
  unsigned char bytes[EVP_MAX_MD_SIZE] = {0};
  EVP_DigestFinal_ex(context(digest), bytes, NULL);
  EVP_MD_CTX_free(context(digest));
  for (int index = 0; index < 32; index++) snprintf(text + 2 * index, 3, "%02x", bytes[index]);
}
