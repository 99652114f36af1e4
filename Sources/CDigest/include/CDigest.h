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
