import Drawing
import Foundation
import Geometry

/// A layer whose picture depends on its size and on one number, which moves as other properties of layers do.
package final class AmountLayer: CALayer {
  /// Draws the layer, whose size is in points, at an amount.
  package var picture: ((CGSize, CGFloat) -> DisplayList)? { didSet { invalidate() } }

  package var amount: CGFloat {
    get { read("amount", 0) }
    set { write("amount", newValue) }
  }

  package override init() { super.init() }
  package required init?(coder: NSCoder) { super.init(coder: coder) }
  package override init(layer: Any) { super.init(layer: layer) }

  override func makeTwin() -> CALayer { AmountLayer() }

  override func ownContent(_ values: LayerValues, at time: Double) -> DisplayList {
    let bounds: CGRect = values.get("bounds", .zero)
    return picture?(bounds.size, values.get("amount", 0)).moved(by: bounds.origin) ?? .empty
  }
}
