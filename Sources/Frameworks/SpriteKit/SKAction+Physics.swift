import UIKit

/// Actions that push bodies. What lasts is given in parts, frame by frame, so that it is the same for every length of frames.
extension SKAction {
  /// As `SKPhysicsBody.applyForce`, for so many seconds.
  public class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
    applyImpulse(force * CGFloat(duration), duration: duration)
  }
  /// `point` is one of the scene.
  public class func applyForce(
    _ force: CGVector, at point: CGPoint, duration: TimeInterval
  ) -> SKAction { applyImpulse(force * CGFloat(duration), at: point, duration: duration) }
  public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction {
    applyAngularImpulse(torque * CGFloat(duration), duration: duration)
  }

  /// An impulse, spread over so many seconds.
  public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
    .by(duration, opposite: { .applyImpulse(impulse * -1, duration: duration) }) { node, part in
      node.physicsBody?.applyImpulse(impulse * part)
    }
  }
  /// `point` is one of the scene.
  public class func applyImpulse(
    _ impulse: CGVector, at point: CGPoint, duration: TimeInterval
  ) -> SKAction {
    let opposite = { SKAction.applyImpulse(impulse * -1, at: point, duration: duration) }
    return .by(duration, opposite: opposite) { node, part in
      node.physicsBody?.applyImpulse(impulse * part, at: point)
    }
  }
  public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
    .by(duration, opposite: { .applyAngularImpulse(-impulse, duration: duration) }) { node, part in
      node.physicsBody?.applyAngularImpulse(impulse * part)
    }
  }

  public class func changeMass(to value: Float, duration: TimeInterval) -> SKAction {
    of(\SKPhysicsBody.mass, CGFloat(value), duration)
  }
  public class func changeMass(by value: Float, duration: TimeInterval) -> SKAction {
    .by(duration, opposite: { .changeMass(by: -value, duration: duration) }) { node, part in
      node.physicsBody?.mass += CGFloat(value) * part
    }
  }
  public class func changeCharge(to value: Float, duration: TimeInterval) -> SKAction {
    of(\SKPhysicsBody.charge, CGFloat(value), duration)
  }
  public class func changeCharge(by value: Float, duration: TimeInterval) -> SKAction {
    .by(duration, opposite: { .changeCharge(by: -value, duration: duration) }) { node, part in
      node.physicsBody?.charge += CGFloat(value) * part
    }
  }

  /// For fields.
  public class func strength(to strength: Float, duration: TimeInterval) -> SKAction {
    ofField(\.strength, strength, duration)
  }
  public class func strength(by value: Float, duration: TimeInterval) -> SKAction {
    .by(duration, opposite: { .strength(by: -value, duration: duration) }) { node, part in
      (node as? SKFieldNode)?.strength += value * Float(part)
    }
  }
  public class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction {
    ofField(\.falloff, falloff, duration)
  }
  public class func falloff(by value: Float, duration: TimeInterval) -> SKAction {
    .by(duration, opposite: { .falloff(by: -value, duration: duration) }) { node, part in
      (node as? SKFieldNode)?.falloff += value * Float(part)
    }
  }

  private class func of(
    _ path: ReferenceWritableKeyPath<SKPhysicsBody, CGFloat>, _ value: CGFloat,
    _ duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .interval { node in
        let start = node.physicsBody?[keyPath: path] ?? 0
        return { node.physicsBody?[keyPath: path] = start + (value - start) * $0 }
      }, duration: duration)
  }

  private class func ofField(
    _ path: ReferenceWritableKeyPath<SKFieldNode, Float>, _ value: Float, _ duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .interval { node in
        guard let field = node as? SKFieldNode else { return { _ in } }
        let start = field[keyPath: path]
        return { field[keyPath: path] = start + (value - start) * Float($0) }
      }, duration: duration)
  }
}

private func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}
