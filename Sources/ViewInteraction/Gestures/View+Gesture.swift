import Foundation
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Which gestures of a view and of those inside it are on.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture; those of the views inside come first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .normal))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .normal))
  }

  /// Attaches a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .high))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .high))
  }

  /// Attaches a gesture that acts beside all others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask, priority: .simultaneous))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    modifier(
      GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews, priority: .simultaneous)
    )
  }

  // The name is for gestures of UIKit to know one by, which stand on views of their own here.

  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { highPriorityGesture(gesture, isEnabled: isEnabled) }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { simultaneousGesture(gesture, isEnabled: isEnabled) }

  /// Calls `action` when the view is tapped `count` times.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls `action` with the place of a tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  nonisolated public func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: Space, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls `action` when the view is pressed long enough; `onPressingChanged` when the press begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance,
          onPressingChanged: onPressingChanged
        ).onEnded { _ in action() }, mask: .all, priority: .normal))
  }

  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

nonisolated package struct GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G
  let mask: GestureMask
  let priority: GestureAttachment.Priority

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    GestureNode(view, in: context)
  }
}

private final class GestureNode<Content: View, G: Gesture>: WrappingNode<
  Content, GestureModifier<G>
>
{
  override func makeWrapper(around element: Element) -> WrapperElement {
    GestureElement(gestureNode: self, content: element)
  }
}

private final class GestureElement<Content: View, G: Gesture>: WrapperElement, TouchResponder {
  private unowned let gestureNode: GestureNode<Content, G>
  private var attachment: RecognizerAttachment<G>?

  init(gestureNode: GestureNode<Content, G>, content: Element) {
    self.gestureNode = gestureNode
    super.init(node: gestureNode, content: content)
  }

  var letsSubviewsRespond: Bool { gestureNode.modifier.mask.contains(.subviews) }

  var attachments: [GestureAttachment] {
    let modifier = gestureNode.modifier
    guard modifier.mask.contains(.gesture), environment.isEnabled else { return [] }
    if attachment == nil {
      attachment = RecognizerAttachment(element: self, priority: modifier.priority) {
        [unowned gestureNode] in
        gestureNode.modifier.gesture
      }
    }
    return [attachment!]
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard super.hitTest(point, into: &path) else { return false }
    path.add(self)
    return true
  }
}

/// A gesture at its element, recognised by the recogniser of its type.
private final class RecognizerAttachment<G: Gesture>: GestureAttachment {
  private let gesture: @MainActor () -> G
  private let recognizer: GestureRecognizer<G.Value>

  init(element: Element, priority: Priority, gesture: @escaping @MainActor () -> G) {
    self.gesture = gesture
    recognizer = gesture().recognizer()
    super.init(element: element, priority: priority)
  }

  override func handle(_ event: GestureEvent) -> RecognitionState {
    guard element != nil else { return .failed }
    gesture().updateRecognizer(recognizer)
    return recognizer.handle(event, in: self).state
  }

  override func reset(wasActive: Bool) { recognizer.reset(wasActive: wasActive, in: self) }
  override var nextTime: Double? { recognizer.nextTime }
  override var keepsOthersWaiting: Bool { recognizer.keepsOthersWaiting }
}

extension View {
  /// Switches interaction with the view off.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
