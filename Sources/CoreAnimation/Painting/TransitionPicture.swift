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

  /// Where the new picture comes from, in sizes of the layer.
  private var origin: CGPoint {
    switch transition.subtype {
    case CATransitionSubtype.fromLeft: CGPoint(x: -size.width, y: 0)
    case CATransitionSubtype.fromTop: CGPoint(x: 0, y: -size.height)
    case CATransitionSubtype.fromBottom: CGPoint(x: 0, y: size.height)
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
      let width = CGFloat(cos(Double.pi * progress))
      return turned(width >= 0 ? old : new, abs(width))
    default:
      list.append(contentsOf: Self.faded(old, 1 - progress, .normal))
      list.append(contentsOf: Self.faded(new, progress, .plusLighter))
      var group = LayerEffect()
      group.isIsolated = true
      return DisplayList(.layer(Layer(group, list)))
    }
    return list
  }

  /// Narrowed around the middle, across the way that the new picture comes.
  private func turned(_ list: DisplayList, _ part: CGFloat) -> DisplayList {
    guard part > 1e-4, !list.isEmpty else { return .empty }
    let isUpright = origin.y == 0
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(
        a: isUpright ? part : 1, b: 0, c: 0, d: isUpright ? 1 : part,
        tx: isUpright ? size.width / 2 * (1 - part) : 0,
        ty: isUpright ? 0 : size.height / 2 * (1 - part)))
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
