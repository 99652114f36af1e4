import Foundation

/// A ramp as 1024 premultiplied pixels from location 0 to location 1.
final class GradientTable: @unchecked Sendable {
  static let count = 1024
  /// What kernels may read beyond the table.
  private static let room = 16
  let colors: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool

  private init(_ ramp: GradientRamp) {
    colors = .allocate(capacity: Self.count + Self.room)
    colors.initialize(repeating: 0, count: Self.count + Self.room)
    let evaluator = GradientEvaluator(ramp)
    for index in 0..<Self.count {
      // The first pixel also stands for all that lies before: of several stops at 0 the first one shows there.
      let color =
        index == 0
        ? evaluator.color(before: 0) : evaluator.color(at: Double(index) / Double(Self.count - 1))
      let bytes = (color * 255 + 0.5).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: 255.5))
      colors[index] =
        UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
    }
    isOpaque = (0..<Self.count).allSatisfy { [colors] in colors[$0] >> 24 == 255 }
  }

  deinit { colors.deallocate() }

  // MARK: Tables that were made before

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [GradientRamp: GradientTable] = [:]
  /// 4 KB each; an animated gradient makes a new one a frame.
  private static let most = 256

  static func table(for ramp: GradientRamp) -> GradientTable {
    if let table = lock.withLock({ known[ramp] }) { return table }
    let table = GradientTable(ramp)
    lock.withLock {
      if known.count >= most { known.removeAll(keepingCapacity: true) }
      known[ramp] = table
    }
    return table
  }
}
