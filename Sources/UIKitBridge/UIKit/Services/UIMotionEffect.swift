import CoreAnimation
import Foundation
import Geometry

/// How a view looks when the device is held at an angle. A device here lies still and is seen from the front: effects change
/// nothing, as on one that is held so.
@preconcurrency @MainActor
open class UIMotionEffect: _KnownByIdentity {
  public init() {}
  /// - Parameter viewerOffset: where the viewer is, from -1 to 1 in both directions; 0 in front.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A property that goes from one value to another as the device is tilted.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public var motionEffects: [UIMotionEffect] {
    get { heldMotionEffects }
    set { heldMotionEffects = newValue }
  }
  public func addMotionEffect(_ effect: UIMotionEffect) { heldMotionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    heldMotionEffects.removeAll { $0 === effect }
  }
}
