import Foundation
import FoundationNames

/// From one value to another along a curve that is given: how SwiftUI's animations move layers.
package final class CurveAnimation: CABasicAnimation {
  /// The part of the way covered at a time in seconds, 0…`duration`.
  private let curve: (Double) -> Double

  package init(keyPath: String, curve: @escaping (Double) -> Double) {
    self.curve = curve
    super.init(keyPath: keyPath)
  }

  public required init?(coder: NSCoder) { return nil }

  override package func duplicate() -> CAAnimation {
    let copy = CurveAnimation(keyPath: keyPath ?? "", curve: curve)
    copy.take(basic: self)
    return copy
  }

  override func progress(at fraction: Double) -> Double {
    curve(fraction * runDuration(CATransaction.standardDuration))
  }
}
