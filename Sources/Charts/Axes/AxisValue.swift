import Foundation

/// A value at which an axis has marks.
nonisolated public struct AxisValue {
  /// Which one it is, counted from 0, and how many there are.
  public let index: Int
  public let count: Int
  let plotted: _PlottedValue
  /// How the axis writes the value by itself.
  let standardLabel: String

  /// The value in the program's type; nil where it has none for it.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: plotted) }

  /// The value whose marks are being made: labels without a view are made from it.
  @MainActor static var current: AxisValue?
}
