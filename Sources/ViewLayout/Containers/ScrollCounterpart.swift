import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What stands for a scroll view of SwiftUI outside of it: the view of UIKit that a program finds by going up from a
/// view of its own. It says how the scroll view is to be, hears what is done with it, and gets the fingers on it.
@MainActor
package protocol ScrollCounterpart: AnyObject {
  /// What it wants otherwise than the modifiers around the scroll view.
  var wishes: ScrollWishes { get }
  var attachment: GestureAttachment { get }
  /// It or its content may have another size or place.
  func laidOut()
  /// The content has moved.
  func scrolled()
  func dragBegan()
  /// A finger lets go with `velocity` points a second; answers where the content is to come to rest instead of at
  /// `target`, both in points of `ScrollElement.outerOffset`.
  func restingPlace(insteadOf target: CGPoint, velocity: CGSize) -> CGPoint
  func dragEnded(goesOn: Bool)
  /// It stands still after a finger, or after the program has moved it.
  func cameToRest(afterFinger: Bool)
}

/// What somebody outside of SwiftUI wants of a scroll view; nil for what the modifiers say.
package struct ScrollWishes {
  package var isDisabled: Bool?
  package var isClipped: Bool?
  package var pages: Bool?
  package var stopsAtEdges: Bool?
  /// The part of its speed that it keeps for each millisecond, 0..<1.
  package var decelerationRate: Double?
  /// Room around the content beside what the modifiers ask for, in points.
  package var margins = EdgeInsets()

  package init() {}

  func apply(to settings: inout ScrollSettings) {
    if let isDisabled { settings.isDisabled = isDisabled }
    if let isClipped { settings.isClipped = isClipped }
    if let pages { settings.target = pages ? PagingScrollTargetBehavior() : nil }
    if let stopsAtEdges { settings.stopsAtEdges = stopsAtEdges }
    if let decelerationRate { settings.decelerationRate = decelerationRate }
    settings.margins.top += margins.top
    settings.margins.leading += margins.leading
    settings.margins.bottom += margins.bottom
    settings.margins.trailing += margins.trailing
  }
}

extension ScrollElement {
  /// Its place as UIKit counts it, in points: below what bars and margins cover it is zero less their length.
  package var outerOffset: CGPoint { geometry.contentOffset }
  package var outerContentSize: CGSize { geometry.contentSize }
  package var outerInsets: EdgeInsets { geometry.contentInsets }

  /// From points of `outerOffset` to those in which it is moved.
  private func inner(_ point: CGPoint) -> CGPoint {
    let (outer, inner) = (outerOffset, presentedOffset)
    return CGPoint(x: point.x - outer.x + inner.x, y: point.y - outer.y + inner.y)
  }

  /// Shows the content at `point` at once. A finger on it, or its way after one, goes on from there.
  package func setOuterOffset(_ point: CGPoint) {
    let (outer, goal) = (outerOffset, goalOffset)
    let shift = CGPoint(x: point.x - outer.x, y: point.y - outer.y)
    guard shift != .zero else { return }
    flight?.shift(by: shift)
    drag.shift(by: shift)
    jump(to: CGPoint(x: goal.x + shift.x, y: goal.y + shift.y), showsIndicators: false)
    reportPosition()
  }

  package func scroll(toOuter point: CGPoint, transaction: Transaction) {
    scroll(to: inner(point), transaction: transaction)
  }

  /// Where it comes to rest instead of at `goal`, if its counterpart wants it elsewhere.
  func wishedGoal(_ goal: CGPoint?, free: CGPoint, velocity: CGSize) -> CGPoint? {
    guard let counterpart, settings.target == nil else { return goal }
    let natural = goal ?? free
    let (outer, inner) = (outerOffset, presentedOffset)
    let target = CGPoint(x: natural.x + outer.x - inner.x, y: natural.y + outer.y - inner.y)
    let wished = counterpart.restingPlace(insteadOf: target, velocity: velocity)
    guard wished != target else { return goal }
    return clamped(
      CGPoint(x: wished.x - outer.x + inner.x, y: wished.y - outer.y + inner.y))
  }
}
