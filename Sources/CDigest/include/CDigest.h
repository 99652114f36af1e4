#pragma once

#include <stdbool.h>
#include <stddef.h>

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
