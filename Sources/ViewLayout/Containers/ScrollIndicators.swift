@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Pixels
@_spi(Runtime) import ViewRuntime

/// The bars that say where a scroll view is while it moves, and fade a moment after.
@MainActor
final class ScrollIndicators: FrameClockClient {
  /// Points, as on iOS.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// Seconds from the last movement until they begin to fade, and how long that takes.
  private static let delay = 0.3
  private static let fading = 0.3

  private unowned let scroll: ScrollElement
  private var lastMove: Double?

  init(scroll: ScrollElement) { self.scroll = scroll }

  /// Shows the bars because the view moves.
  func show() {
    guard scroll.host.isRunning else { return }
    lastMove = scroll.host.time
    scroll.host.clocks.add(self)
  }

  private var opacity: Double {
    guard let lastMove else { return 0 }
    let age = scroll.host.time - lastMove - Self.delay
    return age <= 0 ? 1 : max(0, 1 - age / Self.fading)
  }

  var nextTime: Double? {
    guard let lastMove else { return nil }
    return max(lastMove + Self.delay, scroll.host.time)
  }

  func wake(at time: Double) {
    scroll.setNeedsDisplay()
    if opacity == 0 {
      lastMove = nil
      scroll.host.clocks.remove(self)
    }
  }

  /// The bars in a view of `size` points.
  func picture(size: CGSize) -> DisplayList {
    let opacity = opacity
    guard opacity > 0 else { return .empty }
    var list = DisplayList()
    let isDark = scroll.environment.colorScheme == .dark
    let level: Float = isDark ? 1 : 0
    let color = ColorComponents(red: level, green: level, blue: level, alpha: Float(0.35 * opacity))
    for axis in Axis.allCases where scroll.scrolls(axis) && scroll.settings.showsIndicator(axis) {
      guard let bar = bar(axis, size) else { continue }
      let path = Path(
        roundedRect: bar, cornerSize: CGSize(width: Self.thickness / 2, height: Self.thickness / 2))
      list.append(.fill(path, FillStyle(), .color(color)))
    }
    return list
  }

  /// Where the bar lies; nil when all of the content is seen.
  private func bar(_ axis: Axis, _ size: CGSize) -> CGRect? {
    let (content, room) = (scroll.contentSize[axis], size[axis])
    guard content > room, room > 0 else { return nil }
    let track = room - 2 * Self.margin
    let offset = scroll.presentedOffset[axis]
    let overshoot = max(0, -offset) + max(0, offset - scroll.limits[axis])
    let length = max(Self.thickness * 2, max(Self.shortest, track * room / content) - overshoot)
    let part = min(max(offset / (content - room), 0), 1)
    let start = Self.margin + (track - length) * part
    let across = size[across: axis] - Self.margin - Self.thickness
    return CGRect(
      origin: CGPoint(start, along: axis, across: across),
      size: CGSize(length, along: axis, across: Self.thickness))
  }
}
