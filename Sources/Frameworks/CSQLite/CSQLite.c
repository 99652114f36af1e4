#include "CSQLite.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct sqlite3;
struct sqlite3_stmt;

struct sqlite_connection { struct sqlite3 *database; };
struct sqlite_rows { struct sqlite3_stmt *statement; };

// The functions of sqlite3.h that are used, with their own names and types.
static struct {
  int (*open_v2)(const char *, struct sqlite3 **, int, const char *);
  int (*close_v2)(struct sqlite3 *);
  const char *(*errmsg)(struct sqlite3 *);
  int (*exec)(struct sqlite3 *, const char *, void *, void *, char **);
  int (*prepare_v2)(struct sqlite3 *, const char *, int, struct sqlite3_stmt **, const char **);
  int (*finalize)(struct sqlite3_stmt *);
  int (*step)(struct sqlite3_stmt *);
  int (*reset)(struct sqlite3_stmt *);
  int (*clear_bindings)(struct sqlite3_stmt *);
  int (*bind_int64)(struct sqlite3_stmt *, int, int64_t);
  int (*bind_double)(struct sqlite3_stmt *, int, double);
  int (*bind_text)(struct sqlite3_stmt *, int, const char *, int, void (*)(void *));
  int (*bind_blob)(struct sqlite3_stmt *, int, const void *, int, void (*)(void *));
  int (*bind_null)(struct sqlite3_stmt *, int);
  int (*column_count)(struct sqlite3_stmt *);
  const char *(*column_name)(struct sqlite3_stmt *, int);
  int (*column_type)(struct sqlite3_stmt *, int);
  int64_t (*column_int64)(struct sqlite3_stmt *, int);
  double (*column_double)(struct sqlite3_stmt *, int);
  const void *(*column_blob)(struct sqlite3_stmt *, int);
  int (*column_bytes)(struct sqlite3_stmt *, int);
} api;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int found;

static void find(void) {
  void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  found = 1;
#define TAKE(name) \
  if (!(*(void **)&api.name = dlsym(library, "sqlite3_" #name))) found = 0
  TAKE(open_v2);
  TAKE(close_v2);
  TAKE(errmsg);
  TAKE(exec);
  TAKE(prepare_v2);
  TAKE(finalize);
  TAKE(step);
  TAKE(reset);
  TAKE(clear_bindings);
  TAKE(bind_int64);
  TAKE(bind_double);
  TAKE(bind_text);
  TAKE(bind_blob);
  TAKE(bind_null);
  TAKE(column_count);
  TAKE(column_name);
  TAKE(column_type);
  TAKE(column_int64);
  TAKE(column_double);
  TAKE(column_blob);
  TAKE(column_bytes);
#undef TAKE
}

int sqlite_available(void) {
  pthread_once(&once, find);
  return found;
}

int sqlite_open(const char *path, sqlite_connection **connection) {
  *connection = calloc(1, sizeof **connection);
  if (!*connection) return 7;  // SQLITE_NOMEM
  // Read and write, create, one lock for all threads.
  return api.open_v2(path, &(*connection)->database, 0x2 | 0x4 | 0x10000, NULL);
}

void sqlite_close(sqlite_connection *connection) {
  if (!connection) return;
  if (connection->database) api.close_v2(connection->database);
  free(connection);
}

const char *sqlite_message(sqlite_connection *connection) {
  return api.errmsg(connection->database);
}

int sqlite_run(sqlite_connection *connection, const char *sql) {
  return api.exec(connection->database, sql, NULL, NULL, NULL);
}

int sqlite_prepare(sqlite_connection *connection, const char *sql, sqlite_rows **rows) {
  *rows = calloc(1, sizeof **rows);
  if (!*rows) return 7;
  return api.prepare_v2(connection->database, sql, -1, &(*rows)->statement, NULL);
}

void sqlite_finish(sqlite_rows *rows) {
  if (!rows) return;
  if (rows->statement) api.finalize(rows->statement);
  free(rows);
}

int sqlite_next(sqlite_rows *rows) { return api.step(rows->statement); }

void sqlite_again(sqlite_rows *rows) {
  api.reset(rows->statement);
  api.clear_bindings(rows->statement);
}

// SQLite copies what it is given where the destructor is -1.
#define COPIED ((void (*)(void *)) - 1)

void sqlite_bind_whole(sqlite_rows *rows, int index, int64_t value) {
  api.bind_int64(rows->statement, index, value);
}
void sqlite_bind_number(sqlite_rows *rows, int index, double value) {
  api.bind_double(rows->statement, index, value);
}
void sqlite_bind_text(sqlite_rows *rows, int index, const char *bytes, int count) {
  api.bind_text(rows->statement, index, bytes, count, COPIED);
}
void sqlite_bind_bytes(sqlite_rows *rows, int index, const void *bytes, int count) {
  api.bind_blob(rows->statement, index, count ? bytes : "", count, COPIED);
}
void sqlite_bind_nothing(sqlite_rows *rows, int index) { api.bind_null(rows->statement, index); }

int sqlite_column_count_of(sqlite_rows *rows) { return api.column_count(rows->statement); }
const char *sqlite_column_name_of(sqlite_rows *rows, int index) {
  return api.column_name(rows->statement, index);
}
int sqlite_column_kind(sqlite_rows *rows, int index) {
  return api.column_type(rows->statement, index);
}
int64_t sqlite_column_whole(sqlite_rows *rows, int index) {
  return api.column_int64(rows->statement, index);
}
double sqlite_column_number(sqlite_rows *rows, int index) {
  return api.column_double(rows->statement, index);
}
const void *sqlite_column_memory(sqlite_rows *rows, int index, int *count) {
  const void *memory = api.column_blob(rows->statement, index);
  *count = api.column_bytes(rows->statement, index);
  return memory;
}
