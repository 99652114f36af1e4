import Foundation
import Geometry
import Motion
import ViewLayout
import ViewRuntime

/// Where a sheet is while a finger moves it, and where it goes when the finger lets go.
///
/// Between its least and its largest height it grows and shrinks; pulled below its least it goes down
/// as it is, and is taken away when it would come to rest nearer to the window's edge.
extension SheetSettings: ScrollSurroundings {
  static var animation: Animation { .spring(response: 0.45, dampingFraction: 1) }
  /// How far it can be pulled above its largest height, in points.
  private static let stretch: CGFloat = 30
  /// Seconds of the movement that is left when the finger lets go.
  private static let coast: CGFloat = 0.25

  /// What a sheet looks like: its height, and how far it has been pushed down, in points.
  struct Shape: Equatable {
    var height: CGFloat
    var lowered: CGFloat
  }

  func heights(in window: CGFloat) -> [CGFloat] {
    let heights = detents.map { $0.height(in: window, environment) }.sorted()
    return heights.isEmpty ? [PresentationDetent.large.height(in: window)] : heights
  }

  func shape(in window: CGFloat) -> Shape {
    let heights = heights(in: window)
    let (least, most) = (heights[0], heights[heights.count - 1])
    let wanted = height(in: window) - pull
    if wanted > most {
      let extra = ScrollPhysics.resistedOvershoot(wanted - most, dimension: Self.stretch)
      return Shape(height: most + extra, lowered: 0)
    }
    guard wanted < least else { return Shape(height: wanted, lowered: 0) }
    let lowered = least - wanted
    return Shape(
      height: least,
      lowered: staysUp
        ? ScrollPhysics.resistedOvershoot(lowered, dimension: Self.stretch * 3) : lowered)
  }

  /// Whether a finger on a scroll view that is at its top moves the sheet and not what is scrolled.
  package func follows(fingerGoesUp: Bool) -> Bool {
    guard isSheet, contentInteraction == .resizes else { return false }
    return fingerGoesUp ? height(in: window) < heights(in: window).last! - 0.5 : true
  }

  /// Moves the sheet `length` points down from where it rests; answers how far the finger went up beyond
  /// its largest height.
  package func drag(by length: CGFloat) -> CGFloat {
    let room = heights(in: window).last! - height(in: window)
    pull = max(length, -room)
    return max(0, -length - room)
  }

  /// Moves it along with a finger outside of scroll views: it can be stretched.
  func dragFreely(by length: CGFloat) { pull = length }

  /// Lets it go with `velocity` points a second downwards: to the height that is next.
  package func release(velocity: CGFloat) {
    let window = window
    let goal = height(in: window) - pull - velocity * Self.coast
    var nearest: (height: CGFloat, detent: PresentationDetent?)?
    for detent in detents.isEmpty ? [.large] : detents {
      let height = detent.height(in: window, environment)
      if nearest == nil || abs(height - goal) < abs(nearest!.height - goal) {
        nearest = (height, detent)
      }
    }
    let leaves = !staysUp && goal < (heights(in: window)[0] / 2)
    withAnimation(Self.animation) {
      pull = 0
      if !leaves, detents.count > 1, let detent = nearest?.detent { choose(detent) }
    }
    if leaves { dismiss() }
  }

  private func choose(_ detent: PresentationDetent) {
    if selected != detent { selected = detent }
    select?(detent)
  }
}
