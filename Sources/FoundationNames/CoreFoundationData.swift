import Foundation

// Core Foundation's functions of data.

// As Apple's are imported, they take data that may be missing, and a call without any ends the program.

public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.count }

/// Copies a part of the bytes; what lies outside of the data is left as it is.
public func CFDataGetBytes(
  _ data: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  let data: CFData = data
  let start = min(max(range.location, 0), data.count)
  let end = min(start + max(range.length, 0), data.count)
  data.copyBytes(to: buffer, from: data.startIndex + start..<data.startIndex + end)
}

/// The bytes, which live for as long as the run does: each different data that is asked for is kept once.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  KeptBytes.shared.pointer(to: data)
}

/// Bytes to which somebody holds a pointer. Data of Foundation's moves its bytes when it likes; Core Foundation's never does.
private final class KeptBytes: @unchecked Sendable {
  // Only read and written under the lock.
  static let shared = KeptBytes()
  private let lock = NSLock()
  private var known: [Data: NSData] = [:]

  func pointer(to data: Data) -> UnsafePointer<UInt8> {
    lock.withLock {
      let kept = known[data] ?? NSData(data: data)
      known[data] = kept
      return kept.bytes.assumingMemoryBound(to: UInt8.self)
    }
  }
}
