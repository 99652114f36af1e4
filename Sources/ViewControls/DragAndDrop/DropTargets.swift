import Foundation
import Geometry
import ViewRuntime

/// A view on which something may be dropped.
@MainActor
protocol DropTarget: AnyObject {
  /// Where it is seen, in points of the window.
  var frameInWindow: CGRect { get }
  /// How far around it something may be let go as well, in points: between two rows there is a gap.
  var reach: CGSize { get }
  func accepts(_ item: DragItem) -> Bool
  /// The item has come over it, or has left it.
  func targetedChanged(_ isTargeted: Bool, _ item: DragItem, at point: CGPoint)
  /// The item is over it, at a point of its own.
  func moved(_ item: DragItem, to point: CGPoint)
  func drop(_ item: DragItem, at point: CGPoint) -> Bool
}

/// The views of a window on which something may be dropped, and where the item is that is carried now.
@MainActor
final class DropTargets {
  private struct WeakTarget { weak var target: (any DropTarget)? }
  private var targets: [WeakTarget] = []
  private weak var current: (any DropTarget)?

  func add(_ target: any DropTarget) {
    targets.removeAll { $0.target == nil || $0.target === target }
    targets.append(WeakTarget(target: target))
  }

  func remove(_ target: any DropTarget) {
    targets.removeAll { $0.target == nil || $0.target === target }
    if current === target { current = nil }
  }

  /// The smallest one at the point that takes the item: one inside of another comes first.
  private func target(of item: DragItem, at point: CGPoint) -> (any DropTarget)? {
    targets.compactMap(\.target)
      .filter {
        let place = $0.frameInWindow.insetBy(dx: -$0.reach.width, dy: -$0.reach.height)
        return place.contains(point) && $0.accepts(item)
      }
      .min { $0.frameInWindow.area < $1.frameInWindow.area }
  }

  /// The item is carried to `point`, in points of the window.
  func move(_ item: DragItem, to point: CGPoint) {
    let target = target(of: item, at: point)
    if target !== current {
      current?.targetedChanged(false, item, at: point.from(current))
      target?.targetedChanged(true, item, at: point.from(target))
      current = target
    }
    target?.moved(item, to: point.from(target))
  }

  /// The item is let go at `point`; answers whether somebody took it.
  @discardableResult
  func drop(_ item: DragItem, at point: CGPoint) -> Bool {
    move(item, to: point)
    guard let target = current else { return false }
    current = nil
    let isTaken = target.drop(item, at: point.from(target))
    target.targetedChanged(false, item, at: point.from(target))
    return isTaken
  }

  /// The item is carried no longer, and dropped nowhere.
  func cancel(_ item: DragItem) {
    current?.targetedChanged(false, item, at: .zero)
    current = nil
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}

extension CGPoint {
  /// The same point from the upper left corner of a target.
  @MainActor fileprivate func from(_ target: (any DropTarget)?) -> CGPoint {
    guard let frame = target?.frameInWindow else { return self }
    return CGPoint(x: x - frame.minX, y: y - frame.minY)
  }
}

extension ViewHost {
  var dropTargets: DropTargets {
    let id = ObjectIdentifier(DropTargets.self)
    if let known = extensionStorage[id] as? DropTargets { return known }
    let fresh = DropTargets()
    extensionStorage[id] = fresh
    return fresh
  }
}
