import UIKit
@_exported import simd

/// Answers a force, newtons, for a place and a velocity in metres of the field's node, a mass, a charge and a time.
public typealias SKFieldForceEvaluator = (
  vector_float3, vector_float3, Float, Float, TimeInterval
) -> vector_float3

/// Pushes the bodies that are in its region.
open class SKFieldNode: SKNode {
  enum Kind {
    case drag, electric, linearGravity, magnetic, noise, radialGravity, spring, turbulence
    case velocity, vortex
    case custom(SKFieldForceEvaluator)
  }

  let kind: Kind
  /// Where it acts, in its own points; everywhere where there is none.
  open var region: SKRegion?
  open var strength: Float = 1
  /// The force is multiplied by the distance in metres to the power of -falloff, counted from `minimumRadius`.
  open var falloff: Float = 0
  /// Points.
  open var minimumRadius: Float = 0
  open var isEnabled = true
  /// Whether bodies in its region feel no other field.
  open var isExclusive = false
  open var categoryBitMask: UInt32 = .max
  /// Of gravity, metres a second, a second, or of a velocity, metres a second; it turns with the node.
  open var direction = vector_float3(0, 0, 0)
  /// How alike the noise is at places that are near: 0 is wild, 1 is even.
  open var smoothness: Float = 0
  /// How often the noise changes in a second.
  open var animationSpeed: Float = 0
  /// A picture of velocities; none is read.
  open var texture: SKTexture? {
    didSet { if texture != nil { SpriteReports.noFieldPictures() } }
  }
  /// Seconds of simulation that it has been there.
  private(set) var age: TimeInterval = 0

  private init(_ kind: Kind, falloff: Float = 0) {
    self.kind = kind
    self.falloff = falloff
    super.init()
  }
  public required init?(coder aDecoder: NSCoder) {
    kind = .linearGravity
    super.init(coder: aDecoder)
  }

  /// Slows bodies by a force of strength times their velocity (Stokes' law).
  public class func dragField() -> SKFieldNode { SKFieldNode(.drag) }

  /// Pushes bodies away by strength times their charge.
  public class func electricField() -> SKFieldNode { SKFieldNode(.electric) }

  /// Accelerates all bodies alike.
  public class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode(.linearGravity)
    field.direction = direction
    return field
  }

  /// Turns the way of charged bodies: charge · v × B, where B of the field's strength looks at the viewer (Lorentz force).
  public class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }

  /// Accelerates bodies to and fro by a noise that is the same in every run.
  public class func noiseField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode { noise(.noise, smoothness, speed) }

  /// Accelerates bodies towards the node.
  public class func radialGravityField() -> SKFieldNode { SKFieldNode(.radialGravity, falloff: 2) }

  /// Pulls bodies to the node by strength times their distance (Hooke's law).
  public class func springField() -> SKFieldNode { SKFieldNode(.spring) }

  /// A noise that is stronger the faster a body is.
  public class func turbulenceField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode { noise(.turbulence, smoothness, speed) }

  /// Gives bodies a velocity.
  public class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode(.velocity)
    field.direction = direction
    return field
  }
  public class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
    let field = SKFieldNode(.velocity)
    field.texture = velocityTexture
    return field
  }

  /// Accelerates bodies counterclockwise around the node.
  public class func vortexField() -> SKFieldNode { SKFieldNode(.vortex, falloff: 2) }

  public class func customField(
    evaluationBlock block: @escaping SKFieldForceEvaluator
  ) -> SKFieldNode { SKFieldNode(.custom(block)) }

  private class func noise(_ kind: Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> SKFieldNode {
    let field = SKFieldNode(kind)
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }

  func grow(by seconds: TimeInterval) { age += seconds }
}
