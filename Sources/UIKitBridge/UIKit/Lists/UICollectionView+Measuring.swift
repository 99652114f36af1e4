import Foundation
import Geometry

extension UICollectionView {
  /// How tall a view is that says so itself, in points, for the width of its place. Each is asked once, until its data or
  /// its width change.
  func measuredHeight(of place: UICollectionViewLayoutAttributes) -> CGFloat {
    let key = Place(path: place.indexPath, kind: place.kind)
    if let known = measured[key], known.width == place.frame.width { return known.height }
    let height: CGFloat = withView(at: key, else: 0) { view in
      (view as? UICollectionViewCell)?.row = place.row
      (view as? UICollectionViewCell)?.isEditing = isEditing
      (view as? UICollectionViewCell)?.outline =
        (dataSource as? any ExpandingDataSource)?.outline(at: place.indexPath)
      return view.preferredLayoutAttributesFitting(place.copied()).frame.height
    }
    measured[key] = (place.frame.width, height)
    return height
  }

  /// How wide the content of a cell is, in points.
  func measuredWidth(of place: UICollectionViewLayoutAttributes) -> CGFloat {
    withView(at: Place(path: place.indexPath, kind: place.kind), else: 0) { view -> CGFloat in
      let content = (view as? UICollectionViewCell)?.contentView ?? view
      let width = ConstraintLayout.fittingSize(of: content).width
      return width > 0 ? width : place.frame.width
    }
  }

  /// How large a cell is that says so itself, in points.
  func measuredSize(at path: IndexPath, from size: CGSize, isMeasured: Bool) -> CGSize {
    guard isMeasured else { return size }
    return withView(at: Place(path: path, kind: nil), else: size) { view in
      let content = (view as? UICollectionViewCell)?.contentView ?? view
      let asked = ConstraintLayout.fittingSize(of: content)
      return CGSize(
        width: asked.width > 0 ? asked.width : size.width,
        height: asked.height > 0 ? asked.height : size.height)
    }
  }

  private func withView<Answer>(
    at place: Place, else answer: Answer, _ body: (UICollectionReusableView) -> Answer
  ) -> Answer {
    if let view = shown[place] { return body(view) }
    guard let view = measuredViews[place] ?? make(place) else { return answer }
    if measuredViews.count < Self.measuredLimit {
      measuredViews[place] = view
      return body(view)
    }
    defer { if measuredViews[place] == nil { put(away: view) } }
    return body(view)
  }

  /// More are in no view at once.
  private static let measuredLimit = 64

  func putMeasuredAway() {
    for view in measuredViews.values { put(away: view) }
    measuredViews = [:]
  }
}
