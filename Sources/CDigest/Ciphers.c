#include "CDigest.h"

#include <limits.h>
#include <openssl/evp.h>

static const EVP_CIPHER *algorithm(enum cipher_algorithm chosen, size_t key_count) {
  if (chosen == cipher_chacha20_poly1305) return key_count == 32 ? EVP_chacha20_poly1305() : NULL;
  switch (key_count) {
    case 16: return EVP_aes_128_gcm();
    case 24: return EVP_aes_192_gcm();
    case 32: return EVP_aes_256_gcm();
    default: return NULL;
  }
}

/// Passes all bytes through: one way with `tag` to be checked, the other with `made` to be written.
static bool pass(
    enum cipher_algorithm chosen, struct cipher_bytes key, struct cipher_bytes nonce, struct cipher_bytes beside,
    struct cipher_bytes text, void *result, const unsigned char *tag, unsigned char *made) {
  const EVP_CIPHER *cipher = algorithm(chosen, key.count);
  if (!cipher || nonce.count == 0 || nonce.count > 64 || text.count > INT_MAX || beside.count > INT_MAX) return false;
  EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
  if (!context) return false;
  int length = 0;
  unsigned char rest[16];
  bool works =
      EVP_CipherInit_ex(context, cipher, NULL, NULL, NULL, made != NULL) == 1 &&
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce.count, NULL) == 1 &&
      EVP_CipherInit_ex(context, NULL, NULL, key.start, nonce.start, made != NULL) == 1 &&
      (!tag || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag) == 1) &&
      (beside.count == 0 || EVP_CipherUpdate(context, NULL, &length, beside.start, (int)beside.count) == 1) &&
      (text.count == 0 || EVP_CipherUpdate(context, result, &length, text.start, (int)text.count) == 1) &&
      EVP_CipherFinal_ex(context, rest, &length) == 1 &&
      (!made || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, made) == 1);
  EVP_CIPHER_CTX_free(context);
  return works;
}

bool cipher_seal(
    enum cipher_algorithm chosen, struct cipher_bytes key, struct cipher_bytes nonce, struct cipher_bytes beside,
    struct cipher_bytes text, void *result, unsigned char tag[16]) {
  return pass(chosen, key, nonce, beside, text, result, NULL, tag);
}

bool cipher_open(
    enum cipher_algorithm chosen, struct cipher_bytes key, struct cipher_bytes nonce, struct cipher_bytes beside,
    struct cipher_bytes sealed, void *result, const unsigned char tag[16]) {
  return pass(chosen, key, nonce, beside, sealed, result, tag, NULL);
}
