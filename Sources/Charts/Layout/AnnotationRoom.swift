import Foundation
import Geometry

/// How large annotations are, in points, by the identities of their views.
typealias AnnotationSizes = [Int: CGSize]

/// Widens the domains of numbers, so that annotations beside marks lie within the plot.
struct AnnotationRoom {
  let sizes: AnnotationSizes
  /// In points: that of the chart, which is nearly as large as its plot.
  let plot: CGSize

  func include(_ data: ChartData, _ x: inout DomainFinder, _ y: inout DomainFinder) {
    // The ends before any is widened: each annotation asks for its own room.
    let (across, along) = (x, y)
    for mark in data.marks {
      for (index, annotation) in data.looks[mark.look].annotations.enumerated() {
        guard !annotation.position.isOverlay,
          let size = sizes[MarkIdentity.join(mark.record.identity, index + 1)]
        else { continue }
        let unit = annotation.position.unit
        if annotation.overflow.y.padsScale {
          // Numbers grow upwards.
          let room = (size.height + annotation.space) / max(1, plot.height)
          widen(&y, along, mark.record.y, before: unit.y == 1, behind: unit.y == 0, Double(room))
        }
        if annotation.overflow.x.padsScale {
          let room = (size.width + annotation.space) / max(1, plot.width)
          widen(&x, across, mark.record.x, before: unit.x == 0, behind: unit.x == 1, Double(room))
        }
      }
    }
  }

  /// With a share of the axis taken at its end, the rest holds what lies between the other end and the mark.
  private func widen(
    _ finder: inout DomainFinder, _ found: DomainFinder, _ extent: Extent, before: Bool,
    behind: Bool, _ room: Double
  ) {
    guard found.kind == .number, extent.form != .absent, room < Self.mostRoom else { return }
    let (low, high) = (min(0, found.lower), max(0, found.upper))
    let (start, end) = (min(extent.start, extent.end), max(extent.start, extent.end))
    if behind { finder.include(low + (end - low) / (1 - room)) }
    if before { finder.include(high - (high - start) / (1 - room)) }
  }

  /// An annotation that takes more of the plot is not made room for.
  private static let mostRoom = 0.75
}
