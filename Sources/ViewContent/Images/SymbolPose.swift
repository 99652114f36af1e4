@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// How symbols stand at one moment while effects move them: each about its own middle.
nonisolated package struct SymbolPose: Animatable, Equatable, Sendable {
  package var scale = 1.0
  package var opacity = 1.0
  /// Degrees, clockwise.
  package var angle = 0.0
  /// Points.
  package var offset = CGSize.zero

  package init() {}

  /// As symbols stand that nothing moves.
  package static let rest = SymbolPose()

  package typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, Double>, AnimatablePair<Double, CGSize.AnimatableData>
  >

  package var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(scale, opacity), AnimatablePair(angle, offset.animatableData))
    }
    set {
      (scale, opacity) = (newValue.first.first, newValue.first.second)
      angle = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  /// Both at once.
  package func combined(with other: SymbolPose) -> SymbolPose {
    var both = self
    both.scale *= other.scale
    both.opacity *= other.opacity
    both.angle += other.angle
    both.offset.width += other.offset.width
    both.offset.height += other.offset.height
    return both
  }

  /// A symbol that fills `size`, seen in this pose.
  func picture(of symbol: DisplayList, size: CGSize) -> DisplayList {
    guard self != .rest, !symbol.isEmpty else { return symbol }
    guard opacity > 0 else { return .empty }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var effect = LayerEffect()
    effect.opacity = min(1, opacity)
    effect.transform = ProjectionTransform(
      CGAffineTransform(translationX: middle.x + offset.width, y: middle.y + offset.height)
        .rotated(by: angle * .pi / 180)
        .scaledBy(x: scale, y: scale)
        .translatedBy(x: -middle.x, y: -middle.y))
    return DisplayList([.layer(Layer(effect, symbol))])
  }
}

private struct SymbolPoseKey: EnvironmentKey { static var defaultValue: SymbolPose { .rest } }

extension EnvironmentValues {
  /// How the effects around this view have its symbols stand.
  package var symbolPose: SymbolPose {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}
