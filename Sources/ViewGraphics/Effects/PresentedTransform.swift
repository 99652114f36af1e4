import Drawing
import Foundation
import Geometry
import Motion
import ViewRuntime

/// Scales the picture about its middle, moves it, and moves what fingers find along; views inside are laid out and told
/// their places as if it were not there. So what reaches below bars does so on the way to them, too.
nonisolated package struct PresentedTransform: EffectModifier {
  let scale: CGFloat
  let offset: CGSize

  /// - Parameter offset: in points, after the scaling.
  package init(scale: CGFloat, offset: CGSize) {
    self.scale = scale
    self.offset = offset
  }

  package static var movesPlaces: Bool { false }

  package func effect(size: CGSize, in context: LeafContext) -> LayerEffect {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(translationX: middle.x + offset.width, y: middle.y + offset.height)
        .scaledBy(x: scale, y: scale).translatedBy(x: -middle.x, y: -middle.y))
    return effect
  }
}
