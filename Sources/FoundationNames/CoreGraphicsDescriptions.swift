import Foundation

// What programs show of a place while they are debugged: Core Graphics describes these three by their numbers alone.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`, in points.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`, in points.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`, in points.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
