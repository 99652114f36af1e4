/// Numbers in one piece of memory.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Numbers in one piece of memory that can be overwritten.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R)
    rethrows -> R
  {
    try body(self)
  }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R)
    rethrows -> R
  {
    try body(UnsafeBufferPointer(self))
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try body(&self)
  }
}
