import CoreAnimation
import Foundation
import Geometry
import ViewGraphics

/// A list whose rows can be swiped aside.
@MainActor
protocol SwipingList: UIScrollView {
  func swipeActions(at path: IndexPath, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration?
  func swipedView(at path: IndexPath) -> UIView?
  func swipePath(at point: CGPoint) -> IndexPath?
  /// The row stands aside, or in its place again.
  func swipeChanged(at path: IndexPath, isOpen: Bool)
}

/// Moves one row of a list at a time aside, to the buttons beside it, by the rules of SwiftUI's lists.
@MainActor
final class RowSwipe: UIGestureRecognizerDelegate {
  enum Edge { case leading, trailing }
  private struct Opening {
    let path: IndexPath
    let edge: Edge
    let configuration: UISwipeActionsConfiguration
    let view: UIView
    let buttons: SwipeButtons
    /// What of the row is seen: nothing of it stands beside its place.
    let window: UIView
    /// How far the row is moved aside, in points; negative to the left.
    var offset: CGFloat = 0

    var sign: CGFloat { edge == .trailing ? -1 : 1 }
  }

  private unowned let list: any SwipingList
  private let pan = UIPanGestureRecognizer()
  private var opening: Opening?
  /// Where the row stood when a finger came.
  private var start: CGFloat = 0

  init(_ list: any SwipingList) { self.list = list }

  /// Follows the fingers on the list, before its own scrolling does.
  func watch(_ view: UIScrollView) {
    pan.delegate = self
    pan.onAction = { [weak self] _ in self?.panned() }
    view.addGestureRecognizer(pan)
    if let all = view.gestureRecognizers {
      view.gestureRecognizers = [pan] + all.filter { $0 !== pan }
    }
    view.panGestureRecognizer.onAction = { [weak self] scroll in
      if scroll.state == .began { self?.close(animated: true) }
    }
  }

  /// How far a view of the list is moved aside; nil where it is not.
  func transform(of view: UIView) -> CGAffineTransform? {
    guard let opening, opening.view === view else { return nil }
    return CGAffineTransform(translationX: opening.offset, y: 0)
  }

  var openPath: IndexPath? { opening?.path }

  // MARK: Fingers

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return !tapped(gestureRecognizer) }
    let way = pan.firstWay
    guard abs(way.x) > abs(way.y) else { return false }
    let point = pan.location(in: list)
    guard let path = list.swipePath(at: point) else { return false }
    if opening?.path == path { return true }
    return prepare(path, way.x < 0 ? .trailing : .leading)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // What can be used within a row takes the touch from it.
    guard gestureRecognizer !== pan, opening == nil else { return true }
    var view = touch.view
    while let current = view, current !== list {
      if let control = current as? UIControl, control.isEnabled { return false }
      view = current.parentView
    }
    return true
  }

  /// A tap while a row stands aside is for its buttons, or closes it.
  private func tapped(_ tap: UIGestureRecognizer) -> Bool {
    guard let opening else { return false }
    if let action = opening.buttons.action(at: tap.location(in: opening.buttons)) {
      perform(action)
    } else {
      close(animated: true)
    }
    return true
  }

  private func panned() {
    switch pan.state {
    case .began: start = opening?.offset ?? 0
    case .changed: move(to: start + pan.translation(in: nil).x)
    case .ended: release()
    case .cancelled: close(animated: true)
    default: break
    }
  }

  // MARK: The row

  @discardableResult
  private func prepare(_ path: IndexPath, _ edge: Edge) -> Bool {
    close(animated: false)
    guard let configuration = list.swipeActions(at: path, edge), !configuration.actions.isEmpty,
      let view = list.swipedView(at: path)
    else { return false }
    let buttons = SwipeButtons(configuration.actions, isLeading: edge == .leading)
    view.parentView?.insertSubview(buttons, belowSubview: view)
    let opening = Opening(
      path: path, edge: edge, configuration: configuration, view: view, buttons: buttons,
      window: UIView())
    opening.window.backgroundColor = .black
    view.mask = opening.window
    self.opening = opening
    list.swipeChanged(at: path, isOpen: true)
    UIView.performWithoutAnimation { layOut() }
    return true
  }

  /// Shows the buttons of a row without a finger.
  func open(_ path: IndexPath, _ edge: Edge) {
    guard prepare(path, edge), let opening else { return }
    rest(at: opening.sign * opening.buttons.room)
  }

  private func move(to place: CGFloat) {
    guard let opening else { return }
    self.opening?.offset = opening.edge == .trailing ? min(place, 0) : max(place, 0)
    layOut()
  }

  /// Puts the row and its buttons where they belong.
  func layOut() {
    guard let opening else { return }
    let row = CGRect(
      x: opening.view.center.x - opening.view.bounds.width / 2,
      y: opening.view.center.y - opening.view.bounds.height / 2,
      width: opening.view.bounds.width, height: opening.view.bounds.height)
    let width = abs(opening.offset)
    opening.view.transform = CGAffineTransform(translationX: opening.offset, y: 0)
    opening.window.frame = CGRect(
      x: max(-opening.offset, 0), y: 0, width: max(row.width - width, 0), height: row.height)
    opening.buttons.frame = CGRect(
      x: opening.edge == .trailing ? row.maxX - width : row.minX, y: row.minY, width: width,
      height: row.height)
    opening.buttons.layoutIfNeeded()
  }

  private func release() {
    guard let opening else { return }
    let travel = abs(opening.offset)
    let room = opening.buttons.room
    let isFull = travel > max(opening.view.bounds.width * 0.55, room)
    if isFull, opening.configuration.performsFirstActionWithFullSwipe,
      let action = opening.configuration.actions.first
    {
      rest(at: opening.sign * opening.view.bounds.width)
      return perform(action)
    }
    // Where a finger at this speed would come to rest within a quarter of a second.
    let goal = opening.sign * (opening.offset + pan.velocity(in: nil).x * 0.25)
    if travel > 0, goal > room / 2 { rest(at: opening.sign * room) } else { close(animated: true) }
  }

  private func rest(at place: CGFloat) {
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
      self.opening?.offset = place
      self.layOut()
    }
  }

  private func perform(_ action: UIContextualAction) {
    guard let opening else { return }
    action.handler(action, opening.buttons) { [weak self] _ in
      if self?.opening?.buttons === opening.buttons { self?.close(animated: true) }
    }
  }

  /// Puts the row back into its place.
  func close(animated: Bool) {
    guard let opening else { return }
    self.opening = nil
    list.swipeChanged(at: opening.path, isOpen: false)
    let finish = {
      opening.buttons.removeFromSuperview()
      opening.view.mask = nil
    }
    guard animated, opening.offset != 0 else {
      opening.view.transform = .identity
      return finish()
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .curveEaseOut,
      animations: {
        opening.view.transform = .identity
        opening.window.frame = opening.view.bounds
        let frame = opening.buttons.frame
        opening.buttons.frame = CGRect(
          x: opening.edge == .trailing ? frame.maxX : frame.minX, y: frame.minY, width: 0,
          height: frame.height)
        opening.buttons.layoutIfNeeded()
      }, completion: { _ in finish() })
  }

  /// The list changes: a row that goes fades away where it stands.
  func listChanges(deleting isGone: (IndexPath) -> Bool) {
    guard let opening else { return }
    guard isGone(opening.path) else { return close(animated: false) }
    opening.buttons.removeFromSuperview()
    opening.view.mask = nil
    self.opening = nil
  }
}

extension UICollectionView: SwipingList {
  func swipeActions(at path: IndexPath, _ edge: RowSwipe.Edge) -> UISwipeActionsConfiguration? {
    guard let swipes = cellForItem(at: path)?.row?.swipes else { return nil }
    return (edge == .leading ? swipes.leading : swipes.trailing)?(path)
  }
  func swipedView(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func swipePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func swipeChanged(at path: IndexPath, isOpen: Bool) {
    cellForItem(at: path)?.isSwiped = isOpen
  }
}
