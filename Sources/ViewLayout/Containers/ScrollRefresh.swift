@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Pixels
@_spi(Runtime) import ViewRuntime

extension View {
  /// Lets the scroll views and lists of this view be pulled down to have their content made anew:
  /// `action` runs in a task, and a wheel is shown until it is done.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Pulling a scroll view down to have its content made anew, with the wheel above the content.
///
/// The action starts while the finger still pulls, as UIKit's control does; when it lets go, the content
/// rests below the wheel until the action is done.
@MainActor
final class ScrollRefresh: FrameClockClient {
  /// The room of the wheel, in points: the height of UIKit's control.
  static let height: CGFloat = 60
  /// How far the content is to be seen pulled down for the action to start, in points.
  static let threshold: CGFloat = 100
  /// The wheel's diameter in points, and how long each of its eight spokes is the darkest, in seconds.
  private static let diameter: CGFloat = 28
  private static let step = 0.125

  var action: RefreshAction
  private unowned let scroll: ScrollElement
  private var task: Task<Void, Never>?
  private var isHeld = false
  /// False from the action's end until the content is back, so that one pull starts it once.
  private var isArmed = true

  init(_ action: RefreshAction, scroll: ScrollElement) {
    self.action = action
    self.scroll = scroll
  }

  private var isRunning: Bool { task != nil }

  /// Whether another scroll view around is the one to be pulled.
  private var isInner: Bool {
    var element = scroll.parent
    while let current = element {
      if let outer = current as? ScrollElement, outer.refresh != nil { return true }
      element = current.parent
    }
    return false
  }

  /// How far below its place the content rests, in points.
  var heldLength: CGFloat { isHeld ? Self.height : 0 }

  /// How far the content is seen below its place, in points.
  private var pull: CGFloat { max(0, -scroll.presentedOffset.y - scroll.roomAbove) }

  // MARK: Running

  func offsetChanged() {
    if pull == 0 { isArmed = !isRunning }
    if scroll.drag.isDragging, isArmed, pull >= Self.threshold, !isInner { start() }
  }

  private func start() {
    isArmed = false
    let action = action
    task = Task { @MainActor [weak self] in
      await action()
      self?.end()
    }
    scroll.host.clocks.add(self)
  }

  private func end() {
    task = nil
    scroll.host.clocks.remove(self)
    scroll.setNeedsDisplay()
    // Under a finger the content goes back when it lets go.
    if !scroll.drag.isDragging { letGo() }
  }

  private func letGo() {
    guard isHeld else { return }
    isHeld = false
    if scroll.flight == nil { scroll.release(velocity: .zero) }
  }

  /// The finger lets go: the wheel stays in sight while the action runs.
  func fingerLifted() { isHeld = isRunning }

  func cancel() {
    task?.cancel()
    task = nil
    scroll.host.clocks.remove(self)
  }

  // MARK: The wheel

  private var turn: Int { Int(((scroll.host.time + 1e-6) / Self.step).rounded(.down)) }

  var nextTime: Double? { isRunning ? Double(turn + 1) * Self.step : nil }

  func wake(at time: Double) { if pull > 0 { scroll.setNeedsDisplay() } }

  /// The wheel above the content of a scroll view of `width` points: its spokes come one by one as it is
  /// pulled, and light up in turn while the action runs.
  func picture(width: CGFloat) -> DisplayList {
    guard pull > 0, !isInner else { return .empty }
    let spokes = isRunning ? 8 : isArmed ? min(8, Int(pull / Self.threshold * 8)) : 0
    guard spokes > 0 else { return .empty }
    let center = CGPoint(x: width / 2, y: min(pull - Self.height / 2, Self.height / 2))
    var list = DisplayList()
    for spoke in 0..<spokes {
      let age = isRunning ? (turn - spoke) & 7 : 0
      list.append(.fill(spokePath(spoke, center), FillStyle(), .color(color(age: age))))
    }
    var effect = LayerEffect()
    effect.clip = Clip(path: Path(CGRect(x: 0, y: 0, width: width, height: pull)))
    return DisplayList(.layer(Layer(effect, list)))
  }

  private func spokePath(_ spoke: Int, _ center: CGPoint) -> Path {
    let (width, length) = (Self.diameter * 0.13, Self.diameter * 0.3)
    let bar = CGRect(x: -width / 2, y: -Self.diameter / 2, width: width, height: length)
    return Path(roundedRect: bar, cornerSize: CGSize(width: width / 2, height: width / 2))
      .applying(
        CGAffineTransform(rotationAngle: Double(spoke) * .pi / 4).concatenating(
          CGAffineTransform(translationX: center.x, y: center.y)))
  }

  /// From 38 % to 12 % of the ink, from the spoke that lit up last to the first.
  private func color(age: Int) -> ColorComponents {
    let level: Float = scroll.environment.colorScheme == .dark ? 1 : 0
    let alpha = 0.38 - 0.26 * Float(age) / 7
    return ColorComponents(red: level, green: level, blue: level, alpha: alpha)
  }
}

extension ScrollElement {
  /// A scroll view that goes up and down is one to pull.
  func configureRefresh(_ action: RefreshAction?) {
    guard let action, scrolls(.vertical) else {
      refresh?.cancel()
      refresh = nil
      return
    }
    if let refresh {
      refresh.action = action
    } else {
      refresh = ScrollRefresh(action, scroll: self)
    }
  }
}
