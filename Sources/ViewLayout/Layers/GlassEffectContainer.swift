@_spi(Runtime) import Drawing
import Foundation
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// Views whose glass is drawn together, behind all of them: panes that come nearer to each other than `spacing`
/// flow into one.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameter spacing: points; nil for the system's, which is not known: 12 here.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public var body: some View {
    ZStack { content }
      .environment(\.isInGlassContainer, true)
      .modifier(GlassGathering(spacing: max(0, spacing ?? 12)))
  }
}

/// How glass comes and goes with its view.
nonisolated public struct GlassEffectTransition: Hashable, Sendable {
  enum Kind { case identity, matchedGeometry, materialize }
  let kind: Kind
  /// At once.
  public static let identity = Self(kind: .identity)
  /// Out of the nearest glass of its container, and back into it: with an identity alone.
  public static let matchedGeometry = Self(kind: .matchedGeometry)
  /// It fades.
  public static let materialize = Self(kind: .materialize)
}

extension View {
  /// Names this view's glass in its container: it comes out of the glass nearest to it, and goes back into it.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    modifier(EnvironmentModifier { $0.glassNames.id = id.map { [AnyHashable($0), namespace] } })
  }

  /// Makes one pane of the glass of all views of its container with this identity.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    modifier(EnvironmentModifier { $0.glassNames.union = id.map { [AnyHashable($0), namespace] } })
  }

  /// Sets how this view's glass comes and goes in its container.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(EnvironmentModifier { $0.glassNames.transition = transition.kind })
  }
}

/// What a program says of a pane of glass.
struct GlassNames {
  var id: [AnyHashable]?
  var union: [AnyHashable]?
  var transition = GlassEffectTransition.Kind.matchedGeometry
}

private struct GlassContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct GlassNamesKey: EnvironmentKey {
  static var defaultValue: GlassNames { GlassNames() }
}

extension EnvironmentValues {
  /// Whether a container around draws the glass.
  var isInGlassContainer: Bool {
    get { self[GlassContainerKey.self] }
    set { self[GlassContainerKey.self] = newValue }
  }

  var glassNames: GlassNames {
    get { self[GlassNamesKey.self] }
    set { self[GlassNamesKey.self] = newValue }
  }
}

nonisolated private struct GlassGathering: PrimitiveModifier {
  let spacing: CGFloat

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    GlassGatheringNode(view, in: context)
  }
}

private final class GlassGatheringNode<Content: View>: WrappingNode<Content, GlassGathering> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    GlassGatheringElement(node: self, content: element, reach: modifier.spacing)
  }

  override func modifierChanged(from old: GlassGathering) {
    for case let element as GlassGatheringElement in elements { element.reach = modifier.spacing }
  }
}

/// Takes the marks of panes out of what its content draws, and draws the panes behind it.
private final class GlassGatheringElement: WrapperElement {
  var reach: CGFloat { didSet { if reach != oldValue { setNeedsDisplay() } } }

  init(node: Node, content: Element, reach: CGFloat) {
    self.reach = reach
    super.init(node: node, content: content)
  }

  override func display(into list: inout DisplayList) {
    let picture = content.picture()
    let gathered = host.trackEnvironment(for: self) {
      GlassPanes.gathered(from: picture, spacing: reach, in: environment)
    }
    list.append(contentsOf: gathered)
  }
}
