import CoreAnimation
import Foundation
import UIKit
import simd

/// What animations of Core Animation change by key paths.
public protocol SCNAnimatable: AnyObject {
  func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
  func removeAllAnimations()
  func removeAnimation(forKey key: String)
  var animationKeys: [String] { get }
}

extension SCNAnimatable {
  private var own: (any Animated)? { self as? any Animated }

  public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
    own?.start(animation, key)
  }
  public func removeAllAnimations() { own?.removeAll() }
  public func removeAnimation(forKey key: String) { own?.remove(key) }
  public var animationKeys: [String] { own?.animations.keys ?? [] }
}

/// An animation of Core Animation, or one of SceneKit's made of it.
public protocol SCNAnimationProtocol: AnyObject {}
extension CAAnimation: SCNAnimationProtocol {}

/// A player of an animation, which may be stopped.
open class SCNAnimationPlayer: NSObject {
  public let animation: SCNAnimation
  open var speed: CGFloat = 1
  open var paused = false
  public init(animation: SCNAnimation) { self.animation = animation }
}

/// An animation of Core Animation in SceneKit's clothes.
open class SCNAnimation: NSObject, SCNAnimationProtocol {
  let wrapped: CAAnimation
  public init(caAnimation: CAAnimation) { wrapped = caAnimation }
  /// Seconds.
  open var duration: TimeInterval {
    get { wrapped.duration }
    set { wrapped.duration = newValue }
  }
  open var repeatCount: CGFloat {
    get { CGFloat(wrapped.repeatCount) }
    set { wrapped.repeatCount = Float(newValue) }
  }
  open var autoreverses: Bool {
    get { wrapped.autoreverses }
    set { wrapped.autoreverses = newValue }
  }
}

/// What has animations run on it.
protocol Animated: SCNAnimatable {
  var animations: RunningAnimations { get }
  /// Shows a value at a key path, or what is there again where it is nil.
  ///
  /// - Returns: false for a path that is not known.
  func show(_ numbers: [Float]?, at path: String) -> Bool
  /// The numbers of what is set at a key path.
  func numbers(at path: String) -> [Float]?
}

extension Animated {
  func start(_ animation: any SCNAnimationProtocol, _ key: String?) {
    guard let wrapped = animation as? CAAnimation ?? (animation as? SCNAnimation)?.wrapped else {
      return
    }
    animations.add(wrapped, key)
  }
  fileprivate func removeAll() { animations.removeAll(from: self) }
  fileprivate func remove(_ key: String) { animations.remove(key, from: self) }
}

extension SCNNode: Animated {}
extension SCNNode {
  public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
    start(player.animation, key)
  }
  public func removeAnimation(forKey key: String, blendOutDuration: CGFloat) {
    removeAnimation(forKey: key)
  }
  public func removeAnimation(forKey key: String, fadeOutDuration: CGFloat) {
    removeAnimation(forKey: key)
  }
  public func animation(forKey key: String) -> CAAnimation? { animations.animation(key) }

  func numbers(at path: String) -> [Float]? {
    let parts = path.split(separator: ".").map(String.init)
    let axis = parts.last.flatMap { ["x": 0, "y": 1, "z": 2, "w": 3][$0] }
    func part(_ all: [Float]) -> [Float]? {
      guard parts.count > 1 else { return all }
      return axis.flatMap { $0 < all.count ? [all[$0]] : nil }
    }
    switch parts.first {
    case "position": return part(simdPosition.array)
    case "scale": return part(simdScale.array)
    case "eulerAngles": return part(simdEulerAngles.array)
    case "rotation":
      let all = simdRotation
      return part(all == .zero ? [0, 1, 0, 0] : all.array)
    case "orientation": return part(simdOrientation.vector.array)
    case "opacity": return [Float(opacity)]
    case "transform" where parts.count == 1:
      let m = simdTransform
      return (0..<4).flatMap { m[$0].array }
    case "transform" where parts.count == 3:
      return numbers(at: Self.plain(parts))
    case "light": return light?.numbers(at: parts.dropFirst().joined(separator: "."))
    case "camera": return camera?.numbers(at: parts.dropFirst().joined(separator: "."))
    case "geometry": return geometry?.numbers(at: parts.dropFirst().joined(separator: "."))
    default: return nil
    }
  }

  private static func plain(_ parts: [String]) -> String {
    let name = ["translation": "position", "rotation": "eulerAngles"][parts[1]] ?? parts[1]
    return name + "." + parts[2]
  }

  func show(_ numbers: [Float]?, at path: String) -> Bool {
    let parts = path.split(separator: ".").map(String.init)
    let rest = parts.dropFirst().joined(separator: ".")
    let axis = parts.count > 1 ? ["x": 0, "y": 1, "z": 2, "w": 3][parts[1]] : nil
    func vector(_ all: SIMD3<Float>, _ given: [Float]) -> SIMD3<Float> {
      var all = all
      if let axis, axis < 3 {
        all[axis] = given[0]
      } else {
        for index in 0..<3 { all[index] = given[min(index, given.count - 1)] }
      }
      return all
    }
    switch parts.first {
    case "position": placed.override = numbers.map { vector(placed.shown, $0) }
    case "scale": sized.override = numbers.map { vector(sized.shown, $0) }
    case "opacity": faded.override = numbers.map { CGFloat($0[0]) }
    case "eulerAngles":
      turned.override = numbers.map { simd_quatf(angles: vector(simdEulerAngles, $0)) }
    case "rotation":
      turned.override = numbers.map {
        var all = self.numbers(at: "rotation") ?? [0, 1, 0, 0]
        if let axis { all[axis] = $0[0] } else if $0.count == 4 { all = $0 }
        return simd_quatf(axisAndAngle: SIMD4(all[0], all[1], all[2], all[3]))
      }
    case "orientation":
      turned.override = numbers.flatMap {
        $0.count == 4 ? simd_quatf(vector: SIMD4($0[0], $0[1], $0[2], $0[3])).safe : nil
      }
    case "transform" where parts.count == 3: return show(numbers, at: Self.plain(parts))
    case "transform": showTransform(numbers)
    case "light": return light?.show(numbers, at: rest) ?? true
    case "camera": return camera?.show(numbers, at: rest) ?? true
    case "geometry": return geometry?.show(numbers, at: rest) ?? true
    default: return false
    }
    return true
  }

  private func showTransform(_ numbers: [Float]?) {
    let parts = numbers.flatMap { n -> NodeValues? in
      guard n.count == 16 else { return nil }
      return NodeValues(
        simd_float4x4((0..<4).map { SIMD4(n[4 * $0], n[4 * $0 + 1], n[4 * $0 + 2], n[4 * $0 + 3]) })
      )
    }
    placed.override = parts?.position
    turned.override = parts?.orientation
    sized.override = parts?.scale
  }
}

extension SIMD3<Float> { var array: [Float] { [x, y, z] } }
extension SIMD4<Float> { var array: [Float] { [x, y, z, w] } }
