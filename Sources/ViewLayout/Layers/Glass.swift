import Foundation
import Geometry
import Motion
import Pixels
import ViewGraphics
import ViewRuntime

/// A kind of glass for `glassEffect(_:in:)`.
///
/// Drawn as a layer that blurs what lies beneath a little, with a lit edge and a soft shadow. The
/// bending of light at the edge, the melting of neighbours into each other and the answer to touches
/// are not drawn. The figures are estimates by eye: none are published.
nonisolated public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  var tint: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Accepted; touches do not light the glass.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  fileprivate init(kind: Kind) { self.kind = kind }
}

/// The shape of glass when none is given: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind this view.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S
  ) -> some View {
    background { GlassLayer(glass: glass, shape: shape) }
  }

  /// Puts a capsule of glass behind this view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  /// Left out, and said so: glass keeps its own shape and does not turn into another.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    Reports.once("glassEffectID is left out: glass does not flow from one view into another")
    return self
  }

  /// Left out, and said so: each view keeps glass of its own.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    Reports.once("glassEffectUnion is left out: each view keeps glass of its own")
    return self
  }
}

/// Views whose glass belongs together; each is drawn by itself.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

/// A pane of glass.
package struct GlassLayer<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  nonisolated package init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  package var body: some View {
    if glass.kind != .identity {
      shape.fill(GlassStyle(glass: glass))
        .overlay { if let tint = glass.tint { shape.fill(tint.opacity(0.75)) } }
        .overlay { edge }
        .shadow(color: .black.opacity(glass.kind == .clear ? 0.08 : 0.12), radius: 8, y: 2)
    }
  }

  /// Light from above falls on the edge there, and through the glass on the opposite one.
  private var edge: some View {
    let light = colorScheme == .dark ? 0.35 : 0.9
    return shape.stroke(
      LinearGradient(
        colors: [.white.opacity(light), .white.opacity(light * 0.25), .white.opacity(light * 0.6)],
        startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 1.4
    )
    .clipShape(shape)
  }
}

/// What is seen through glass.
nonisolated private struct GlassStyle: ShapeStyle, PaintingStyle {
  typealias Resolved = Never
  let glass: Glass

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let isClear = glass.kind == .clear
    let white: Float = isDark ? 0.15 : 1
    let cover: Float = isClear ? 0.08 : isDark ? 0.5 : 0.55
    return ResolvedStyle(
      .material(
        ResolvedMaterial(
          blurRadius: isClear ? 2 : 10, saturation: isClear ? 1.2 : 1.6,
          tint: ColorComponents(red: white, green: white, blue: white, alpha: cover))))
  }
}
