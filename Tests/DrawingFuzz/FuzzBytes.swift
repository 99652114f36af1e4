import Foundation

/// Bytes read as choices and numbers; zeros when there are no more.
struct FuzzBytes {
  private let bytes: UnsafeRawBufferPointer
  private var next = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { next >= bytes.count }

  mutating func byte() -> UInt8 {
    guard next < bytes.count else { return 0 }
    defer { next += 1 }
    return bytes[next]
  }

  /// 0..<count.
  mutating func pick(_ count: Int) -> Int { Int(byte()) % count }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Small numbers in steps of 1/4 mostly; absurd ones behind the highest bytes.
  mutating func number() -> CGFloat {
    let first = byte()
    switch first {
    case 240...: return Self.absurd[Int(first - 240)]
    case 200...: return CGFloat(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte()))) / 16
    default: return CGFloat(first) / 2 - 20 + CGFloat(byte() & 63) / 64
    }
  }

  private static let absurd: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e38, -1e38, 1e18, -1e18, 1e300, -1e300, 0, -0.0, 1e-30, -1e-30,
    1e-4, 1e9, -1e9,
  ]
}
