#pragma once

#include <sys/types.h>

/// Starts the process that ends this one's children should this one be killed; once.
void process_keep_watch(void);

/// Has that process know of the session that `child` leads. Safe between fork and exec.
void process_watch(pid_t child);

/// The opposite, for a session that is over.
void process_forget(pid_t child);
