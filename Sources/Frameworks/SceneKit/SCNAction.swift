import Foundation
import UIKit
import simd

public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public typealias SCNActionTimingFunction = (Float) -> Float

/// What runs actions: nodes.
public protocol SCNActionable: AnyObject {}

/// A change of a node that takes its time.
open class SCNAction: NSObject {
  enum Kind {
    /// Prepared for a node when it begins; called with parts of the way, 0…1, as time goes.
    case interval((SCNNode) -> (CGFloat) -> Void)
    case instant((SCNNode) -> Void)
    case sequence([SCNAction])
    case group([SCNAction])
    /// Nil is for ever.
    case repeated(SCNAction, Int?)
  }

  let kind: Kind
  /// Seconds.
  open var duration: TimeInterval
  /// How far apart the shortest and the longest run are, of which each takes one by chance; seconds.
  let durationRange: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode = SCNActionTimingMode.linear
  open var timingFunction: SCNActionTimingFunction?
  private let opposite: (() -> SCNAction)?

  init(
    _ kind: Kind, duration: TimeInterval = 0, range: TimeInterval = 0,
    opposite: (() -> SCNAction)? = nil
  ) {
    self.kind = kind
    self.duration = duration > 0 ? duration : 0
    durationRange = max(range, 0)
    self.opposite = opposite
  }

  /// How long a run that begins now takes, in seconds.
  var nextDuration: TimeInterval {
    durationRange == 0
      ? duration : max(duration + .random(in: -0.5...0.5) * durationRange, 0)
  }

  /// How far it is after a part of its time.
  func progress(_ part: Double) -> CGFloat {
    let t = timingFunction.map { CGFloat($0(Float(part))) } ?? CGFloat(part)
    switch timingMode {
    case .linear: return t
    case .easeIn: return t * t
    case .easeOut: return t * (2 - t)
    case .easeInEaseOut: return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
    }
  }

  /// What takes it back; itself where nothing does.
  open func reversed() -> SCNAction {
    let action = opposite?() ?? self
    (action.timingMode, action.speed) = (timingMode, speed)
    action.timingFunction = timingFunction
    return action
  }

  /// A change by so much all in all, beside others of the same.
  static func by(
    _ duration: TimeInterval, opposite: (() -> SCNAction)?,
    _ change: @escaping (SCNNode, Float) -> Void
  ) -> SCNAction {
    SCNAction(
      .interval { node in
        var done: CGFloat = 0
        return { part in
          change(node, Float(part - done))
          done = part
        }
      }, duration: duration, opposite: opposite)
  }
}

extension SCNAction {
  // MARK: Places

  public class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
  ) -> SCNAction { move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration) }

  public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    let way = SIMD3<Float>(delta)
    return by(duration, opposite: { move(by: SCNVector3(-way), duration: duration) }) {
      $0.placed.put($0.placed.model + way * $1)
    }
  }
  public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .interval { node in
        let start = node.placed.model
        return { node.placed.put(start.blended(with: SIMD3<Float>(location), part: Double($0))) }
      }, duration: duration)
  }

  // MARK: Turns

  /// Radians about the node's axes, one beside the other.
  public class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
    let angle = simd_length(angles)
    guard angle > 0 else { return wait(duration: duration) }
    // One turn about the axis that the three make: at every moment as fast about each of them.
    return rotate(by: CGFloat(angle), around: SCNVector3(angles / angle), duration: duration)
  }
  /// About an axis of the parent.
  public class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction {
    let direction = SIMD3<Float>(0, 1, 0).unit(SIMD3(axis))
    return by(
      duration, opposite: { rotate(by: -angle, around: axis, duration: duration) }
    ) { node, part in
      let turn = simd_quatf(angle: Float(angle) * part, axis: direction)
      node.putTurn((turn * node.turned.model).safe)
    }
  }
  /// To angles about the axes, number by number.
  public class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration, usesShortestUnitArc: false)
  }
  public class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
    usesShortestUnitArc: Bool
  ) -> SCNAction {
    let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
    return SCNAction(
      .interval { node in
        let (start, first) = (node.turned.model, node.simdEulerAngles)
        let end = simd_quatf(angles: angles)
        return { part in
          if usesShortestUnitArc {
            node.putTurn(simd_slerp(start, end, Float(part)))
          } else {
            let now = first + (angles - first) * Float(part)
            node.putTurn(simd_quatf(angles: now), angles: now)
          }
        }
      }, duration: duration)
  }
  /// To a turn about an axis, by the shortest way.
  public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
    SCNAction(
      .interval { node in
        let start = node.turned.model
        let end = simd_quatf(axisAndAngle: SIMD4(axisAngle))
        return { node.putTurn(simd_slerp(start, end, Float($0))) }
      }, duration: duration)
  }

  // MARK: Sizes, opacities

  public class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .interval { node in
        let start = node.sized.model
        return { node.sized.put(start * Float(1 + (scale - 1) * $0)) }
      }, duration: sec, opposite: { SCNAction.scale(by: 1 / scale, duration: sec) })
  }
  public class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .interval { node in
        let start = node.sized.model
        return {
          node.sized.put(start.blended(with: SIMD3(repeating: Float(scale)), part: Double($0)))
        }
      }, duration: sec)
  }
  public class func fadeIn(duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      fadeOpacity(to: 1, duration: sec).kind, duration: sec, opposite: { fadeOut(duration: sec) })
  }
  public class func fadeOut(duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      fadeOpacity(to: 0, duration: sec).kind, duration: sec, opposite: { fadeIn(duration: sec) })
  }
  public class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
    by(sec, opposite: { fadeOpacity(by: -factor, duration: sec) }) {
      $0.faded.put($0.faded.model + factor * CGFloat($1))
    }
  }
  public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(
      .interval { node in
        let start = node.faded.model
        return { node.faded.put(start + (opacity - start) * $0) }
      }, duration: sec)
  }
  public class func hide() -> SCNAction {
    SCNAction(.instant { $0.isHidden = true }, opposite: { unhide() })
  }
  public class func unhide() -> SCNAction {
    SCNAction(.instant { $0.isHidden = false }, opposite: { hide() })
  }

  // MARK: Time, and what belongs together

  public class func wait(duration sec: TimeInterval) -> SCNAction {
    SCNAction(.interval { _ in { _ in } }, duration: sec)
  }
  /// Each time of another length by chance, half of the range more or less.
  public class func wait(
    duration sec: TimeInterval, withRange durationRange: TimeInterval
  ) -> SCNAction {
    SCNAction(.interval { _ in { _ in } }, duration: sec, range: durationRange)
  }
  public class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }
  public class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) {
      group(actions.map { $0.reversed() })
    }
  }
  public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(.repeated(action, max(count, 0)), duration: action.duration * Double(max(count, 0))) {
      `repeat`(action.reversed(), count: count)
    }
  }
  public class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(.repeated(action, nil), duration: .infinity) { repeatForever(action.reversed()) }
  }
  public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction {
    SCNAction(.instant(block))
  }
  public class func run(
    _ block: @escaping (SCNNode) -> Void, queue: DispatchQueue
  ) -> SCNAction { run(block) }
  public class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction {
    SCNAction(.interval { node in { block(node, $0 * CGFloat(seconds)) } }, duration: seconds)
  }
  public class func removeFromParentNode() -> SCNAction {
    SCNAction(.instant { $0.removeFromParentNode() })
  }
  /// Sounds of scenes are not heard; it takes no time.
  public class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction {
    SCNAction(.instant { _ in SceneReports.noSound() })
  }
}

/// A sound, which is not heard.
open class SCNAudioSource: NSObject {
  open var isPositional = true
  open var volume: Float = 1
  open var rate: Float = 1
  open var loops = false
  open var shouldStream = false
  public convenience init?(named fileName: String) { self.init() }
  public convenience init?(fileNamed name: String) { self.init() }
  open func load() {}
}
