import Foundation
import Geometry
import Pixels
import Typesetting

/// What is to be drawn, back to front. Immutable once built, cheap to copy, sent between threads.
///
/// Public, with nothing public in it, because the open classes of the view runtime name it; no module
/// that users import exports this one.
public struct DisplayList: Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) { self.items = items }

  package static let empty = DisplayList()

  package var isEmpty: Bool { items.isEmpty }

  package mutating func append(_ item: DisplayItem) { items.append(item) }

  package mutating func append(contentsOf list: DisplayList) {
    items.append(contentsOf: list.items)
  }
}

/// One thing to draw, in points of the layer it stands in (y grows downwards).
package enum DisplayItem: Sendable {
  case fill(Path, FillStyle, Paint)
  case stroke(Path, StrokeStyle, Paint)
  case image(ImageItem)
  case glyphs(GlyphRun, Paint)
  case layer(Layer)
}

/// A bitmap drawn into a rectangle.
package struct ImageItem: Sendable {
  package var bitmap: Bitmap
  /// The part of the bitmap drawn, in pixels.
  package var source: CGRect
  /// Where it goes, in points.
  package var destination: CGRect
  package var interpolation: ImageInterpolation
  /// When set, the bitmap's alpha is filled with this paint (a template image).
  package var tint: Paint?

  package init(
    bitmap: Bitmap, source: CGRect, destination: CGRect,
    interpolation: ImageInterpolation = .medium,
    tint: Paint? = nil
  ) {
    self.bitmap = bitmap
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.tint = tint
  }
}
