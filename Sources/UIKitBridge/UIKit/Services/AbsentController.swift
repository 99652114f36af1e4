import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

extension UIViewController {
  /// Fills the controller's view with one line in its middle, in place of a page that the system would show, and says so
  /// once, since the picture differs.
  package func showAbsence(_ line: String) {
    Reports.once("\(type(of: self)) shows a line of text: \(line)")
    view.backgroundColor = .systemBackground
    let label = CentredLine(frame: view.bounds)
    label.text.text = line
    view.addSubview(label)
  }
}

/// A line of text in the middle of the view that holds it.
private final class CentredLine: UIView {
  let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.textAlignment = .center
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    addSubview(text)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let superview = parentView { frame = superview.bounds }
    text.frame = bounds.insetBy(dx: 24, dy: 24)
  }
}
