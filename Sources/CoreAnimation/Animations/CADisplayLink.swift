import DrawingCommands
import Foundation
import FoundationNames

/// How often a display link is to be called, in frames per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Tells an object of each frame, sixty times a second of the program's time unless it asks for fewer.
///
/// It keeps its target alive until it is invalidated, as UIKit's does.
@preconcurrency @MainActor
public final class CADisplayLink: _KnownByIdentity {
  private let target: AnyObject
  private let action: Selector
  // Set on the main actor; read elsewhere only when nobody else holds the link any more.
  nonisolated(unsafe) private var timer: Timer?
  private var place: (runLoop: RunLoop, mode: RunLoop.Mode)?

  /// The time of the frame, in seconds as `CACurrentMediaTime()` has them.
  public private(set) var timestamp: CFTimeInterval = 0
  /// From one frame of the display to the next, in seconds.
  public var duration: CFTimeInterval { 1.0 / 60 }
  /// When the next frame will be.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  public var isPaused = false
  /// 0 is as many as there are.
  public var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// How many frames of the display one of the link takes; the older way to say it.
  public var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    action = selector
  }

  deinit { timer?.invalidate() }

  private var interval: CFTimeInterval {
    let wish = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let rate = wish > 0 ? Double(wish) : Double(preferredFramesPerSecond)
    return 1 / (rate > 0 ? min(rate, 60) : 60)
  }

  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    place = (runLoop, mode)
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    self.timer = timer
    runLoop.add(timer, forMode: mode)
  }

  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  public func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  private func restart() {
    guard timer != nil, let place else { return }
    invalidate()
    add(to: place.runLoop, forMode: place.mode)
  }

  private func fire() {
    guard !isPaused else { return }
    timestamp = ProcessInfo.processInfo.systemUptime
    action.send(to: target, from: self)
  }
}
