import CoreAnimation
import Foundation
import Geometry
import ViewGraphics

/// A view that a collection view shows again with other content.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
}

/// One item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var backgroundView: UIView? { didSet { place(backgroundView, instead: oldValue) } }
  open var selectedBackgroundView: UIView? {
    didSet {
      place(selectedBackgroundView, instead: oldValue)
      selectedBackgroundView?.isHidden = !isSelected
    }
  }
  open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !isSelected } }
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { return nil }

  private func place(_ view: UIView?, instead old: UIView?) {
    old?.removeFromSuperview()
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}
