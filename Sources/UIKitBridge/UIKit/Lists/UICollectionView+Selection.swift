import Foundation
import Geometry

extension UICollectionView: SelectingList {
  func choose(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
  func dismiss(_ path: IndexPath, animated: Bool) { deselectItem(at: path, animated: animated) }

  func showSelection(of path: IndexPath, _ isSelected: Bool, animated: Bool) {
    cellForItem(at: path)?.isSelected = isSelected
  }

  func tellSelection(of path: IndexPath, _ isSelected: Bool) {
    if isSelected {
      delegate?.collectionView(self, didSelectItemAt: path)
      cellForItem(at: path)?.chosenSegue?()
    } else {
      delegate?.collectionView(self, didDeselectItemAt: path)
    }
  }

  /// A tap chooses the row below it, or does what its parts do.
  func tapped(_ tap: UITapGestureRecognizer) {
    guard let path = indexPathForItem(at: tap.location(in: self)) else { return }
    if isEditing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing { return }
    if (cellForItem(at: path) as? UICollectionViewListCell)?.leadsOn == true,
      let source = dataSource as? any ExpandingDataSource
    {
      return source.toggleExpansion(at: path)
    }
    let isNew = !chosen.contains(path)
    if delegate?.collectionView(self, permits: isNew, at: path) == false { return }
    touched(path)
  }
}
