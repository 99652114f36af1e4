import Foundation
import Geometry
import PixelKernels

/// The paints of one program, ready for the kernels. An index stays valid for the table's life.
package struct PaintTable: @unchecked Sendable {
  private(set) var paints: [pk_paint] = []
  /// What the paints point into.
  private var owners: [AnyObject] = []

  package init() {}

  /// Adds a paint whose positions are mapped to pixels by `transform`.
  package mutating func add(_ paint: Paint, transform: CGAffineTransform, opacity: Double) -> Int {
    var prepared = pk_paint()
    switch paint {
    case .color(let color):
      prepared.kind = pk_paint_color
      prepared.color = color.premultiplied(opacity: opacity)
    default:
      prepared.kind = pk_paint_color
    }
    paints.append(prepared)
    return paints.count - 1
  }

  /// Lends the paints; the pointer is valid only inside `body`, nil when there are none.
  func withPaints<Result>(_ body: (UnsafePointer<pk_paint>?) -> Result) -> Result {
    paints.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
