#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// SHA-256 (FIPS 180-4) of what is added to it, by OpenSSL.
struct digest;

/// An empty one; NULL for want of memory.
struct digest *digest_create(void);

/// Adds `count` bytes.
void digest_add(struct digest *digest, const void *bytes, size_t count);

/// Adds the content of the file `path`, to its end; false when it cannot be read, with errno.
bool digest_add_file(struct digest *digest, const char *path);

/// Ends and frees it. `text` gets 64 hexadecimal digits and a zero.
void digest_finish(struct digest *digest, char text[65]);

/// Functions from any bytes to a few: FIPS 180-4 and, for what is old, RFC 1321 and RFC 3174.
enum digest_algorithm { digest_sha256, digest_sha384, digest_sha512, digest_sha1, digest_md5 };

/// Writes the digest of `count` bytes and answers its length; 0 where the library refuses the algorithm.
size_t digest_of(
    enum digest_algorithm chosen, const void *bytes, size_t count, unsigned char result[64]);

/// Encryption that tells whether what it made was changed: NIST SP 800-38D with keys of 16, 24 or 32 bytes, and RFC 8439 with one of 32.
enum cipher_algorithm { cipher_aes_gcm, cipher_chacha20_poly1305 };

/// Bytes of somebody else's.
struct cipher_bytes {
  const void *start;
  size_t count;
};

/// Encrypts `text` into `result`, which has room for as many bytes, and writes what tells of changes in it and in `beside`,
/// which stays as it is. False where the library refuses the key's or the nonce's length.
bool cipher_seal(
    enum cipher_algorithm chosen, struct cipher_bytes key, struct cipher_bytes nonce, struct cipher_bytes beside,
    struct cipher_bytes text, void *result, unsigned char tag[16]);

/// The way back; false too where anything was changed or the key is another, and then `result` means nothing.
bool cipher_open(
    enum cipher_algorithm chosen, struct cipher_bytes key, struct cipher_bytes nonce, struct cipher_bytes beside,
    struct cipher_bytes sealed, void *result, const unsigned char tag[16]);
