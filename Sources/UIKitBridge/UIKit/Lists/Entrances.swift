import CoreAnimation
import Foundation
import Geometry

// How views of a list come into sight while it changes.

extension UIView {
  /// Becomes visible in the time of a list's update.
  func fadeIn() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (Float(0), Float(alpha))
    addEntrance(animation, "fadeIn")
  }

  /// Comes to where it is from another place and look, in the time of a list's update.
  func enter(from start: UICollectionViewLayoutAttributes) {
    let values: [(key: String, from: Any, to: Any)] = [
      ("opacity", Float(start.alpha), layer.opacity), ("position", start.center, layer.position),
      ("bounds.size", start.size, layer.bounds.size),
      ("transform", start.transform3D, layer.transform),
    ]
    for value in values {
      let animation = CABasicAnimation(keyPath: value.key)
      (animation.fromValue, animation.toValue) = (value.from, value.to)
      addEntrance(animation, "enter.\(value.key)")
    }
  }

  /// Comes to its place from `way` points beside it, in the time of a list's update.
  func slideIn(from way: CGPoint) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    (animation.fromValue, animation.toValue) = (way, CGPoint.zero)
    addEntrance(animation, "slideIn")
  }

  private func addEntrance(_ animation: CABasicAnimation, _ key: String) {
    animation.duration = ListFigures.updateDuration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: key)
  }
}
