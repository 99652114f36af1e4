import Drawing

/// Draws the views of a large group into the items of its last picture, and knows what memory that
/// touches, for as long as the same views follow the same clocks.
@MainActor
final class GroupDrawing {
  /// Nil where nothing is to be fetched ahead.
  private(set) var touched: TouchedMemory?
  /// The `RunningAnimations.followingNumber` of the last picture.
  private var followingNumber = 0
  /// How many pictures were made since it changed.
  private var steadyCount = 0

  /// What fewer views touch, 1 MB, finds room in a cache.
  static var leastCount: Int { 512 }

  /// Looking where everything lies is a walk through all of it: it is done when nothing began or ended
  /// for so many frames.
  static var leastSteadyCount: Int { 4 }

  /// Says that the views are others, or stand in another order.
  func orderChanged() {
    touched = nil
    steadyCount = 0
  }

  /// Draws `views`, from back to front, into `items`: what they drew last, or nothing.
  func draw(
    _ views: [Element], following animations: RunningAnimations,
    replacing items: inout [DisplayItem]
  ) {
    look(at: views, following: animations)
    var count = 0
    if let touched {
      for index in views.indices {
        touched.fetchFirstHalf(ahead: index)
        let picture = views[index].picture()
        touched.fetchSecondHalf(ahead: index)
        picture.replace(in: &items, at: &count)
      }
    } else {
      for view in views { view.picture().replace(in: &items, at: &count) }
    }
    items.removeSubrange(count...)
  }

  private func look(at views: [Element], following animations: RunningAnimations) {
    guard views.count >= Self.leastCount, animations.isFollowing else { return orderChanged() }
    if followingNumber != animations.followingNumber {
      followingNumber = animations.followingNumber
      orderChanged()
    }
    steadyCount += 1
    guard steadyCount == Self.leastSteadyCount else { return }
    var memory = TouchedMemory()
    for view in views {
      view.noteTouched(in: &memory)
      memory.endView()
    }
    touched = memory
  }
}
