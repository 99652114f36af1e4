import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// The words above or below a section for which a table has only a title.
@MainActor
final class TableTitle: UITableViewHeaderFooterView {
  private let above: CGFloat
  private let below: CGFloat

  /// Whether rows pass below it.
  var isPinned = false {
    didSet {
      guard isPinned != oldValue else { return }
      backgroundColor = isPinned ? .systemBackground.withAlphaComponent(0.9) : nil
    }
  }

  /// - Parameters:
  ///   - above: Points above the words.
  ///   - below: Points below them.
  init(_ title: String, _ style: UIFont.TextStyle, above: CGFloat, below: CGFloat) {
    (self.above, self.below) = (above, below)
    super.init(reuseIdentifier: nil)
    textLabel?.font = .preferredFont(forTextStyle: style)
    textLabel?.text = title
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(bounds.width - 2 * ListFigures.inset, 0), height: 0)
    let size = textLabel?.sizeThatFits(room) ?? .zero
    textLabel?.frame = CGRect(
      x: ListFigures.inset, y: above, width: room.width, height: size.height)
  }

  override func height(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - 2 * ListFigures.inset, 0), height: 0)
    return above + (textLabel?.sizeThatFits(room).height ?? 0) + below
  }
}
