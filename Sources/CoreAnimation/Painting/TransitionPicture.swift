import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels

/// A layer's old picture on its way to the new one.
struct TransitionPicture {
  private let transition: CATransition
  private let progress: Double
  private let size: CGSize

  init(_ transition: CATransition, progress: Double, size: CGSize) {
    (self.transition, self.progress, self.size) = (transition, progress, size)
  }

  /// Where the new picture comes from, in points. The sides are named for layers whose y goes up, on a phone, too, where
  /// it goes down: there programs let a screen come up from below by `fromTop`.
  private var origin: CGPoint {
    switch transition.subtype {
    case CATransitionSubtype.fromLeft: CGPoint(x: -size.width, y: 0)
    case CATransitionSubtype.fromTop: CGPoint(x: 0, y: size.height)
    case CATransitionSubtype.fromBottom: CGPoint(x: 0, y: -size.height)
    default: CGPoint(x: size.width, y: 0)
    }
  }

  func list(from old: DisplayList, to new: DisplayList) -> DisplayList {
    func moved(_ list: DisplayList, _ part: Double) -> DisplayList {
      list.moved(by: CGPoint(x: origin.x * CGFloat(part), y: origin.y * CGFloat(part)))
    }
    var list = DisplayList()
    switch transition.type {
    case .push:
      list.append(contentsOf: moved(old, -progress))
      list.append(contentsOf: moved(new, 1 - progress))
    case .moveIn:
      list.append(contentsOf: old)
      list.append(contentsOf: moved(new, 1 - progress))
    case .reveal:
      list.append(contentsOf: new)
      list.append(contentsOf: moved(old, -progress))
    case .flip:
      // Half a turn around the middle: the old picture until it stands on its edge, then the new one.
      let isOld = progress < 0.5
      return turned(isOld ? old : new, Double.pi * (isOld ? progress : progress - 1))
    default:
      list.append(contentsOf: Self.faded(old, 1 - progress, .normal))
      list.append(contentsOf: Self.faded(new, progress, .plusLighter))
      var group = LayerEffect()
      group.isIsolated = true
      return DisplayList(.layer(Layer(group, list)))
    }
    return list
  }

  /// How far the eye is from a layer that turns, in points: no figure is known; by eye.
  private static let distance = 1_000.0

  /// Turned by an angle around the middle, so that the side for which it is named comes to the front.
  private func turned(_ list: DisplayList, _ angle: Double) -> DisplayList {
    guard abs(abs(angle) - Double.pi / 2) > 1e-4, !list.isEmpty else { return .empty }
    let isUpright = origin.y == 0
    let isBack = origin.x < 0 || origin.y < 0
    var perspective = CATransform3DIdentity
    perspective.m34 = CGFloat(-1 / Self.distance)
    let turn = CATransform3DRotate(
      perspective, CGFloat(isBack ? angle : -angle), isUpright ? 0 : 1, isUpright ? 1 : 0, 0)
    let middle = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
    let whole = CATransform3DConcat(
      CATransform3DConcat(CATransform3DInvert(middle), turn), middle)
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(whole)
    return DisplayList(.layer(Layer(effect, list)))
  }

  private static func faded(_ list: DisplayList, _ opacity: Double, _ mode: BlendMode)
    -> DisplayList
  {
    guard !list.isEmpty, opacity > 0 else { return .empty }
    var effect = LayerEffect()
    effect.opacity = opacity
    effect.blendMode = mode
    return DisplayList(.layer(Layer(effect, list)))
  }
}
