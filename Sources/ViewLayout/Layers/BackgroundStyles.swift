import Foundation
import Geometry
import ViewGraphics
@_spi(Runtime) import ViewRuntime

extension View {
  /// Fills what lies behind this view with a style, beyond the safe area on `edges`.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryView(
        isInFront: false,
        content: _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)))
  }

  /// Fills what lies behind this view with the style `.background`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryView(
        isInFront: false, content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills what lies in front of this view with a style.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryView(
        isInFront: true,
        content: _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges)))
  }

  /// Fills a shape in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryView(
        isInFront: true, content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  /// Draws a frame along the inside of this view's edges, `width` points wide.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      SecondaryView(isInFront: true, content: Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
