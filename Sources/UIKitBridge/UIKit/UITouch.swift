import CoreAnimation
import Foundation
@_spi(Runtime) import ViewRuntime

/// One finger: the same object for as long as it is down, so that programs can keep things by it.
@preconcurrency @MainActor
public final class UITouch: _KnownByIdentity {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// The view that the finger came down on.
  public internal(set) weak var view: UIView?
  public internal(set) var phase = Phase.began
  /// Seconds since the program started.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var tapCount = 1
  /// 1 is an ordinary touch; screens here do not feel more.
  public var force: CGFloat { 1 }
  public var maximumPossibleForce: CGFloat { 1 }
  public var majorRadius: CGFloat { 20 }
  var windowLocation = CGPoint.zero
  private var previousWindowLocation = CGPoint.zero

  init(_ touch: Touch, view: UIView) {
    self.view = view
    windowLocation = touch.location
    previousWindowLocation = touch.location
    timestamp = touch.time
  }

  func update(_ touch: Touch) {
    phase =
      switch touch.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    previousWindowLocation = windowLocation
    windowLocation = touch.location
    timestamp = touch.time
  }

  /// Where the finger is, in points of `view`; of the window without one.
  public func location(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(windowLocation) ?? windowLocation
  }

  /// Where the finger was before its last change.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convertFromWindow(previousWindowLocation) ?? previousWindowLocation
  }

  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What has happened to all fingers at one moment.
@preconcurrency @MainActor
open class UIEvent: _KnownByIdentity {
  /// What has happened beside touches: none of it does here.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  public let timestamp: TimeInterval
  /// All fingers that are down, or were until now.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
