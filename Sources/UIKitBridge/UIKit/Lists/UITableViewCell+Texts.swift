import Foundation
import Geometry
import ViewContent

/// Where a cell without a configuration has its texts.
extension UITableViewCell {
  private var isBelow: Bool { style == .subtitle }

  /// Frames in points of the content view, which is `width` points wide, and the height that the row asks for.
  func textFrames(in width: CGFloat) -> (text: CGRect, detail: CGRect, height: CGFloat) {
    var left = 16 + CGFloat(indentationLevel) * indentationWidth
    if let image = madeImage, image.image != nil {
      left += image.intrinsicContentSize.orZero.width + 16
    }
    let room = max(width - left - (accessory == nil ? 16 : 8), 0)
    let fit = CGSize(width: room, height: 0)
    let text = madeText?.sizeThatFits(fit) ?? .zero
    let hasDetail = madeDetail?.text?.isEmpty == false
    let detail = hasDetail ? madeDetail?.sizeThatFits(fit) ?? .zero : .zero
    // Recorded on iOS 26: 56 points, or 13.75 above and below the text; with a subtitle 11 above, 3
    // between and 13.5 below.
    let hasBoth = isBelow && hasDetail
    let gap: CGFloat = hasBoth ? 3 : 0
    let all = isBelow ? text.height + gap + detail.height : max(text.height, detail.height)
    // One text alone has as much room as the row: of several lines it keeps 14.5 points.
    let isAlone = style == .default
    let height = max(all + (hasBoth ? 24.5 : isAlone ? 29 : 27.5), ListFigures.rowHeight)
    if isAlone { return (CGRect(x: left, y: 0, width: room, height: height), .zero, height) }
    if isBelow {
      let y = hasBoth ? 11 + (height - all - 24.5) / 2 : (height - all) / 2
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

  static func makeAccessory(_ type: AccessoryType) -> UIView? {
    let name: String
    switch type {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .checkmark: name = "checkmark"
    case .detailButton, .detailDisclosureButton: name = "info.circle"
    }
    let isChevron = type == .disclosureIndicator
    let view = UIImageView(
      image: UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: isChevron ? 13 : 17, weight: .semibold)))
    if isChevron { view.tintColor = .tertiaryLabel }
    view.bounds = CGRect(origin: .zero, size: view.intrinsicContentSize)
    return view
  }
}
