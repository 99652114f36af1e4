import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

/// A change of a view while a pointer is above it. Fingers do not hover: a view looks as without a pointer.
public protocol CustomHoverEffect {
  associatedtype Body: CustomHoverEffect
  typealias Content = EmptyHoverEffect
  @preconcurrency @MainActor func body(content: Self.Content) -> Self.Body
}

extension Never: CustomHoverEffect {
  public func body(content: EmptyHoverEffect) -> Never { fatalError("Never has no body") }
}

public typealias HoverEffectContent = VisualEffect
public typealias EmptyHoverEffectContent = EmptyVisualEffect

nonisolated public struct EmptyHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("a hover effect has no body") }
}

nonisolated public struct AutomaticHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("a hover effect has no body") }
}

nonisolated public struct HighlightHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("a hover effect has no body") }
}

nonisolated public struct LiftHoverEffect: CustomHoverEffect {
  public init() {}
  public func body(content: Content) -> Never { fatalError("a hover effect has no body") }
}

/// How a view is drawn with a pointer above it, and without.
nonisolated public struct ContentHoverEffect: CustomHoverEffect {
  public func body(content: Content) -> Never { fatalError("a hover effect has no body") }
}

/// Effects that begin and end together.
nonisolated public struct HoverEffectGroup: Hashable, Sendable {
  let id: String?
  let namespace: Namespace.ID?
  public init(in namespace: Namespace.ID? = nil) { (id, self.namespace) = (nil, namespace) }
  public init(id: String, in namespace: Namespace.ID) {
    (self.id, self.namespace) = (id, namespace)
  }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}
extension CustomHoverEffect where Self == AutomaticHoverEffect {
  public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
  public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
  public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

private struct HoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether views change while a pointer is above them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func hoverEffect(
    _ effect: some CustomHoverEffect = .automatic, in group: HoverEffectGroup? = nil,
    isEnabled: Bool = true
  ) -> some View { self }

  /// A change that depends on whether a pointer is above: drawn as without one.
  nonisolated public func hoverEffect<Effect: VisualEffect>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  ) -> some View {
    visualEffect { content, proxy in body(content, false, proxy) }
  }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  { self }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
  nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
}
