import Foundation

/// A transform taken apart: scale, then horizontal shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
  /// The scale along x and y; y is negative when the transform mirrors.
  public var scale: CGSize
  /// How far x moves with each unit of y.
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() { self.init(scale: CGSize(width: 0, height: 0)) }

  public init(
    scale: CGSize, horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The scale, shear, rotation and translation that make up this transform.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let translation = CGVector(dx: tx, dy: ty)
    guard width > 0 else {
      let height = (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height),
        rotation: height > 0 ? CGFloat(atan2(Double(-c), Double(d))) : 0, translation: translation)
    }
    let height = determinant / width
    let mixed = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height != 0 ? mixed / height : 0,
      rotation: CGFloat(atan2(Double(b), Double(a))), translation: translation)
  }
}
