import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// The buttons that a row which stands aside uncovers: capsules that share the room.
@MainActor
final class SwipeButtons: UIView {
  let actions: [UIContextualAction]
  private let isLeading: Bool
  private let faces: [SwipeFace]

  init(_ actions: [UIContextualAction], isLeading: Bool) {
    (self.actions, self.isLeading) = (actions, isLeading)
    faces = actions.map { SwipeFace($0) }
    super.init(frame: .zero)
    clipsToBounds = true
    for face in faces { addSubview(face) }
  }

  required init?(coder: NSCoder) { return nil }

  /// What they take when the row rests beside them, in points.
  var room: CGFloat { CGFloat(actions.count) * ListFigures.swipeButton }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(faces.count, 1))
    for (index, face) in faces.enumerated() {
      let place = isLeading ? index : faces.count - 1 - index
      face.frame = CGRect(
        x: CGFloat(place) * width + 4, y: 4, width: max(width - 8, 0),
        height: max(bounds.height - 8, 0))
    }
  }

  /// The button at a point of this view.
  func action(at point: CGPoint) -> UIContextualAction? {
    guard bounds.contains(point) else { return nil }
    return zip(actions, faces).first { $0.1.frame.insetBy(dx: -4, dy: -4).contains(point) }?.0
  }
}

/// A capsule with a picture or a word in white.
@MainActor
private final class SwipeFace: UIView {
  private let content: UIView

  init(_ action: UIContextualAction) {
    if let image = action.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 17, weight: .medium)
      view.tintColor = .white
      content = view
    } else {
      let label = UILabel()
      label.text = action.title
      label.font = .systemFont(ofSize: 17, weight: .medium)
      label.textColor = .white
      label.textAlignment = .center
      content = label
    }
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    accessibilityLabel = action.title
    clipsToBounds = true
    addSubview(content)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    let wish = content.intrinsicContentSize.orZero
    let width = content is UILabel ? min(wish.width, bounds.width) : wish.width
    content.frame = CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - wish.height) / 2, width: width,
      height: wish.height)
  }
}
