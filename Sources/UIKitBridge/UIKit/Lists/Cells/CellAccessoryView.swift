import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewContent
import ViewGraphics

/// Draws one accessory of a cell, and does what it does when it is touched.
@MainActor
final class CellAccessoryView: UIControl {
  var accessory: UICellAccessory { didSet { take() } }
  /// Whether its cell is selected, and whether the items below it are shown.
  var rowState = (isSelected: false, isExpanded: false) { didSet { stateShown() } }
  private let sign = UIImageView(image: nil)
  private let label = UILabel()

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    take()
  }

  required init?(coder: NSCoder) { return nil }

  /// The symbol, its size in points, its weight and its colour.
  private var look: (name: String, size: CGFloat, weight: UIFont.Weight, color: UIColor?)? {
    switch accessory.accessoryType {
    case .disclosure: ("chevron.forward", 13, .semibold, .tertiaryLabel)
    case .outlineDisclosure: ("chevron.forward", 13, .semibold, nil)
    case .checkmark: ("checkmark", 17, .semibold, nil)
    case .delete: ("minus.circle.fill", 20, .regular, .systemRed)
    case .insert: ("plus.circle.fill", 20, .regular, .systemGreen)
    case .reorder: ("line.3.horizontal", 17, .regular, .tertiaryLabel)
    case .multiselect:
      rowState.isSelected
        ? ("checkmark.circle.fill", 20, .regular, nil) : ("circle", 20, .regular, .tertiaryLabel)
    case .detail: ("info.circle", 20, .regular, nil)
    case .popUpMenu: ("chevron.up.chevron.down", 13, .semibold, .secondaryLabel)
    case .label, .custom: nil
    }
  }

  private func take() {
    for view in subviews { view.removeFromSuperview() }
    if case .custom(let view) = accessory.accessoryType {
      addSubview(view)
      if let tint = accessory.options.tintColor { view.tintColor = tint }
    }
    if let text = accessory.text {
      label.text = text
      label.font = accessory.options.font ?? .systemFont(ofSize: 17)
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      addSubview(label)
    }
    if look != nil { addSubview(sign) }
    stateShown()
    // Signs that do nothing of themselves leave the touch to the row.
    isUserInteractionEnabled = doesSomething
  }

  private var doesSomething: Bool {
    switch accessory.accessoryType {
    case .delete, .insert, .detail, .reorder, .custom, .outlineDisclosure, .popUpMenu: true
    case .disclosure, .checkmark, .multiselect, .label: false
    }
  }

  private func stateShown() {
    guard let look else { return }
    sign.image = UIImage(
      systemName: look.name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: look.size, weight: look.weight))
    sign.tintColor = accessory.options.tintColor ?? look.color ?? tintColor
    let isTurned = accessory.accessoryType == .outlineDisclosure && rowState.isExpanded
    sign.transform = isTurned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateShown()
  }

  /// The room that it takes, in points.
  var size: CGSize {
    let own = ownSize
    switch accessory.options.reservedLayoutWidth {
    case .custom(let width): return CGSize(width: width, height: own.height)
    case .actual, .standard: return own
    }
  }

  private var ownSize: CGSize {
    if case .custom(let view) = accessory.accessoryType {
      let wish = ConstraintLayout.wishedSize(of: view)
      let fit = wish == .zero ? view.bounds.size : wish
      return accessory.options.adaptsSize ? fit : view.bounds.size
    }
    let picture = look == nil ? .zero : sign.intrinsicContentSize.orZero
    guard accessory.text != nil else { return picture }
    let words = label.sizeThatFits(.zero)
    let gap: CGFloat = look == nil ? 0 : 4
    return CGSize(
      width: words.width + gap + picture.width, height: max(words.height, picture.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = ownSize
    let start = (bounds.width - own.width) / 2
    if case .custom(let view) = accessory.accessoryType {
      view.frame = CGRect(
        x: start, y: (bounds.height - own.height) / 2, width: own.width, height: own.height)
      return
    }
    let words = accessory.text == nil ? .zero : label.sizeThatFits(.zero)
    label.frame = CGRect(
      x: start, y: (bounds.height - words.height) / 2, width: words.width, height: words.height)
    let picture = sign.intrinsicContentSize.orZero
    sign.bounds = CGRect(origin: .zero, size: picture)
    sign.center = CGPoint(x: start + own.width - picture.width / 2, y: bounds.height / 2)
  }
}
