import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What a view may know about its own size and place: the goals of any movement, in points.
nonisolated public struct GeometryProxy: @unchecked Sendable {
  let source: GeometrySource

  public var size: CGSize { assumeMainActor { source.size } }

  /// The insets of the safe area that lie inside the view.
  public var safeAreaInsets: EdgeInsets { assumeMainActor { source.safeAreaInsets } }

  /// An anchor's value in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // The caller is on the main thread, where the anchor is read before this returns.
    nonisolated(unsafe) let anchor = anchor
    return assumeMainActor { anchor.value(in: source.element) }
  }

  /// An anchor for a rectangle in the coordinates of this view; nil once the view is gone.
  package func anchor(for rect: CGRect) -> Anchor<CGRect>? {
    assumeMainActor { source.element.map { Anchor(.rect(rect), of: $0) } }
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    assumeMainActor { source.frame(in: coordinateSpace) }
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let space = coordinateSpace.coordinateSpace
    return assumeMainActor { source.frame(in: space) }
  }

  /// The box of the view that owns a named space, in the coordinates of this view; nil for none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let space = coordinateSpace.coordinateSpace
    return assumeMainActor { source.bounds(of: space) }
  }
}

/// The measurements of one element, and who has read which of them.
@MainActor
final class GeometrySource: LayoutObserver {
  private var elementReference: BackReference<Element>?
  var element: Element? {
    get { elementReference?.target }
    set { elementReference = newValue?.reference }
  }
  private var readSize = CGSize.zero
  private var sizeReaders = Dependents()
  private var readFrames: [CoordinateSpace: (frame: CGRect, readers: Dependents)] = [:]
  private var readInsets = EdgeInsets()
  private var insetReaders = Dependents()

  /// Measurements that are taken once.
  init(of element: Element) { self.element = element }

  /// Measurements whose readers are told of changes.
  init(observing element: Element) {
    self.element = element
    element.host.preferences.add(self)
  }

  var size: CGSize {
    readSize = element?.frame.size ?? .zero
    sizeReaders.noteRead()
    return readSize
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    if case .local = space { return CGRect(origin: .zero, size: size) }
    let frame = element?.frame(in: space) ?? .zero
    readFrames[space, default: (frame, Dependents())].frame = frame
    readFrames[space]!.readers.noteRead()
    return frame
  }

  func bounds(of space: CoordinateSpace) -> CGRect? { element?.bounds(of: space) }

  var safeAreaInsets: EdgeInsets {
    readInsets = element?.coveredInsets ?? EdgeInsets()
    insetReaders.noteRead()
    SafeAreaNote.noteRead()
    return readInsets
  }

  /// Marks those who have read what is different now.
  func layoutIsDone() {
    guard let element, element.isPlaced, element.node.isAlive else { return }
    if !sizeReaders.isEmpty, readSize != element.frame.size { sizeReaders.invalidate() }
    for (space, entry) in readFrames where entry.frame != element.frame(in: space) {
      readFrames[space]!.readers.invalidate()
    }
    if !insetReaders.isEmpty, readInsets != element.coveredInsets { insetReaders.invalidate() }
  }
}

extension Element {
  /// How far bars and the window's edges are from this element's, in points: what of it they cover, and what lies
  /// between them and an edge that touches what is free. Nothing lies between them and what scrolls.
  var coveredInsets: EdgeInsets {
    let (frame, area) = (frameInWindow, safeArea)
    let whole = isScrolled ? frame : frame.reaching(over: safeAreaLevels, edges: .all)
    var insets = EdgeInsets()
    insets.top = max(0, area.minY - frame.minY, frame.minY - whole.minY)
    insets.bottom = max(0, frame.maxY - area.maxY, whole.maxY - frame.maxY)
    insets.leading = max(0, area.minX - frame.minX, frame.minX - whole.minX)
    insets.trailing = max(0, frame.maxX - area.maxX, whole.maxX - frame.maxX)
    return insets
  }

  private var isScrolled: Bool {
    var element = parent
    while let current = element {
      if current is ScrollElement { return true }
      element = current.parent
    }
    return false
  }
}

/// Says once that a program reads a safe area where its window has none, if somebody wants to know.
@MainActor
package enum SafeAreaNote {
  package static var isWanted = false

  static func noteRead() {
    guard isWanted else { return }
    isWanted = false
    Reports.once(
      "the program reads its safe area, which a window without a device does not have; "
        + "--device \"iPhone 17\" gives it one")
  }
}
