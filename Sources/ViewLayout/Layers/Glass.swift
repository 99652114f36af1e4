@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import ViewGraphics
import ViewRuntime

/// A kind of glass for `glassEffect(_:in:)`.
///
/// Drawn as a layer that blurs what lies beneath a little, with a lit edge and a soft shadow; in a
/// `GlassEffectContainer` neighbours flow together. The bending of light at the edge and the answer to
/// touches are not drawn. The figures are estimates by eye: none are published.
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
}

/// A pane of glass.
package struct GlassLayer<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.isInGlassContainer) private var isInContainer
  @Environment(\.glassNames) private var names

  nonisolated package init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  @ViewBuilder package var body: some View {
    if glass.kind == .identity {
      EmptyView()
    } else {
      GlassShape(shape: shape, glass: glass, names: names, isInContainer: isInContainer)
    }
  }
}

/// Draws a pane, or, for a container that draws all of its panes together, marks where it is.
private struct GlassShape<S: Shape>: LeafView {
  let shape: S
  let glass: Glass
  let names: GlassNames
  let isInContainer: Bool

  struct Resolved: LeafContent {
    var shape: S
    let look: GlassLook
    let mark: (glass: Glass, names: GlassNames)?

    var animatableData: S.AnimatableData {
      get { shape.animatableData }
      set { shape.animatableData = newValue }
    }

    func draw(size: CGSize, in context: LeafContext) -> DisplayList {
      let path = shape.path(in: CGRect(origin: .zero, size: size))
      guard !path.isEmpty else { return .empty }
      guard let mark else { return look.draw(path) }
      let pane = GlassPane(glass: mark.glass, names: mark.names) { shape.path(in: $0) }
      return DisplayList(
        .mark(Mark(.fill(path, FillStyle(), .color(look.material.tint)), label: pane)))
    }
  }

  func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(
      shape: shape, look: GlassLook(glass, in: environment),
      mark: isInContainer ? (glass, names) : nil)
  }

  static func size(of resolved: Resolved, for proposal: ProposedViewSize) -> CGSize {
    resolved.shape.sizeThatFits(proposal)
  }
}
