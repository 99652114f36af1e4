import Foundation

extension Path {
  /// The smallest rectangle around the curves themselves, not their control points; null when
  /// the path is empty.
  ///
  /// - Complexity: O(n) in the number of elements; O(1) for a path made by one call.
  public var boundingRect: CGRect {
    switch primitive {
    case .empty: return .null
    case .rectangle(let rect), .ellipse(let rect): return rect.standardized
    case .roundedRectangle(let outline): return outline.rect
    case .elements:
      var box = BoundingBox()
      compactElements.forEachStep { $0.curve.extend(&box) }
      return box.rect
    }
  }

  /// A rectangle around all points, control points too; quicker than `boundingRect`.
  package var controlBounds: CGRect {
    guard case .elements = primitive else { return boundingRect }
    var box = BoundingBox()
    for point in compactElements.points { box.add(Vector(point)) }
    return box.rect
  }
}
