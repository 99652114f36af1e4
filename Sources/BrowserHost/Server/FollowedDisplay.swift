import NIOCore

/// Which of several viewers' displays a program's frames follow: the first that shows pictures, for as long as it does.
struct FollowedDisplay {
  /// A display that has shown nothing for so long is left for another.
  static let patience = TimeAmount.seconds(1)

  private var viewer: Int?
  private var shown = NIODeadline.distantPast

  /// Takes note that a viewer's display has shown a picture; whether it is the one that is followed.
  mutating func take(viewer: Int, now: NIODeadline) -> Bool {
    if self.viewer != nil, self.viewer != viewer, now - shown <= FollowedDisplay.patience {
      return false
    }
    self.viewer = viewer
    shown = now
    return true
  }
}
