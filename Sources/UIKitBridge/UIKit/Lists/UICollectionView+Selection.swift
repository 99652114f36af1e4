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
      collectionDelegate?.collectionView(self, didSelectItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }
  }
}
