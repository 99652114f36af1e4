@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

extension View {
  /// Shows this view moved by `offset` points; its place in the layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(Offset(x: offset.width, y: offset.height))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(x: x, y: y))
  }

  /// Puts this view's middle at a point of the space offered, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(Position(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Position(position: CGPoint(x: x, y: y)))
  }
}

nonisolated private struct Offset: EffectModifier {
  var x: CGFloat
  var y: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  @MainActor func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(translation: CGPoint(x: x, y: y).finite)
    return effect
  }

  static var isSelfContained: Bool { true }

  @MainActor func translation(size: CGSize, in context: LeafContext) -> CGPoint? {
    CGPoint(x: x, y: y).finite
  }
}

nonisolated private struct Position: LayoutModifier {
  let position: CGPoint

  @MainActor func size(of content: Element, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  @MainActor func placement(of content: Element, in size: CGSize, proposal: ProposedViewSize)
    -> ContentPlacement
  {
    let own = content.size(for: proposal)
    return ContentPlacement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2),
      proposal: proposal)
  }
}
