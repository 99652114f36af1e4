import Foundation
import FoundationNames
import ViewContent
import ViewGraphics

/// A word or a picture in a bar.
@preconcurrency @MainActor
open class UIBarItem: _AccessibleObject {
  open var title: String? { didSet { onChange?() } }
  open var image: UIImage? { didSet { onChange?() } }
  open var tag = 0
  open var isEnabled = true { didSet { onChange?() } }
  /// How far the picture is moved inwards from each side, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }
  // For phones that lie on their side, and for those who need large pictures: there are none here.
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Font and colour of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    onChange?()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Told when it looks different.
  var onChange: (() -> Void)?

  public override init() { super.init() }
}
