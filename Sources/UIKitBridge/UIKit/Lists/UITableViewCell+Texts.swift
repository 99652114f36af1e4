import Foundation
import Geometry

/// Where a cell without a configuration has its texts.
extension UITableViewCell {
  private var isBelow: Bool { style == .subtitle }

  /// Frames in points of the content view, which is `width` points wide, and the height that the row asks for.
  func textFrames(in width: CGFloat) -> (text: CGRect, detail: CGRect, height: CGFloat) {
    var left = 16 + CGFloat(indentationLevel) * indentationWidth
    if let image = madeImage, image.image != nil {
      left += image.intrinsicContentSize.orZero.width + 16
    }
    let room = max(width - left - 16, 0)
    let fit = CGSize(width: room, height: 0)
    let text = madeText?.sizeThatFits(fit) ?? .zero
    let hasDetail = madeDetail?.text?.isEmpty == false
    let detail = hasDetail ? madeDetail?.sizeThatFits(fit) ?? .zero : .zero
    let gap: CGFloat = isBelow && hasDetail ? 2 : 0
    let all = isBelow ? text.height + gap + detail.height : max(text.height, detail.height)
    let height = max(all + 22, 44)
    if isBelow {
      let y = (height - all) / 2
      return (
        CGRect(x: left, y: y, width: room, height: text.height),
        CGRect(x: left, y: y + text.height + gap, width: room, height: detail.height), height
      )
    }
    let detailWidth = min(detail.width, max(room - text.width - 8, 0))
    return (
      CGRect(
        x: left, y: (height - text.height) / 2, width: min(text.width, room), height: text.height),
      CGRect(
        x: width - 16 - detailWidth, y: (height - detail.height) / 2, width: detailWidth,
        height: detail.height), height
    )
  }
}
