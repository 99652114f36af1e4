import Foundation
import Geometry

extension UICollectionView {
  /// How tall a view is that says so itself, in points, for the width of its place. Each is asked once, until its data or
  /// its width change.
  func measuredHeight(of place: UICollectionViewLayoutAttributes) -> CGFloat {
    let key = Place(path: place.indexPath, kind: place.kind)
    if let known = measured[key], known.width == place.frame.width { return known.height }
    let height = withView(at: key) { view in
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
    withView(at: Place(path: place.indexPath, kind: place.kind)) { view in
      let content = (view as? UICollectionViewCell)?.contentView ?? view
      let width = ConstraintLayout.fittingSize(of: content).width
      return width > 0 ? width : place.frame.width
    }
  }

  private func withView(at place: Place, _ body: (UICollectionReusableView) -> CGFloat) -> CGFloat {
    if let view = shown[place] { return body(view) }
    guard let view = make(place) else { return 0 }
    defer { put(away: view) }
    return body(view)
  }
}
