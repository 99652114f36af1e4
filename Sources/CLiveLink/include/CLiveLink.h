#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// What two processes need to share pictures and to talk: the calls that Swift cannot make itself,
// because they are macros or fill in buffers of the C language's own shape.

/// A new file in memory of `size` bytes, zeroed, that cannot be made smaller any more;
/// closed on exec. -errno when there is none.
int live_memory_create(size_t size);

/// The size of such a file; -errno when `descriptor` is no file, or one that may be made smaller
/// while it is mapped, which would kill the reader.
ssize_t live_memory_size(int descriptor);

/// Makes the two ends of a connection, closed on exec. Sending from the first waits two seconds at
/// the most. 0, or -errno.
int live_connection_create(int ends[2]);

/// Sends all of `bytes`, and with them the file `descriptor` unless it is -1. Waits while the other
/// end is slow. 0, or -errno; never SIGPIPE.
int live_connection_send(int connection, const void *bytes, size_t count, int descriptor);

/// Receives what there is, up to `limit` bytes; waits for the first. Files that come along are put
/// into `descriptors`, at most `descriptor_limit`, closed on exec; further ones are closed.
///
/// Returns how many bytes came, 0 at the end of the connection, or -errno.
ssize_t live_connection_receive(
    int connection, void *bytes, size_t limit, int *descriptors, size_t descriptor_limit,
    size_t *descriptor_count);

/// A descriptor with which one thread wakes another out of `live_wait`; -errno when there is none.
int live_bell_create(void);

/// Makes the descriptor readable, until it is silenced.
void live_bell_ring(int bell);
void live_bell_silence(int bell);

/// Waits until one of `descriptors` can be read or has ended, for `nanoseconds` at the most, or for
/// ever when that is negative. Sets `is_ready` for each, and answers how many; 0 at the limit.
int live_wait(const int *descriptors, bool *is_ready, size_t count, long long nanoseconds);

/// Watches folders for files that are written, moved, or removed; -errno.
int live_watch_create(void);

/// Adds a folder. Once more for the same folder does no harm. 0, or -errno.
int live_watch_add(int watch, const char *folder);

/// Takes what has happened, without waiting. True when it concerns a file or folder that somebody may
/// have meant: not hidden, no editor's backup.
bool live_watch_take(int watch);
