import Foundation
import ViewGraphics

/// What is new behind a tab or an item of a bar: 18 points high, its words of 13 points; without words a dot of ten.
final class BadgeLabel: UILabel {
  convenience init(_ value: String?, _ color: UIColor?) {
    self.init(frame: .zero)
    text = value
    font = .systemFont(ofSize: 13)
    textColor = .white
    textAlignment = .center
    backgroundColor = color ?? .systemRed
    layer.masksToBounds = true
  }

  convenience init(_ badge: UIBarButtonItem.Badge) {
    self.init(badge.text, badge.backgroundColor)
    if let color = badge.foregroundColor { textColor = color }
    if let badgeFont = badge.font { font = badgeFont }
  }

  /// Its left and upper edge, in points.
  func place(from x: CGFloat, y: CGFloat) {
    let height: CGFloat = text == nil ? 10 : 18
    let width = text == nil ? height : max(height, intrinsicContentSize.width + 10)
    frame = CGRect(x: x, y: y, width: width, height: height)
    layer.cornerRadius = height / 2
  }
}
