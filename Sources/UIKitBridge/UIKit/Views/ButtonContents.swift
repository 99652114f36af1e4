import Foundation
import Geometry

/// Picture, title and subtitle of a button: how large they are, and where they stand to each other. In points.
struct ButtonContents {
  var image = CGSize.zero
  /// By how much a symbol above or below words reaches beyond the room that it takes there.
  var overhang: CGFloat = 0
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// On which side of the words the picture stands.
  var placement = NSDirectionalRectEdge.leading
  /// Between picture and words.
  var imagePadding: CGFloat = 0
  /// Between title and subtitle.
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  private var isStacked: Bool { placement == .top || placement == .bottom }

  private var words: CGSize {
    let between = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
  }

  private var stackedImageHeight: CGFloat { max(image.height - overhang, 0) }

  private var gap: CGFloat { image.width > 0 && words.width > 0 ? imagePadding : 0 }

  var size: CGSize {
    let words = words
    return isStacked
      ? CGSize(
        width: max(image.width, words.width), height: stackedImageHeight + gap + words.height)
      : CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
  }

  /// The same with words no wider than there is room.
  func fitted(to width: CGFloat) -> ButtonContents {
    var copy = self
    let room = max(0, isStacked ? width : width - image.width - gap)
    copy.title.width = min(title.width, room)
    copy.subtitle.width = min(subtitle.width, room)
    return copy
  }

  func frames(in box: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let words = words
    var (picture, text) = (CGRect(origin: .zero, size: image), CGRect(origin: .zero, size: words))
    if isStacked {
      let height = stackedImageHeight
      let isAbove = placement == .top
      let middle = isAbove ? box.minY + height / 2 : box.maxY - height / 2
      picture.origin = CGPoint(x: box.midX - image.width / 2, y: middle - image.height / 2)
      text.origin = CGPoint(
        x: box.midX - words.width / 2, y: isAbove ? box.minY + height + gap : box.minY)
    } else {
      let isFirst = placement != .trailing
      picture.origin = CGPoint(
        x: isFirst ? box.minX : box.maxX - image.width, y: box.midY - image.height / 2)
      text.origin = CGPoint(
        x: isFirst ? box.minX + image.width + gap : box.minX, y: box.midY - words.height / 2)
    }
    func x(_ width: CGFloat) -> CGFloat {
      switch titleAlignment {
      case .leading: text.minX
      case .trailing: text.maxX - width
      case .center: text.midX - width / 2
      case .automatic: isStacked ? text.midX - width / 2 : text.minX
      }
    }
    return (
      picture, CGRect(origin: CGPoint(x: x(title.width), y: text.minY), size: title),
      CGRect(
        origin: CGPoint(x: x(subtitle.width), y: text.maxY - subtitle.height), size: subtitle)
    )
  }
}
