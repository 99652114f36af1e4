import Foundation
import Geometry
import Pixels
import Typesetting

/// What is to be drawn, back to front. Immutable once built, cheap to copy, sent between threads.
///
/// Public, with nothing public in it, because the open classes of the view runtime name it; no module
/// that users import exports this one.
public struct DisplayList: Sendable {
  /// Most lists on the way up hold one layer, which needs no array.
  private enum Storage: Sendable {
    case items([DisplayItem])
    case layer(Layer)
  }

  private var storage: Storage
  /// Where all of it is put, in points. A layer that says so is made only for several things, and
  /// only where they are not handed to another layer, which can say it too.
  private var origin = CGPoint.zero

  package init(_ items: [DisplayItem] = []) { storage = .items(items) }

  package static let empty = DisplayList()

  package var isEmpty: Bool {
    switch storage {
    case .items(let items): items.isEmpty
    case .layer: false
    }
  }

  package var items: [DisplayItem] {
    get {
      switch storage {
      case .layer(let layer): [.layer(layer, at: origin)]
      case .items(let items): origin == .zero ? items : [placed]
      }
    }
    _modify {
      var items = takeItems()
      defer { storage = .items(items) }
      yield &items
    }
  }

  /// The items, which are the caller's alone; leaves nothing behind.
  private mutating func takeItems() -> [DisplayItem] {
    var taken: [DisplayItem]
    if case .items(let items) = storage, origin == .zero { taken = items } else { taken = items }
    storage = .items([])
    origin = .zero
    return taken
  }

  /// All of it as one thing.
  private var placed: DisplayItem {
    switch storage {
    case .layer(let layer): .layer(layer, at: origin)
    case .items: .layer(Layer(LayerEffect(), separated().list), at: origin)
    }
  }

  /// Whether much is to be appended.
  private var hasRoom: Bool {
    if case .items(let items) = storage { items.capacity > 0 } else { false }
  }

  /// Makes room for `count` things in an empty list.
  package mutating func reserveCapacity(_ count: Int) {
    guard isEmpty else { return }
    var items: [DisplayItem] = []
    items.reserveCapacity(count)
    storage = .items(items)
  }

  package mutating func append(_ item: consuming DisplayItem) {
    guard isEmpty, !hasRoom else { return items.append(item) }
    if case .layer(let layer, let place) = item {
      storage = .layer(layer)
      origin = place
    } else {
      storage = .items([item])
      origin = .zero
    }
  }

  package mutating func append(contentsOf list: DisplayList) {
    guard !list.isEmpty else { return }
    if isEmpty, !hasRoom { return self = list }
    if case .items(let added) = list.storage, list.origin == .zero {
      items.append(contentsOf: added)
    } else {
      items.append(list.placed)
    }
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
  func separated() -> (list: DisplayList, origin: CGPoint) {
    var list = self
    list.origin = .zero
    return (list, origin)
  }

  /// True when anything in it is painted with what lies beneath it.
  var showsBackdrop: Bool {
    switch storage {
    case .layer(let layer): layer.showsBackdrop
    case .items(let items): items.contains(where: \.showsBackdrop)
    }
  }
}

/// One thing to draw, in points of the layer it stands in (y grows downwards).
package enum DisplayItem: Sendable {
  case fill(Path, FillStyle, Paint)
  case stroke(Path, StrokeStyle, Paint)
  case image(ImageItem)
  case glyphs(GlyphRun, Paint)
  /// A layer, and where its parent has it, in points: what moves about stays the same layer.
  case layer(Layer, at: CGPoint = .zero)
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
