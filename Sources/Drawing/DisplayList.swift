import Foundation
import Geometry
import Pixels
import Typesetting

/// What is to be drawn, back to front. Immutable once built, cheap to copy, sent between threads.
///
/// Public, with nothing public in it, because the open classes of the view runtime name it; no module
/// that users import exports this one.
public struct DisplayList: Sendable {
  private var stored: [DisplayItem]
  /// Where `stored` is put, in points. A layer that says so is made only where a list is not handed
  /// to another layer, which can say it too.
  private var origin = CGPoint.zero

  package init(_ items: [DisplayItem] = []) { stored = items }

  package static let empty = DisplayList()

  package var isEmpty: Bool { stored.isEmpty }

  package var items: [DisplayItem] {
    get { origin == .zero ? stored : [placed] }
    _modify {
      if origin != .zero {
        stored = [placed]
        origin = .zero
      }
      yield &stored
    }
  }

  private var placed: DisplayItem {
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
    return .layer(Layer(effect, DisplayList(stored)))
  }

  package mutating func append(_ item: consuming DisplayItem) {
    if stored.isEmpty { stored = [item] } else { items.append(item) }
  }

  package mutating func append(contentsOf list: DisplayList) {
    guard !list.isEmpty else { return }
    // Most lists on the way up hold one thing: they share its storage.
    if isEmpty { self = list } else { items.append(contentsOf: list.items) }
  }

  /// Appends `list` moved by `origin`, in points.
  package mutating func append(_ list: DisplayList, at origin: CGPoint) {
    guard !list.isEmpty else { return }
    guard isEmpty else { return append(contentsOf: list.moved(by: origin)) }
    self = list.moved(by: origin)
  }

  private func moved(by offset: CGPoint) -> DisplayList {
    var list = self
    list.origin.x += offset.x
    list.origin.y += offset.y
    return list
  }

  /// What is to be shown when a layer takes over the place of the list: the list at 0, 0, and where it was.
  func separated() -> (list: DisplayList, origin: CGPoint) { (DisplayList(stored), origin) }
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
