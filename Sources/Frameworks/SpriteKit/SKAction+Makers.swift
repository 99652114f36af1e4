import UIKit

extension SKAction {
  // MARK: Places

  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    by(duration, opposite: { move(by: CGVector(dx: -delta.dx, dy: -delta.dy), duration: duration) })
    {
      $0.position.x += delta.dx * $1
      $0.position.y += delta.dy * $1
    }
  }
  public class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    move(by: CGVector(dx: x, dy: y), duration: duration)
  }
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    group([moveTo(x: location.x, duration: duration), moveTo(y: location.y, duration: duration)])
      .spreading
  }
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.position.x, x, duration)
  }
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.position.y, y, duration)
  }

  /// Along a path at an even speed; as an offset the path begins where the node is.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction {
    follow(Path(path), isBack: false, asOffset: offset, orient: orient, duration: duration)
  }

  /// - Parameter isBack: from the path's end to its beginning.
  private class func follow(
    _ outline: Path, isBack: Bool, asOffset offset: Bool, orient: Bool, duration: TimeInterval
  ) -> SKAction {
    func point(_ part: CGFloat) -> CGPoint? {
      let place = min(max(isBack ? 1 - part : part, 0), 1)
      return outline.trimmedPath(from: 0, to: max(place, 1e-4)).currentPoint
    }
    return SKAction(
      .interval { node in
        let first = point(0) ?? .zero
        let base =
          offset
          ? CGPoint(x: node.position.x - first.x, y: node.position.y - first.y) : .zero
        return { part in
          guard let place = point(part) else { return }
          if orient, let before = point(part - 0.005), let after = point(max(part, 0.005)),
            before != after
          {
            node.zRotation = atan2(after.y - before.y, after.x - before.x)
          }
          node.position = CGPoint(x: base.x + place.x, y: base.y + place.y)
        }
      }, duration: duration,
      opposite: {
        follow(outline, isBack: !isBack, asOffset: offset, orient: orient, duration: duration)
      })
  }
  public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
    follow(path, asOffset: true, orientToPath: true, duration: duration)
  }
  /// - Parameter speed: points a second.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
  ) -> SKAction {
    let length = Path(path).measuredLength
    return follow(
      path, asOffset: offset, orientToPath: orient, duration: Double(length / max(speed, 1e-3)))
  }

  // MARK: Turns, sizes, opacities

  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, opposite: { rotate(byAngle: -radians, duration: duration) }) {
      $0.zRotation += radians * $1
    }
  }
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.zRotation, radians, duration)
  }
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return SKAction(
      .interval { node in
        let start = node.zRotation
        let way = (radians - start).remainder(dividingBy: 2 * .pi)
        return { node.zRotation = start + way * $0 }
      }, duration: duration)
  }
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }
  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      .interval { node in
        let (x, y) = (node.xScale, node.yScale)
        return {
          node.xScale = x * (1 + (xScale - 1) * $0)
          node.yScale = y * (1 + (yScale - 1) * $0)
        }
      }, duration: duration,
      opposite: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) })
  }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }
  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
      .spreading
  }
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.xScale, scale, duration)
  }
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.yScale, scale, duration)
  }
  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    let action = fadeAlpha(to: 1, duration: duration)
    return SKAction(action.kind, duration: duration) { fadeAlpha(to: 0, duration: duration) }
  }
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    let action = fadeAlpha(to: 0, duration: duration)
    return SKAction(action.kind, duration: duration) { fadeAlpha(to: 1, duration: duration) }
  }
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.alpha, alpha, duration)
  }
  public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, opposite: { fadeAlpha(by: -factor, duration: duration) }) {
      $0.alpha += factor * $1
    }
  }
  public class func hide() -> SKAction {
    SKAction(.instant { $0.isHidden = true }, opposite: { unhide() })
  }
  public class func unhide() -> SKAction {
    SKAction(.instant { $0.isHidden = false }, opposite: { hide() })
  }

  // MARK: Time, and what belongs together

  /// How fast the node's actions run.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    to(\.speed, speed, duration)
  }
  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, opposite: { SKAction.speed(by: -speed, duration: duration) }) {
      $0.speed += speed * $1
    }
  }
  public class func wait(forDuration duration: TimeInterval) -> SKAction {
    SKAction(.interval { _ in { _ in } }, duration: duration)
  }
  /// Each time of another length by chance, half of the range more or less.
  public class func wait(
    forDuration duration: TimeInterval, withRange range: TimeInterval
  ) -> SKAction {
    SKAction(.interval { _ in { _ in } }, duration: duration, range: range)
  }
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.duration }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), duration: actions.map(\.duration).max() ?? 0) {
      group(actions.map { $0.reversed() })
    }
  }
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repeated(action, count), duration: action.duration * Double(count)) {
      `repeat`(action.reversed(), count: count)
    }
  }
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repeated(action, nil), duration: .infinity) { repeatForever(action.reversed()) }
  }
  @preconcurrency
  public class func run(_ block: @escaping @MainActor () -> Void) -> SKAction {
    SKAction(.instant { _ in block() })
  }
  /// Has a child begin an action of its own; takes no time.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(
      .instant { $0.childNode(withName: name)?.run(action) },
      opposite: { run(action.reversed(), onChildWithName: name) })
  }
  @preconcurrency
  public class func customAction(
    withDuration seconds: TimeInterval,
    actionBlock block: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(.interval { node in { block(node, $0 * CGFloat(seconds)) } }, duration: seconds)
  }
  public class func removeFromParent() -> SKAction {
    SKAction(.instant { $0.removeFromParent() })
  }
  /// Sounds of scenes are not heard; it takes no time.
  public class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction {
    SKAction(.instant { _ in SpriteReports.noSound() })
  }

  /// A group of two whose members take the group's timing.
  fileprivate var spreading: SKAction {
    guard case .group(let actions) = kind else { return self }
    return SKAction(
      .interval { node in
        let parts = actions.map { action -> (CGFloat) -> Void in
          guard case .interval(let prepare) = action.kind else { return { _ in } }
          return prepare(node)
        }
        return { part in for apply in parts { apply(part) } }
      }, duration: duration)
  }
}

extension Path {
  /// The sum of its lines, with curves as sixty-four of them.
  var measuredLength: CGFloat {
    var length: CGFloat = 0
    var last: CGPoint?
    for step in 0...64 {
      let part = max(CGFloat(step) / 64, 1e-4)
      guard let point = trimmedPath(from: 0, to: part).currentPoint else { continue }
      if let last { length += hypot(point.x - last.x, point.y - last.y) }
      last = point
    }
    return length
  }
}
