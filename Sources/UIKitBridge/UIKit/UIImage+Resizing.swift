import Foundation
import Geometry
import ViewContent

extension UIImage {
  /// How a picture fills a room of another size: by copies side by side, or by its middle made larger.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The same picture, whose margins keep their size where it fills another room.
  /// - Parameter capInsets: the margins, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    resizable(
      capInsets: EdgeInsets(
        top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom,
        trailing: capInsets.right), isTiled: resizingMode == .tile)
  }

  /// The same picture, of which the one point behind each margin is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func rest(_ length: CGFloat, _ cap: Int) -> CGFloat {
      cap > 0 ? max(length - CGFloat(cap) - 1, 0) : 0
    }
    let insets = UIEdgeInsets(
      top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
      bottom: rest(size.height, topCapHeight), right: rest(size.width, leftCapWidth))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  public var capInsets: UIEdgeInsets {
    let insets = resizingRule?.capInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public var resizingMode: ResizingMode { resizingRule?.isTiled == true ? .tile : .stretch }
}
