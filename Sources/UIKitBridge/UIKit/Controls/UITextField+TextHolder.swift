import CoreAnimation
import Foundation
import ViewContent

extension UITextField {
  var heldText: String { text ?? "" }
  var heldFont: UIFont { font ?? .systemFont(ofSize: 17) }
  var heldAlignment: NSTextAlignment { textAlignment }
  var breaksLines: Bool { false }
  /// Frames keep seven points beside the text.
  var heldRoom: CGRect {
    let room = bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
    let height = min(heldFont.lineHeight, room.height)
    return CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
  }
  func change(to text: String) {
    self.text = text
    sendActions(for: .editingChanged)
  }
}
