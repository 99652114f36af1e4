import Foundation
import Geometry

/// Opens the menu of a list's row when a finger stays on that.
@MainActor
private final class RowMenus: UIGestureRecognizerDelegate {
  typealias RowMenu = (configuration: UIContextMenuConfiguration, row: CGRect)
  private weak var list: UIScrollView?
  /// The menu at a point, and the row that it belongs to; both in points of the list.
  private let find: (CGPoint) -> RowMenu?
  private var found: RowMenu?

  init(_ list: UIScrollView, find: @escaping (CGPoint) -> RowMenu?) {
    (self.list, self.find) = (list, find)
  }

  /// Follows the fingers on the list, for as long as it has the recogniser that is added to it.
  func watch() {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.delegate = self
    press.onAction = { [self] in if $0.state == .began { open() } }
    list?.addGestureRecognizer(press)
  }

  /// Not where there is no menu: a finger that stays is a tap as before then.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    found = find(gestureRecognizer.location(in: list))
    return found != nil
  }

  private func open() {
    guard let list, let found else { return }
    _ = found.configuration.open(beside: found.row, of: list)
    self.found = nil
  }
}

extension UITableView {
  func watchForMenus() {
    RowMenus(self) { [weak self] point in
      guard let self, let path = indexPathForRow(at: point),
        let configuration = delegate?.tableView(
          self, contextMenuConfigurationForRowAt: path, point: point)
      else { return nil }
      return (configuration, rectForRow(at: path))
    }.watch()
  }
}

extension UICollectionView {
  func watchForMenus() {
    RowMenus(self) { [weak self] point in
      guard let self, let delegate else { return nil }
      let path = indexPathForItem(at: point)
      let chosen = indexPathsForSelectedItems ?? []
      let paths = path.map { chosen.contains($0) ? chosen.sorted() : [$0] } ?? []
      guard
        let configuration = delegate.collectionView(
          self, contextMenuConfigurationForItemsAt: paths, point: point)
      else { return nil }
      let frame = path.flatMap { self.layoutAttributesForItem(at: $0)?.frame }
      return (configuration, frame ?? CGRect(origin: point, size: .zero))
    }.watch()
  }
}
