import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

extension View {
  /// Shows only the part of this view that lies in `shape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only the part of this view that lies in its own rectangle.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Rounds the corners of this view by clipping. They are continuous, as those of `RoundedRectangle` are that says
  /// nothing of its style: the curve of 16 points reaches 24 points along the edge (measured on iOS 26.1).
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius),
        style: FillStyle(antialiased: antialiased)))
  }
}

nonisolated public struct _ClipEffect<ClipShape: Shape>: EffectModifier {
  public var shape: ClipShape
  public var style: FillStyle

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  package static var clipsTouches: Bool { true }

  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    let bounds = CGRect(origin: .zero, size: size)
    effect.clip = Clip(path: outline(in: bounds, context), style: style)
    return effect
  }

  /// The shape's path; where it follows its container, with what it knows of it.
  private func outline(in bounds: CGRect, _ context: LeafContext) -> Path {
    if ClipShape.self == ContainerRelativeShape.self, let shape = shape as? ContainerRelativeShape {
      return assumeMainActor { shape.path(size: bounds.size, in: context.element) }
    }
    if ClipShape.self == ConcentricRectangle.self, let shape = shape as? ConcentricRectangle {
      return assumeMainActor { shape.path(size: bounds.size, in: context.element) }
    }
    return shape.path(in: bounds)
  }
}
