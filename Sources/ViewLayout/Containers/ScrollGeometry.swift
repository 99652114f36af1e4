import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Where a scroll view stands, in points.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved up and left; negative where it is pulled beyond its start.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What lies around the content inside of what is scrolled.
  public var contentInsets: EdgeInsets
  /// What is left of the scroll view between the insets.
  public var containerSize: CGSize
  /// The part of the content that is seen, also that under the insets.
  public private(set) var visibleRect: CGRect

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    visibleRect = CGRect(origin: contentOffset, size: containerSize)
  }

  /// The container at the offset.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// That of a scroll view whose insets cover a part of what is seen.
  init(contentOffset: CGPoint, contentSize: CGSize, insets: EdgeInsets, seen: CGSize) {
    self.init(
      contentOffset: contentOffset, contentSize: contentSize, contentInsets: insets,
      containerSize: CGSize(
        width: max(0, seen.width - insets.horizontal),
        height: max(0, seen.height - insets.vertical)))
    visibleRect = CGRect(origin: contentOffset, size: seen)
  }
}

/// What moves a scroll view.
nonisolated public enum ScrollPhase: Hashable, Sendable {
  case idle
  /// A finger rests on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It goes on after a finger.
  case decelerating
  /// The program moves it.
  case animating

  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What is known when a phase begins.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second; nil while no finger moves it.
  public let velocity: CGVector?
}

extension ScrollElement {
  var geometry: ScrollGeometry {
    let insets = EdgeInsets(
      top: margins.top + reach.top, leading: margins.leading + reach.leading,
      bottom: margins.bottom + reach.bottom, trailing: margins.trailing + reach.trailing)
    let offset = presentedOffset
    // Read from the leading edge of the content.
    let x = layoutDirection == .rightToLeft ? limits.width - offset.x : offset.x
    // The offset counts from the content's corner, which lies below what insets keep free.
    return ScrollGeometry(
      contentOffset: CGPoint(x: x - insets.leading, y: offset.y - insets.top),
      contentSize: content.frame.size, insets: insets,
      seen: reached(CGRect(origin: .zero, size: frame.size)).size)
  }
}

extension View {
  /// Calls `action` with a value made from the geometry of the scroll view inside, at first and after
  /// each change of that value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    // Both run where views are updated, whatever they are declared as.
    nonisolated(unsafe) let transform = transform
    return modifier(
      ScrollObservation(read: { transform($0.geometry) }, action: { action($0, $1) }))
  }

  /// Calls `action` when something else moves the scroll view inside than before.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(
      ScrollObservation(
        read: { ScrollReading(phase: $0.phase, geometry: $0.geometry, velocity: $0.velocity) },
        action: { old, new in
          guard old.phase != new.phase else { return }
          action(
            old.phase, new.phase,
            ScrollPhaseChangeContext(geometry: new.geometry, velocity: new.velocity))
        }, startsWith: ScrollPhase.idle))
  }

  /// Calls `action` when at least `threshold` (0...1) of this view has come into sight in the scroll
  /// view around, and when it has gone again.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let place = proxy.scrollPlace(along: nil) else { return true }
      return place.part(beyond: .visible(threshold)) == 0
    } action: {
      action($0)
    }
  }
}

private struct ScrollReading: Equatable {
  var phase: ScrollPhase
  var geometry: ScrollGeometry
  var velocity: CGVector?

  static func == (left: ScrollReading, right: ScrollReading) -> Bool { left.phase == right.phase }
}

/// Reads something of the scroll view inside and tells of changes.
nonisolated package struct ScrollObservation<Value: Equatable>: PrimitiveModifier {
  let read: @MainActor (ScrollElement) -> Value
  let action: (Value, Value) -> Void
  /// Set where the first value is no news.
  var startsWith: ScrollPhase?

  nonisolated package init(
    read: @escaping @MainActor (ScrollElement) -> Value, action: @escaping (Value, Value) -> Void,
    startsWith: ScrollPhase? = nil
  ) {
    self.read = read
    self.action = action
    self.startsWith = startsWith
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ScrollObservationNode(view, in: context)
  }
}

private final class ScrollObservationNode<Content: View, Value: Equatable>: ModifiedNode<
  Content, ScrollObservation<Value>
>,
LayoutObserver
{
  private var last: Value?
  private weak var scroll: ScrollElement?

  override init(_ view: ModifiedContent<Content, ScrollObservation<Value>>, in context: NodeContext)
  {
    super.init(view, in: context)
    host.preferences.add(self)
  }

  func layoutIsDone() {
    guard isAlive, let scroll = found(), scroll.isPlaced else { return }
    let value = host.track(self) { modifier.read(scroll) }
    guard value != last else { return }
    let (old, action) = (last, modifier.action)
    last = value
    if old == nil, modifier.startsWith != nil { return }
    host.preferences.afterPass(for: self) { action(old ?? value, value) }
  }

  private func found() -> ScrollElement? {
    if let scroll, scroll.node.isAlive { return scroll }
    scroll = Self.firstScroll(elements)
    return scroll
  }

  // A loop: the first of a lazy collection is looked for twice, and so on at each level below.
  private static func firstScroll(_ elements: [Element]) -> ScrollElement? {
    for element in elements {
      if let scroll = element as? ScrollElement ?? firstScroll(element.childElements) {
        return scroll
      }
    }
    return nil
  }

  override func runAgain() {
    isDirty = false
    host.preferences.needsCollection = true
  }

  override func willBeRemoved() { host.preferences.remove(self) }
}
