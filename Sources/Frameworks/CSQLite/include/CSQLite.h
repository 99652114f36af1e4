// SQLite's library, found when it is first needed, so that programs without a store do not load it.
#ifndef HALCYON_CSQLITE_H
#define HALCYON_CSQLITE_H
#include <stdint.h>

typedef struct sqlite_connection sqlite_connection;
typedef struct sqlite_rows sqlite_rows;

/// Whether the library is there.
int sqlite_available(void);
/// Opens or makes the file; 0 or SQLite's error number. `*connection` must be closed in both cases.
int sqlite_open(const char *path, sqlite_connection **connection);
void sqlite_close(sqlite_connection *connection);
/// SQLite's words about the last failure.
const char *sqlite_message(sqlite_connection *connection);
/// Runs statements without results; 0 or an error number.
int sqlite_run(sqlite_connection *connection, const char *sql);
/// Prepares a statement; 0 or an error number.
int sqlite_prepare(sqlite_connection *connection, const char *sql, sqlite_rows **rows);
void sqlite_finish(sqlite_rows *rows);
/// Steps: 100 for a row, 101 for the end, else an error number.
int sqlite_next(sqlite_rows *rows);
/// Makes a statement ready to be run again.
void sqlite_again(sqlite_rows *rows);
/// Parameters are counted from 1.
void sqlite_bind_whole(sqlite_rows *rows, int index, int64_t value);
void sqlite_bind_number(sqlite_rows *rows, int index, double value);
void sqlite_bind_text(sqlite_rows *rows, int index, const char *bytes, int count);
void sqlite_bind_bytes(sqlite_rows *rows, int index, const void *bytes, int count);
void sqlite_bind_nothing(sqlite_rows *rows, int index);
int sqlite_column_count_of(sqlite_rows *rows);
const char *sqlite_column_name_of(sqlite_rows *rows, int index);
/// 1 whole, 2 number, 3 text, 4 bytes, 5 nothing.
int sqlite_column_kind(sqlite_rows *rows, int index);
int64_t sqlite_column_whole(sqlite_rows *rows, int index);
double sqlite_column_number(sqlite_rows *rows, int index);
/// Text and bytes, and how many there are.
const void *sqlite_column_memory(sqlite_rows *rows, int index, int *count);

#endif
