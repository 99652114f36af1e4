@_spi(Runtime) import Drawing
import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// A view of UIKit as a view of SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: _HostedView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }
  public var body: Never { fatalError("\(Self.self) shows a view of UIKit and has no body") }

  public static func _makeHostedNode(_ view: Self, in context: _HostedNodeContext) -> _HostedNode {
    _HostedNode(RepresentableNode(view, in: context.context))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is told.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

private final class RepresentableNode<Representable: UIViewRepresentable>: ViewNode<Representable>,
  ShortcutNode
{
  private let coordinator: Representable.Coordinator
  private(set) var uiView: Representable.UIViewType!
  private var element: RepresentableElement<Representable>!
  private let properties: NodeProperties<Representable>
  private(set) var layers: HostedLayers!
  private var shownScheme: ColorScheme?

  override init(_ view: Representable, in context: NodeContext) {
    coordinator = view.makeCoordinator()
    properties = NodeProperties()
    super.init(view, in: context)
    properties.attach(to: self)
    uiView = host.track(self) {
      properties.installed(view).makeUIView(context: representableContext)
    }
    element = RepresentableElement(representableNode: self)
    uiView.element = element
    layers = HostedLayers(uiView, element: element)
    uiView.hosted = layers
    uiView.forEachView { $0.willMove(toWindow: .main) }
    runAgain()
    uiView.forEachView { $0.didMoveToWindow() }
  }

  /// Colours that choose for themselves are others in another appearance.
  private func watchAppearance() {
    let values = EnvironmentValues(scope: inherited.environment)
    let scheme = host.trackAlso(self) { values.colorScheme }
    guard scheme != shownScheme else { return }
    shownScheme = scheme
    uiView.setAppearance(values)
  }

  var representableContext: UIViewRepresentableContext<Representable> {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: transaction,
      environment: EnvironmentValues(scope: inherited.environment))
  }

  override func collectElements() -> [Element] { [element] }

  func pressed(_ press: KeyPress) -> Bool { uiView.perform(press) }

  override func update(_ view: Representable) {
    self.view = view
    runAgain()
  }

  override func runAgain() {
    isDirty = false
    host.track(self) {
      properties.installed(view).updateUIView(uiView, context: representableContext)
    }
    watchAppearance()
  }

  override func willBeRemoved() {
    properties.remove()
    layers.close()
    Representable.dismantleUIView(uiView, coordinator: coordinator)
  }
}

private final class RepresentableElement<Representable: UIViewRepresentable>: MovingElement,
  TouchResponder, HoverResponder
{
  private unowned let representableNode: RepresentableNode<Representable>
  private lazy var attachment = UIViewAttachment(element: self, view: representableNode.uiView)

  init(representableNode: RepresentableNode<Representable>) {
    self.representableNode = representableNode
    super.init(node: representableNode)
  }

  func pointerMoved(to location: CGPoint?) {
    representableNode.uiView.pointerMoved(to: location.map { localPoint($0) })
  }

  /// Its own wish, else what is proposed: a view that hugs its content (`.defaultHigh` or more) gets no larger
  /// than that, and one that resists to be compressed, as all do by themselves, no smaller.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let uiView = representableNode.uiView!
    let view = uiView.measuredView
    if let size = representableNode.view.sizeThatFits(
      proposal, uiView: uiView, context: representableNode.representableContext)
    {
      return size
    }
    let intrinsic = isPlaced ? view.alignmentSize : view.alignmentSizeWithoutRoom
    // Where nothing is proposed, a controller's view is as large as the controller prefers.
    let preferred = view.controller?.preferredContentSize ?? .zero
    let (hugging, resistance) = (view.priorities.hugging, view.priorities.resistance)
    return CGSize(
      width: Self.length(
        intrinsic.width, proposal.width ?? (intrinsic.width < 0 ? preferred.width : nil), hugging.0,
        resistance.0),
      height: Self.length(
        intrinsic.height, proposal.height ?? (intrinsic.height < 0 ? preferred.height : nil),
        hugging.1, resistance.1))
  }

  private static func length(
    _ own: CGFloat, _ proposed: CGFloat?, _ hugging: UILayoutPriority,
    _ resistance: UILayoutPriority
  ) -> CGFloat {
    guard own >= 0 else { return proposed ?? 0 }
    guard let proposed else { return own }
    if proposed > own {
      return hugging.rawValue >= UILayoutPriority.defaultHigh.rawValue ? own : proposed
    }
    return resistance.rawValue >= UILayoutPriority.defaultHigh.rawValue ? own : proposed
  }

  /// Recorded on iOS 26: the first baseline of a view without text is its top, the last one its bottom; a
  /// label's are those of its lines.
  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if !key.isHorizontal, let lines = representableNode.uiView.measuredView.baselinesFromMiddle {
      let middle = dimensions.height / 2
      if key.id == VerticalAlignment.firstTextBaseline.key.id { return middle + lines.first }
      if key.id == VerticalAlignment.lastTextBaseline.key.id { return middle + lines.last }
    }
    if key.id == VerticalAlignment.firstTextBaseline.key.id, !key.isHorizontal { return 0 }
    if key.id == VerticalAlignment.lastTextBaseline.key.id, !key.isHorizontal {
      return dimensions.height
    }
    return super.explicitAlignment(key, in: dimensions)
  }

  override func frameChanged(from old: CGRect?) {
    super.frameChanged(from: old)
    guard old?.size != frame.size else { return }
    let view = representableNode.uiView!
    let insets = view.alignmentRectInsets
    let size = CGSize(
      width: frame.width + insets.left + insets.right,
      height: frame.height + insets.top + insets.bottom)
    view.bounds = CGRect(origin: view.bounds.origin, size: size)
    view.center = CGPoint(
      x: view.layer.anchorPoint.x * size.width - insets.left,
      y: view.layer.anchorPoint.y * size.height - insets.top)
  }

  override func display(into list: inout DisplayList) {
    list.append(representableNode.layers.picture(), at: paintedFrame.origin)
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    let frame = presentedFrame
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let view = representableNode.uiView!
    guard view.hitTest(view.layer.convert(local, from: nil), with: nil) != nil else {
      return false
    }
    path.add(self)
    return true
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = representableNode.uiView.accessibilityTree()
    return environment.isEnabled ? elements : elements.map(\.disabled)
  }

  var attachments: [GestureAttachment] { environment.isEnabled ? [attachment] : [] }
}

/// Hands fingers to a view of UIKit and to the gesture recognisers around the place they touch.
final class UIViewAttachment: GestureAttachment {
  private weak var view: UIView?
  private var fingers: [ObjectIdentifier: UITouch] = [:]
  /// Those that a gesture has taken from the view they are on.
  private var taken: Set<ObjectIdentifier> = []

  init(element: Element, view: UIView) {
    self.view = view
    super.init(element: element, priority: .simultaneous)
  }

  // Without it the compiler writes one itself and warns of what it wrote.
  override init(element: Element, priority: Priority) { fatalError("fingers go to a view") }

  override func handle(_ event: GestureEvent) -> RecognitionState {
    guard let view, let touch = event.touch else { return .possible }
    let key = ObjectIdentifier(touch)
    let finger = fingers[key] ?? UITouch(touch, view: hitView(touch, in: view))
    fingers[key] = finger
    finger.update(touch)
    deliver(finger, UIEvent(timestamp: touch.time, touches: Set(fingers.values)))
    if finger.phase == .ended || finger.phase == .cancelled {
      fingers[key] = nil
      taken.remove(ObjectIdentifier(finger))
    }
    return .possible
  }

  private func hitView(_ touch: Touch, in view: UIView) -> UIView {
    view.hitTest(view.convertFromWindow(touch.location), with: nil) ?? view
  }

  private func deliver(_ finger: UITouch, _ event: UIEvent) {
    let recognizers = finger.recognizers
    // Before they are told: one that ends with this event has taken the finger all the same.
    let wasTaken = recognizers.contains { $0.takesFromView(finger) }
    for recognizer in recognizers { recognizer.receive(finger, event) }
    guard let hit = finger.view, !taken.contains(ObjectIdentifier(finger)) else { return }
    if wasTaken || recognizers.contains(where: { $0.takesFromView(finger) }) {
      taken.insert(ObjectIdentifier(finger))
      return hit.touchesCancelled([finger], with: event)
    }
    switch finger.phase {
    case .began: hit.touchesBegan([finger], with: event)
    case .moved, .stationary: hit.touchesMoved([finger], with: event)
    case .ended: hit.touchesEnded([finger], with: event)
    case .cancelled: hit.touchesCancelled([finger], with: event)
    }
  }
}

extension UITouch {
  /// Those of the view that it is on, and of the views around that.
  fileprivate var recognizers: [UIGestureRecognizer] {
    guard let view else { return [] }
    return sequence(first: view, next: \.parentView).flatMap { $0.gestureRecognizers ?? [] }
  }
}

extension UIGestureRecognizer {
  /// Whether its gesture is under way, and the view that the finger is on is not to hear of it any more. A control that follows
  /// fingers keeps them from a scroll view around it.
  fileprivate func takesFromView(_ finger: UITouch) -> Bool {
    guard cancelsTouchesInView, state == .began || state == .changed, touches.contains(finger)
    else { return false }
    guard let scroll = view as? UIScrollView, self is UIPanGestureRecognizer, let hit = finger.view
    else { return true }
    return !sequence(first: hit, next: \.parentView).prefix { $0 !== scroll }
      .contains { $0 is UIControl && !($0 is UIButton) }
  }
}
