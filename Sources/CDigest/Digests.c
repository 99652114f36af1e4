#include "CDigest.h"

#include <openssl/evp.h>

static const EVP_MD *algorithm(enum digest_algorithm chosen) {
  switch (chosen) {
    case digest_sha256: return EVP_sha256();
    case digest_sha384: return EVP_sha384();
    case digest_sha512: return EVP_sha512();
    case digest_sha1: return EVP_sha1();
    case digest_md5: return EVP_md5();
  }
  return EVP_sha256();
}

size_t digest_of(
    enum digest_algorithm chosen, const void *bytes, size_t count, unsigned char result[64]) {
  unsigned length = 0;
  return EVP_Digest(bytes, count, result, &length, algorithm(chosen), NULL) == 1 ? length : 0;
}
