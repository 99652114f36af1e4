import Foundation
import Geometry
import Pixels
import Typesetting

/// What is to be drawn, back to front. Immutable once built, cheap to copy, sent between threads.
///
/// Public, with nothing public in it, because the open classes of the view runtime name it; no module
/// that users import exports this one.
public struct DisplayList: Sendable {
  /// Most lists on the way up hold one thing, which needs no array. Each case is one reference, so that
  /// copies cost no more than a retain.
  private enum Storage: Sendable {
    case items([DisplayItem])
    case mark(Mark)
    case layer(Layer)
  }

  private var storage: Storage
  /// Where all of it is put, in points. A layer that says so is made only for several things, and
  /// only where they are not handed to another layer, which can say it too.
  var origin = CGPoint.zero

  package init(_ items: [DisplayItem] = []) { storage = .items(items) }

  /// A list of one layer, put at `origin`, in points.
  package init(_ layer: Layer, at origin: CGPoint = .zero) {
    storage = .layer(layer)
    self.origin = origin
  }

  /// A list of one thing.
  package init(_ item: DisplayItem) {
    switch item {
    case .mark(let mark): storage = .mark(mark)
    case .layer(let layer, let place):
      storage = .layer(layer)
      origin = place
    }
  }

  package static let empty = DisplayList()

  package var isEmpty: Bool {
    if case .items(let items) = storage { items.isEmpty } else { false }
  }

  package var items: [DisplayItem] {
    get {
      if case .items(let items) = storage, origin == .zero { return items }
      return [placed]
    }
    _modify {
      var items = takeItems()
      defer { storage = .items(items) }
      yield &items
    }
  }

  /// The one thing that is in it, without an array for it; nil for several things, and for none.
  var onlyItem: DisplayItem? {
    if case .items(let items) = storage, origin == .zero {
      return items.count == 1 ? items[0] : nil
    }
    return placed
  }

  /// The image that is all there is in it; nil for anything else.
  var onlyImage: ImageItem? {
    let mark: Mark
    switch storage {
    case .mark(let only) where origin == .zero: mark = only
    case .items(let items) where items.count == 1 && origin == .zero:
      guard case .mark(let only) = items[0] else { return nil }
      mark = only
    default: return nil
    }
    if case .image(let image) = mark.content { return image }
    return nil
  }

  /// The items, which are the caller's alone; leaves nothing behind.
  private mutating func takeItems() -> [DisplayItem] {
    let taken = items
    storage = .items([])
    origin = .zero
    return taken
  }

  /// All of it as one thing.
  private var placed: DisplayItem {
    switch storage {
    case .layer(let layer): return .layer(layer, at: origin)
    case .mark(let mark) where origin == .zero: return .mark(mark)
    default:
      var list = self
      list.origin = .zero
      return .layer(Layer(LayerEffect(), list), at: origin)
    }
  }

  package mutating func append(_ item: DisplayItem) {
    if isEmpty { self = DisplayList(item) } else { items.append(item) }
  }

  package mutating func append(contentsOf list: consuming DisplayList) {
    if isEmpty { self = list } else { list.append(to: &items) }
  }

  /// Appends what is in the list to `items`: where many lists become one.
  private func append(to items: inout [DisplayItem]) {
    var end = items.count
    replace(in: &items, at: &end)
  }

  /// Puts what is in the list in the places from `index` on, which is moved behind it; beyond the last
  /// place it is appended.
  package func replace(in items: inout [DisplayItem], at index: inout Int) {
    func put(_ item: DisplayItem) {
      if index < items.count { items[index] = item } else { items.append(item) }
      index += 1
    }
    if case .items(let added) = storage, origin == .zero {
      for item in added { put(item) }
    } else {
      put(placed)
    }
  }

  /// Appends `list` moved by `origin`, in points.
  package mutating func append(_ list: DisplayList, at origin: CGPoint) {
    append(contentsOf: list.moved(by: origin))
  }

  /// The list moved by `offset`, in points.
  package consuming func moved(by offset: CGPoint) -> DisplayList {
    if isEmpty { return .empty }
    origin.x += offset.x
    origin.y += offset.y
    return self
  }

  /// True when anything in it is painted with what lies beneath it.
  var showsBackdrop: Bool {
    switch storage {
    case .mark(let mark): mark.showsBackdrop
    case .layer(let layer): layer.showsBackdrop
    case .items(let items): items.contains(where: \.showsBackdrop)
    }
  }
}

/// One thing to draw, in points of the layer it stands in (y grows downwards).
package enum DisplayItem: Sendable {
  case mark(Mark)
  /// A layer, and where its parent has it, in points: what moves about stays the same layer.
  case layer(Layer, at: CGPoint = .zero)

  /// What is painted; nil for a layer.
  package var content: Mark.Content? {
    if case .mark(let mark) = self { mark.content } else { nil }
  }

  package static func fill(_ path: consuming Path, _ style: FillStyle, _ paint: consuming Paint)
    -> DisplayItem
  {
    .mark(Mark(.fill(path, style, paint)))
  }

  package static func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) -> DisplayItem {
    .mark(Mark(.stroke(path, style, paint)))
  }

  package static func image(_ image: ImageItem) -> DisplayItem { .mark(Mark(.image(image))) }

  package static func glyphs(_ run: GlyphRun, _ paint: Paint) -> DisplayItem {
    .mark(Mark(.glyphs(run, paint)))
  }
}

/// What is painted in one go: a shape, a picture, a run of letters.
///
/// A class: lists are copied several times on their way up, and a mark is 100 bytes and more.
package final class Mark: Sendable {
  package enum Content: Sendable {
    case fill(Path, FillStyle, Paint)
    indirect case stroke(Path, StrokeStyle, Paint)
    indirect case image(ImageItem)
    indirect case glyphs(GlyphRun, Paint)
  }

  package let content: Content
  /// What somebody further up wants to know of it; nil for most.
  package let label: (any MarkLabel)?

  init(_ content: consuming Content) {
    self.content = content
    label = nil
  }

  package init(_ content: consuming Content, label: any MarkLabel) {
    self.content = content
    self.label = label
  }

  /// True when it is painted with what lies beneath it.
  var showsBackdrop: Bool {
    switch content {
    case .fill(_, _, .backdrop), .stroke(_, _, .backdrop), .glyphs(_, .backdrop): true
    default: false
    }
  }
}

/// What stands on a mark for a container that draws it in its own way.
package protocol MarkLabel: AnyObject, Sendable {}

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
