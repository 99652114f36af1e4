import CLiveLink
import Foundation

/// Memory that two processes see: a file without a name, mapped. It is given back when the last
/// reference goes.
package final class LiveMemory: @unchecked Sendable {
  /// Bytes.
  package let count: Int
  package let bytes: UnsafeMutableRawPointer
  let descriptor: Int32

  /// New memory of `count` bytes, all zero.
  package convenience init(count: Int) throws(LiveLinkError) {
    let descriptor = live_memory_create(max(1, count))
    guard descriptor >= 0 else {
      throw LiveLinkError("\(count) bytes of shared memory cannot be had", code: -descriptor)
    }
    try self.init(descriptor: descriptor, count: max(1, count))
  }

  /// Memory that came over a connection. `descriptor` is owned from here on, also when this throws.
  package convenience init(adopting descriptor: Int32) throws(LiveLinkError) {
    let size = live_memory_size(descriptor)
    guard size > 0 else {
      close(descriptor)
      throw LiveLinkError("what came is no memory to be shared", code: Int32(-size))
    }
    try self.init(descriptor: descriptor, count: Int(size))
  }

  private init(descriptor: Int32, count: Int) throws(LiveLinkError) {
    let mapped = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else {
      let reason = errno
      close(descriptor)
      throw LiveLinkError("shared memory cannot be mapped", code: reason)
    }
    bytes = mapped
    self.count = count
    self.descriptor = descriptor
  }

  deinit {
    munmap(bytes, count)
    close(descriptor)
  }
}
