#pragma once

#include <stddef.h>

/// A question over HTTP and, once it was asked, its answer.
struct transfer;

/// Why there is no answer.
enum transfer_failure {
  transfer_succeeded,
  transfer_timed_out,
  transfer_unknown_host,
  transfer_refused,
  transfer_insecure,
  transfer_redirected_too_often,
  transfer_broken_off,
  transfer_bad_address,
  transfer_failed,
};

/// A question with a method ("GET", "POST" and so on) to an address with `http:` or `https:`; NULL for want of memory.
struct transfer *transfer_create(const char *method, const char *address);

/// Adds a header, "Name: value".
void transfer_add_header(struct transfer *transfer, const char *line);

/// Gives the question a body.
void transfer_set_body(struct transfer *transfer, const void *bytes, size_t count);

/// Asks on the calling thread and waits for the whole answer, which is followed where it leads elsewhere and is unpacked.
///
/// - Parameter patience: seconds without a byte after which nobody waits any longer; half of it, and 30 at most, for the
///   connection.
enum transfer_failure transfer_perform(struct transfer *transfer, long patience);

/// The answer's status code.
long transfer_status(const struct transfer *transfer);

/// Where the answer came from in the end.
const char *transfer_address(const struct transfer *transfer);

/// The lines of the answer's head, the status line first; those of answers that led here come before.
const char *transfer_headers(const struct transfer *transfer);

/// The answer's body, of `transfer_body_length` bytes.
const void *transfer_body(const struct transfer *transfer);
size_t transfer_body_length(const struct transfer *transfer);

void transfer_destroy(struct transfer *transfer);
