import CoreAnimation
import Drawing
import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A view of UIKit that shows one of SwiftUI's: a window of its own, in the time of the one around it.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView, WindowSurroundings {
  public var rootView: Content { didSet { box.content = rootView } }
  private let box: HostedContent<Content>
  private let inner: ViewHost
  private var fingers: [ObjectIdentifier: Int] = [:]
  /// What of the safe area its content keeps clear of.
  var safeAreaRegions: SafeAreaRegions = [] { didSet { setNeedsLayout() } }

  public init(rootView: Content) {
    self.rootView = rootView
    box = HostedContent(rootView)
    var configuration = ViewHost.mainConfiguration
    configuration.isOffscreen = true
    configuration.safeAreaInsets = EdgeInsets()
    configuration.size = .zero
    let box = box
    // A controller is often made while a view is: what its own views read concerns that view nothing.
    inner = Tracking.outside { ViewHost(HostedRoot(box: box), configuration: configuration) }
    super.init(frame: .zero)
    layer.drawing = { [weak self] _ in self?.picture ?? .empty }
    layer.onAdvance = { [weak self] time in assumeMainActor { self?.advance(time) ?? .init() } }
    inner.surroundings = self
  }

  public required init?(coder: NSCoder) { return nil }

  private var picture = DisplayList.empty
  private var number = -1
  private var clockStart: Double?

  /// Whether it stays as it is now.
  var isPaused = false { didSet { layer.invalidate() } }

  private func advance(_ clock: Double) -> LayerActivity {
    if isPaused, number >= 0 { return LayerActivity() }
    let start = clockStart ?? clock
    clockStart = start
    let frame = inner.frame(at: clock - start)
    if frame.number != number {
      number = frame.number
      picture = frame.displayList
      layer.invalidate()
    }
    var activity = LayerActivity()
    if let next = inner.nextFrameTime {
      if next <= clock - start {
        activity.isMoving = true
      } else {
        activity.wait(until: next + start)
      }
    }
    return activity
  }

  override func appearanceChanged() {
    let values = environment
    let tint = tintColor.color
    inner.setEnvironment {
      $0.colorScheme = values.colorScheme
      $0.tintStyle = AnyShapeStyle(tint)
    }
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let covered = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let insets = EdgeInsets(
      top: covered.top, leading: covered.left, bottom: covered.bottom, trailing: covered.right)
    guard inner.size != size || inner.configuration.safeAreaInsets != insets else { return }
    inner.configure {
      $0.size = size
      $0.safeAreaInsets = insets
    }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inner.update(with: Transaction())
    let proposal = ProposedViewSize(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    return inner.windowElements.first?.childElements.first?.size(for: proposal) ?? .zero
  }

  override func accessibilityGroups() -> [AccessibilityGroup] {
    let elements = inner.accessibilityTree().map { $0.moved { convert($0, to: nil) } }
    guard !elements.isEmpty else { return [] }
    let isNamed = accessibilityIdentifier != nil || accessibilityLabel != nil
    return [
      AccessibilityGroup(
        frame: accessibilityFrame, elements: isNamed ? [container(of: elements)] : elements)
    ]
  }

  // MARK: Surroundings

  package func innerWindowChanged() { layer.invalidate() }

  /// What is typed comes to the window around.
  package func innerKeyResponderChanged(to responder: (any KeyResponder)?) {
    guard let outer = host else { return }
    guard let responder else {
      if outer.keyResponder === keyboard { outer.keyResponder = nil }
      return
    }
    if outer.keyResponder != nil, outer.keyResponder !== keyboard { outer.keyResponder?.resign() }
    keyboard = responder
    outer.keyResponder = responder
  }

  private weak var keyboard: (any KeyResponder)?

  // MARK: Fingers

  private func send(_ touches: Set<UITouch>, _ phase: TouchEvent.Phase) {
    for touch in touches {
      let number = fingers[ObjectIdentifier(touch)] ?? fingers.count + 1
      fingers[ObjectIdentifier(touch)] = phase == .ended || phase == .cancelled ? nil : number
      inner.send(
        TouchEvent(
          time: inner.time, finger: number, phase: phase, location: touch.location(in: self)))
    }
    layer.invalidate()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, .began)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, .moved)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, .ended)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches, .cancelled)
  }
}

/// What is shown, for those who look at it.
@MainActor
private final class HostedContent<Content: View> {
  var content: Content { didSet { onChange() } }
  var onChange: () -> Void = {}

  init(_ content: Content) { self.content = content }

  /// Calls `onChange` when something else is to be shown.
  func follow(_ onChange: @escaping () -> Void) { self.onChange = onChange }
}

private struct HostedRoot<Content: View>: View {
  let box: HostedContent<Content>
  @State private var generation = 0

  var body: some View {
    let _ = generation
    let _ = box.follow { generation += 1 }
    box.content
  }
}

/// What of a controller follows the size of the root view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's `intrinsicContentSize`, which follows in any case here.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller whose view is one of SwiftUI's.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController, HostsRootView {
  package var hostedRoot: AnyView? {
    type(of: self) == UIHostingController<Content>.self ? AnyView(rootView) : nil
  }

  private let hosting: _UIHostingView<Content>

  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    hosting.backgroundColor = .systemBackground
    hosting.safeAreaRegions = .all
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    hosting.safeAreaRegions = .all
  }

  public required init?(coder: NSCoder) { return nil }

  open var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// What of the safe area the root view keeps clear of.
  open var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  /// What of the controller follows the size of the root view.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { followSize() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followSize()
  }

  /// The ideal size of the root view, as what contains the controller is told it.
  private func followSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let size = hosting.intrinsicContentSize
    if size != preferredContentSize { preferredContentSize = size }
  }

  open override func loadView() { view = hosting }

  open func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(size) }
}

/// A controller of nothing but views of SwiftUI: they can be shown without it.
@preconcurrency @MainActor package protocol HostsRootView {
  /// Nil where the controller does something of its own.
  var hostedRoot: AnyView? { get }
}
