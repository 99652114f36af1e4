import Foundation
import Geometry

extension ProjectionTransform {
  /// The same as an affine transform; nil when it brings points nearer or farther.
  var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 == 1 else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
