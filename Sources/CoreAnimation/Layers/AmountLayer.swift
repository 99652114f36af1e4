import Drawing
import Foundation
import Geometry

/// A layer whose picture depends on its size and on one number, which moves as other properties of layers do.
package final class AmountLayer: CALayer {
  /// Draws the layer at an amount. Its outline, with its corners, begins at 0, 0, in points.
  package var picture: ((_ outline: Path, _ amount: CGFloat) -> DisplayList)? {
    didSet { invalidate() }
  }

  package var amount: CGFloat {
    get { read("amount", 0) }
    set { write("amount", newValue) }
  }

  package override init() { super.init() }
  package required init?(coder: NSCoder) { super.init(coder: coder) }
  package override init(layer: Any) { super.init(layer: layer) }

  override func makeTwin() -> CALayer { AmountLayer() }

  override func ownContent(_ values: LayerValues, at time: Double) -> DisplayList {
    guard let picture else { return .empty }
    let box = LayerBox(values)
    let origin = box.bounds.origin
    let outline = box.outline().applying(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    return picture(outline, values.get("amount", 0)).moved(by: origin)
  }
}
