import Foundation
import Motion
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A view that draws by commands.
///
/// It takes the space it is offered (10 points where nothing is), draws on a picture of its own and
/// cuts off what lies outside. What the renderer reads makes it draw again when it changes.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that `GraphicsContext.resolveSymbol(id:)` finds by their tag or their `ForEach` id.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// True when nothing behind the canvas can be seen through it.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Accepted and of no effect: a frame is complete when it is shown.
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  public typealias Body = Never

  @MainActor package static func makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
    CanvasNode(view, in: context)
  }
}
