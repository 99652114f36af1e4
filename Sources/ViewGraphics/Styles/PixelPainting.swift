import Foundation
import Pixels

/// What colours a shape pixel by pixel, with its own parameters in it: a shader, which styles know nothing of.
package protocol PixelPainting: Hashable, Sendable {
  /// The filter for what is painted with it in `bounds`, in points; nil where it cannot be used.
  func filter(in bounds: CGRect) -> Filter?
}

/// Such a painting whose type is hidden.
package struct AnyPixelPainting: Hashable, Sendable {
  private let base: any PixelPainting

  package init(_ base: any PixelPainting) { self.base = base }

  func filter(in bounds: CGRect) -> Filter? { base.filter(in: bounds) }

  package static func == (left: Self, right: Self) -> Bool { equals(left.base, right.base) }
  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  private static func equals<P: PixelPainting>(_ left: P, _ right: any PixelPainting) -> Bool {
    right as? P == left
  }
}
