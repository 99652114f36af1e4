#define _GNU_SOURCE
#include "CLiveLink.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

int live_memory_create(size_t size) {
  int descriptor = memfd_create("halcyon-frames", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) return -errno;
  if (ftruncate(descriptor, (off_t)size) != 0
      || fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL) != 0) {
    int reason = errno;
    close(descriptor);
    return -reason;
  }
  return descriptor;
}

ssize_t live_memory_size(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0) return -errno;
  int seals = fcntl(descriptor, F_GET_SEALS);
  if (seals < 0) return -errno;
  return seals & F_SEAL_SHRINK ? status.st_size : -EPERM;
}

int live_connection_create(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
  struct timeval limit = {.tv_sec = 2};
  setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  return 0;
}

union descriptors_message {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(8 * sizeof(int))];
};

int live_connection_send(int connection, const void *bytes, size_t count, int descriptor) {
  while (count > 0) {
    struct iovec part = {(void *)bytes, count};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    union descriptors_message control;
    if (descriptor >= 0) {
      memset(&control, 0, sizeof control);
      message.msg_control = control.bytes;
      message.msg_controllen = CMSG_SPACE(sizeof(int));
      struct cmsghdr *header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof(int));
      memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    }
    ssize_t sent = sendmsg(connection, &message, MSG_NOSIGNAL);
    if (sent < 0) {
      if (errno == EINTR) continue;
      return -errno;
    }
    descriptor = -1;  // it went with the first byte
    bytes = (const char *)bytes + sent;
    count -= (size_t)sent;
  }
  return 0;
}

ssize_t live_connection_receive(
    int connection, void *bytes, size_t limit, int *descriptors, size_t descriptor_limit,
    size_t *descriptor_count) {
  *descriptor_count = 0;
  struct iovec part = {bytes, limit};
  union descriptors_message control;
  struct msghdr message = {
      .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes};
  ssize_t received;
  do received = recvmsg(connection, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received < 0) return -errno;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < count; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
      if (*descriptor_count < descriptor_limit) {
        descriptors[(*descriptor_count)++] = descriptor;
      } else {
        close(descriptor);
      }
    }
  }
  return received;
}
