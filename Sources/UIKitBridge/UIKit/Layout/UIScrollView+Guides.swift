import Foundation
import Geometry

// As UIKit has it, what stands in a scroll view is bound to its content and moves with it, also where constraints
// name the scroll view's own edges; the content is as large as these constraints make it.
extension UIScrollView {
  private static let contentGuideName = "UIScrollViewContent"

  /// The content: it moves with what is scrolled, and its size becomes `contentSize`.
  public var contentLayoutGuide: UILayoutGuide {
    if let known = contentGuide { return known }
    let guide = UILayoutGuide()
    guide.identifier = Self.contentGuideName
    addLayoutGuide(guide)
    return guide
  }

  /// The part that is seen: it stays where the scroll view stands.
  public var frameLayoutGuide: UILayoutGuide { guide("UIScrollViewFrame") { _ in .zero } }

  /// The content, where constraints use it.
  var contentGuide: UILayoutGuide? { guides.first { $0.identifier == Self.contentGuideName } }

  /// Makes the guide where views are bound to the content.
  func prepareContentGuide() {
    if subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      _ = contentLayoutGuide
    }
  }

  /// Takes the size that constraints have found; a side that they do not know stays as it is.
  func takeContentSize(of guide: UILayoutGuide) {
    let found = guide.layoutFrame.size
    let size = CGSize(
      width: found.width > 0 ? found.width : contentSize.width,
      height: found.height > 0 ? found.height : contentSize.height)
    if size != contentSize { contentSize = size }
  }
}
