import Foundation
import ViewContent
import ViewGraphics
import ViewInteraction

extension UISearchBar {
  /// The signs of a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Shows another picture for a sign. Those of bookmarks and of lists of results are not shown themselves.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    switch icon {
    case .search:
      glass.image = iconImage ?? UIImage(systemName: "magnifyingglass")
      setNeedsLayout()
    case .clear:
      clear.setImage(iconImage ?? UIImage(systemName: "xmark.circle.fill"), for: state)
    case .bookmark, .resultsList: break
    }
  }

  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    switch icon {
    case .search: glass.image
    case .clear: clear.image(for: state)
    case .bookmark, .resultsList: nil
    }
  }

  /// The bar has no ground of its own here: pictures of it are left out, and an empty one, as programs set it to take the
  /// ground away, changes nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { tellPicture(backgroundImage, "setBackgroundImage") }

  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { tellPicture(backgroundImage, "setSearchFieldBackgroundImage") }

  private func tellPicture(_ image: UIImage?, _ name: String) {
    if let image, image.size.width > 1 { tell(name) }
  }

  /// A view above the keyboard, which is not shown here.
  public var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  public var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
