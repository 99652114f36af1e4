import UIKit

extension SKPhysicsBody {
  /// Pushes its centre of mass during the next step; in points, so that a mass of 1 kg gains as many points/s².
  public func applyForce(_ force: CGVector) {
    self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy)
    wantsRest = false
  }

  /// Pushes at a point of the scene, which turns it as well.
  public func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    applyTorque(leverage(of: force, at: point))
  }

  /// Turns it during the next step, newton metres counterclockwise.
  public func applyTorque(_ torque: CGFloat) {
    self.torque += torque
    wantsRest = false
  }

  /// Changes its velocity at once, by impulse / mass in points a second.
  public func applyImpulse(_ impulse: CGVector) {
    guard isDynamic, isVolume, mass > 0 else { return }
    velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
  }

  /// Strikes at a point of the scene, which turns it as well.
  public func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    applyAngularImpulse(leverage(of: impulse, at: point))
  }

  /// Changes its angular velocity at once, by impulse / moment of inertia; newton metre seconds.
  public func applyAngularImpulse(_ impulse: CGFloat) {
    guard isDynamic, isVolume, allowsRotation, inertia > 0 else { return }
    angularVelocity += impulse / inertia
  }

  /// About the centre of mass, kg·m², as large as its node is shown.
  var inertia: CGFloat {
    let growth = node.map { abs($0.toScene.a * $0.toScene.d - $0.toScene.b * $0.toScene.c) } ?? 1
    return mass * distribution.inertia * growth
      / (PhysicsUnits.pointsPerMeter * PhysicsUnits.pointsPerMeter)
  }

  /// The centre of mass, points of the scene.
  var centerInScene: CGPoint {
    node.map { distribution.center.applying($0.toScene) } ?? distribution.center
  }

  /// r × F about the centre of mass: both count in points, and the result in metres.
  private func leverage(of force: CGVector, at point: CGPoint) -> CGFloat {
    let center = centerInScene
    return ((point.x - center.x) * force.dy - (point.y - center.y) * force.dx)
      / (PhysicsUnits.pointsPerMeter * PhysicsUnits.pointsPerMeter)
  }
}
