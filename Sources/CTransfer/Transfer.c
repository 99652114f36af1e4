#include "CTransfer.h"

#include <curl/curl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// By libcurl's blocking interface: it needs no timers but its own, on the thread that waits.

enum { most_redirections = 20, most_patience_for_connections = 30 };

struct buffer {
  char *bytes;
  size_t count, capacity;
};

struct transfer {
  CURL *curl;
  struct curl_slist *lines;
  char *method;
  struct buffer headers, body;
  long status;
  char *address;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void begin(void) { curl_global_init(CURL_GLOBAL_DEFAULT); }

/// There is always a zero behind the bytes.
static size_t append(char *bytes, size_t size, size_t number, void *context) {
  struct buffer *buffer = context;
  size_t count = size * number;
  if (buffer->count + count + 1 > buffer->capacity) {
    size_t capacity = 2 * (buffer->count + count) + 1024;
    char *longer = realloc(buffer->bytes, capacity);
    if (!longer) return 0;
    buffer->bytes = longer;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  buffer->bytes[buffer->count] = 0;
  return count;
}

struct transfer *transfer_create(const char *method, const char *address) {
  pthread_once(&once, begin);
  struct transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->curl = curl_easy_init();
  transfer->method = strdup(method);
  if (!transfer->curl || !transfer->method) {
    transfer_destroy(transfer);
    return NULL;
  }
  curl_easy_setopt(transfer->curl, CURLOPT_URL, address);
  return transfer;
}

void transfer_add_header(struct transfer *transfer, const char *line) {
  struct curl_slist *longer = curl_slist_append(transfer->lines, line);
  if (longer) transfer->lines = longer;
}

void transfer_set_body(struct transfer *transfer, const void *bytes, size_t count) {
  curl_easy_setopt(transfer->curl, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  curl_easy_setopt(transfer->curl, CURLOPT_COPYPOSTFIELDS, bytes);
}

static enum transfer_failure failure_of(CURLcode code) {
  switch (code) {
    case CURLE_OK: return transfer_succeeded;
    case CURLE_OPERATION_TIMEDOUT: return transfer_timed_out;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return transfer_unknown_host;
    case CURLE_COULDNT_CONNECT: return transfer_refused;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE: return transfer_insecure;
    case CURLE_TOO_MANY_REDIRECTS: return transfer_redirected_too_often;
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR: return transfer_broken_off;
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL: return transfer_bad_address;
    default: return transfer_failed;
  }
}

static void set_method(CURL *curl, const char *method) {
  if (strcmp(method, "GET") == 0) return;
  if (strcmp(method, "HEAD") == 0) {
    curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
  } else if (strcmp(method, "POST") == 0) {
    // As a POST of its own kind, which becomes a GET where a redirection says so.
    curl_easy_setopt(curl, CURLOPT_POST, 1L);
  } else {
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, method);
  }
}

static void set_patience(CURL *curl, long patience) {
  if (patience < 1) patience = 1;
  long connecting = (patience + 1) / 2;
  if (connecting > most_patience_for_connections) connecting = most_patience_for_connections;
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, connecting);
  curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, patience);
}

enum transfer_failure transfer_perform(struct transfer *transfer, long patience) {
  CURL *curl = transfer->curl;
  set_method(curl, transfer->method);
  set_patience(curl, patience);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, transfer->lines);
  // No signals in a program of several threads; what a server packs is unpacked.
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
  curl_easy_setopt(curl, CURLOPT_MAXREDIRS, (long)most_redirections);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, append);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &transfer->headers);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, append);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &transfer->body);
  enum transfer_failure failure = failure_of(curl_easy_perform(curl));
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &transfer->status);
  curl_easy_getinfo(curl, CURLINFO_EFFECTIVE_URL, &transfer->address);
  return failure;
}

long transfer_status(const struct transfer *transfer) { return transfer->status; }

const char *transfer_address(const struct transfer *transfer) {
  return transfer->address ? transfer->address : "";
}

const char *transfer_headers(const struct transfer *transfer) {
  return transfer->headers.bytes ? transfer->headers.bytes : "";
}

const void *transfer_body(const struct transfer *transfer) {
  return transfer->body.bytes ? transfer->body.bytes : "";
}

size_t transfer_body_length(const struct transfer *transfer) { return transfer->body.count; }

void transfer_destroy(struct transfer *transfer) {
  if (!transfer) return;
  if (transfer->curl) curl_easy_cleanup(transfer->curl);
  curl_slist_free_all(transfer->lines);
  free(transfer->method);
  free(transfer->headers.bytes);
  free(transfer->body.bytes);
  free(transfer);
}
