import UIKit

/// A rule for a node's place; none is kept here.
@preconcurrency @MainActor
open class SKConstraint {
  open var enabled = true
  init() { SpriteReports.noConstraints() }
  public class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint()
  }
  public class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
  public class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
  public class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
  public class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
}

@preconcurrency @MainActor
open class SKRange {
  public let lowerLimit: CGFloat
  public let upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}
