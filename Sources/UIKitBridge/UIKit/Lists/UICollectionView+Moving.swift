import Foundation
import Geometry

extension UICollectionView {
  /// Lifts an item, which follows a place from then on; the others make room when it is let go.
  /// - Returns: whether the data source lets it be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    reordering = (indexPath, cell.center.y)
    bringSubviewToFront(cell)
    cell.isReordering = true
    cell.layer.zPosition = 2
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = reordering?.from, let cell = cellForItem(at: path) else { return }
    let isList = collectionViewLayout.rowRole(at: path, kind: nil) != nil
    cell.center = isList ? CGPoint(x: cell.center.x, y: targetPosition.y) : targetPosition
  }

  public func endInteractiveMovement() {
    guard let (from, cell) = endMovement() else { return }
    let goal = target(of: from, at: cell.center)
    guard goal != from else { return settle() }
    settlePlaces()
    let old = counts ?? []
    dataSource?.collectionView(self, moveItemAt: from, to: goal)
    var updates = ListUpdates()
    updates.moved = [(from, goal)]
    let next = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    guard let change = updates.change(from: old, to: next) else { return reloadData() }
    apply(change, animated: true, completion: nil)
  }

  public func cancelInteractiveMovement() {
    if endMovement() != nil { settle() }
  }

  private func endMovement() -> (IndexPath, UICollectionViewCell)? {
    guard let path = reordering?.from, let cell = cellForItem(at: path) else { return nil }
    reordering = nil
    cell.isReordering = false
    return (path, cell)
  }

  /// Back to where everything stands.
  private func settle() {
    UIView.animate(withDuration: ListFigures.updateDuration) { self.layoutSubviews() }
  }

  /// The item in whose place `point` is; the nearest where there is none.
  private func target(of path: IndexPath, at point: CGPoint) -> IndexPath {
    let places = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    let nearest = places.min { distance($0.center, point) < distance($1.center, point) }
    guard let goal = nearest?.indexPath,
      dataSource?.collectionView(self, canMoveItemAt: goal) == true
    else { return path }
    return goal
  }

  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }
}
