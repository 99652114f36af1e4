import Foundation
import Geometry
import Motion
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// How a screen comes in.
public protocol NavigationTransition {}

/// From the side, as screens do that say nothing of it.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  public init() {}
}

/// Out of a view.
// The key is compared where views are updated, on the main thread.
nonisolated public struct ZoomNavigationTransition: NavigationTransition, @unchecked Sendable {
  let source: MatchedKey
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  nonisolated public static var automatic: AutomaticNavigationTransition {
    AutomaticNavigationTransition()
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with `matchedTransitionSource(id:in:)`.
  nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  {
    ZoomNavigationTransition(
      source: MatchedKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

/// How the view looks that a screen zooms out of.
nonisolated public struct MatchedTransitionSourceConfiguration: Sendable {
  var cornerRadius: CGFloat = 16

  /// Rounds the corners of what zooms.
  public func clipShape(_ shape: RoundedRectangle) -> MatchedTransitionSourceConfiguration {
    MatchedTransitionSourceConfiguration(cornerRadius: shape.cornerSize.width)
  }

  /// The screen has a background of its own here.
  public func background(_ style: Color) -> MatchedTransitionSourceConfiguration { self }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> MatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Sets how this screen comes in when it is pushed or presented; anywhere else it is of no effect.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(ZoomTargetModifier(source: (style as? ZoomNavigationTransition)?.source))
  }

  /// Names the view that a screen zooms out of.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      ZoomSourceModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace),
        configuration: configuration(MatchedTransitionSourceConfiguration())))
  }
}

// MARK: - Sources

nonisolated private struct ZoomSourceModifier: PrimitiveModifier {
  let key: MatchedKey
  let configuration: MatchedTransitionSourceConfiguration

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ZoomSourceNode(view, in: context)
  }
}

private final class ZoomSourceNode<Content: View>: ModifiedNode<Content, ZoomSourceModifier>,
  ZoomSource
{
  override func willMakeContent() { host.zoomSources.add(self, for: modifier.key) }

  override func modifierChanged(from old: ZoomSourceModifier) {
    guard old.key != modifier.key else { return }
    host.zoomSources.add(self, for: modifier.key)
  }

  var frameInWindow: CGRect? {
    guard isAlive, let element = elements.first, element.isPlaced else { return nil }
    return element.frameInWindow
  }

  var cornerRadius: CGFloat { modifier.configuration.cornerRadius }
}

@MainActor
private protocol ZoomSource: AnyObject {
  /// In points; nil while it has no place.
  var frameInWindow: CGRect? { get }
  var cornerRadius: CGFloat { get }
}

/// All views of a window that screens may zoom out of.
@MainActor
private final class ZoomSources {
  private struct WeakSource { weak var source: (any ZoomSource)? }
  private var sources: [MatchedKey: WeakSource] = [:]

  func add(_ source: any ZoomSource, for key: MatchedKey) {
    sources[key] = WeakSource(source: source)
  }

  func source(_ key: MatchedKey) -> (any ZoomSource)? { sources[key]?.source }
}

extension ViewHost {
  fileprivate var zoomSources: ZoomSources {
    let id = ObjectIdentifier(ZoomSources.self)
    if let known = extensionStorage[id] as? ZoomSources { return known }
    let fresh = ZoomSources()
    extensionStorage[id] = fresh
    return fresh
  }
}

// MARK: - Targets

/// What a screen of a stack, a sheet or a cover knows of the view that it zooms out of.
@MainActor
final class ZoomTarget {
  fileprivate(set) var key: MatchedKey? { didSet { if key != oldValue { onChange?() } } }
  /// Called at once where it zooms out of another view now.
  var onChange: (() -> Void)?
  fileprivate weak var host: ViewHost?
  private var lastPlace: (frame: CGRect, cornerRadius: CGFloat)?
  nonisolated init() {}

  /// Where the view is, or was when it was last seen, in points of the window; nil for a screen that is
  /// pushed.
  var place: (frame: CGRect, cornerRadius: CGFloat)? {
    guard let key else { return nil }
    if let source = host?.zoomSources.source(key), let frame = source.frameInWindow {
      lastPlace = (frame, source.cornerRadius)
    }
    return lastPlace
  }
}

nonisolated private struct ZoomTargetModifier: PrimitiveModifier {
  /// Nil for a screen that comes in as usual.
  let source: MatchedKey?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ZoomTargetNode(view, in: context)
  }
}

private final class ZoomTargetNode<Content: View>: ModifiedNode<Content, ZoomTargetModifier> {
  override func willMakeContent() { show() }
  override func modifierChanged(from old: ZoomTargetModifier) { show() }

  private func show() {
    let environment = EnvironmentValues(scope: inherited.environment)
    guard let target = environment.zoomTarget else {
      if modifier.source != nil {
        Reports.once(
          "only a screen that is pushed or presented zooms in: this one comes in as usual")
      }
      return
    }
    guard target.key != modifier.source else { return }
    target.key = modifier.source
    target.host = host
    // The screen below was told that another is pushed over it.
    if let model = environment.navigationModel { host.afterPass { model.zoomChanged() } }
  }
}

private struct ZoomTargetKey: EnvironmentKey { static var defaultValue: ZoomTarget? { nil } }

extension EnvironmentValues {
  /// That of the screen, sheet or cover around; nil outside of them, and on the first screen of a stack.
  var zoomTarget: ZoomTarget? {
    get { self[ZoomTargetKey.self] }
    set { self[ZoomTargetKey.self] = newValue }
  }
}

// MARK: - The way in and out

/// A screen is pushed in from the side, or grows out of a view.
struct ScreenTransition: Transition {
  let target: ZoomTarget?
  /// Of the stack, in points of the window.
  let bounds: CGRect

  func body(content: Content, phase: TransitionPhase) -> some View {
    if let place = target?.place {
      content.modifier(
        ZoomedScreen(
          progress: phase.isIdentity ? 1 : 0, source: place.frame, cornerRadius: place.cornerRadius,
          bounds: bounds))
    } else {
      MoveTransition(edge: .trailing).apply(content: content, phase: phase)
    }
  }
}

/// A screen between the frame of a view and its own: filling the frame on the way, its middle in that of
/// the frame, and seen through at its beginning.
nonisolated struct ZoomedScreen: ViewModifier, Animatable {
  /// 0 in the frame of the view, 1 in its own.
  var progress: Double
  let source: CGRect
  let cornerRadius: CGFloat
  let bounds: CGRect

  fileprivate init(progress: Double, source: CGRect, cornerRadius: CGFloat, bounds: CGRect) {
    self.progress = progress
    self.source = source
    self.cornerRadius = cornerRadius
    self.bounds = bounds
  }

  /// Where `target` zooms out of nothing, a screen in its own place.
  @MainActor init(isShown: Bool, target: ZoomTarget, bounds: CGRect) {
    let place = target.place
    self.init(
      progress: isShown || place == nil ? 1 : 0, source: place?.frame ?? bounds,
      cornerRadius: place?.cornerRadius ?? 0, bounds: bounds)
  }

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    let window = frame
    let scale = max(
      window.width / max(bounds.width, 1), window.height / max(bounds.height, 1), 0.001)
    content
      .clipShape(
        Hole(
          size: CGSize(width: window.width / scale, height: window.height / scale),
          cornerRadius: cornerRadius * max(0, 1 - progress) / scale)
      )
      .modifier(
        PresentedTransform(
          scale: scale,
          offset: CGSize(width: window.midX - bounds.midX, height: window.midY - bounds.midY))
      )
      .opacity(min(1, max(0, 4 * progress)))
  }

  private var frame: CGRect {
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    return CGRect(
      x: between(source.minX, bounds.minX), y: between(source.minY, bounds.minY),
      width: max(0, between(source.width, bounds.width)),
      height: max(0, between(source.height, bounds.height)))
  }
}

/// A rounded rectangle of a size of its own in the middle; safe areas beyond the screen are seen when it is
/// as large as the screen.
private struct Hole: Shape {
  let size: CGSize
  let cornerRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    let hole = CGRect(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
    return Path(
      roundedRect: cornerRadius > 0.01 ? hole : hole.insetBy(dx: -200, dy: -200),
      cornerRadius: cornerRadius)
  }
}
