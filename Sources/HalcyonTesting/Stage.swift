import CTestingSupport
import Foundation
import Geometry
// Exported, since a call's place in the sources is told by a macro of it: tests for XCTest need not name it.
@_exported import Testing
import VirtualTime
import ViewCatalog
@_spi(Runtime) import ViewRuntime

/// A window for one view under test, with a clock, a random source and fingers of its own.
///
///     @MainActor @Test func countsUp() {
///       let stage = Stage(CounterView())
///       stage["Add"].tap()
///       #expect(stage["Count"].value == "1")
///     }
///
/// Nothing happens by itself: time stands until `advance(by:)` or an interaction moves it, and then
/// everything that the view asks of the world is answered from the stage's clock: `Date()`, `Timer`,
/// `Task.sleep`, `DispatchQueue.main.asyncAfter`, random numbers. It holds for what the view does while
/// the stage runs, and for what stands in `perform`; the test's own code sees the machine's time.
/// Timers that are dispatch sources, and threads that a program starts by itself, are not moved.
///
/// Stages know nothing of each other. A stage belongs to the main actor, its methods do not wait,
/// and each has a world of its own, so that tests may run in parallel and are not mixed up: they take
/// turns. Only the timers of run loops must not wait in two stages that are used by turns.
@MainActor
public final class Stage {
  let host: ViewHost
  let world: VirtualWorld
  /// Seconds since the stage was made.
  public private(set) var time = 0.0
  let framesPerSecond = 60.0
  let appearance: Appearance
  private(set) var frame: Frame
  var nextFinger = 1

  /// - Parameters:
  ///   - content: the view; what it makes is made in the stage's time already.
  ///   - size: the window in points; nil for the device's, or 390 x 844.
  ///   - scale: pixels per point; nil for the device's, or 2.
  ///   - seed: what all random numbers follow from.
  ///   - start: what `Date()` reads at the start; 2026-01-01 0:00 UTC by default.
  public init<Content: View>(
    _ content: @autoclosure () -> Content, size: CGSize? = nil, device: Device? = nil,
    scale: Double? = nil, appearance: Appearance = .light, dynamicType: DynamicTypeSize = .large,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection? = nil,
    reduceMotion: Bool = false, seed: UInt64 = 0,
    start: Date = Date(timeIntervalSince1970: 1_767_225_600)
  ) {
    var configuration = HostConfiguration()
    configuration.size = size ?? device?.size ?? CGSize(width: 390, height: 844)
    configuration.scale = scale ?? device?.scale ?? 2
    configuration.appearance = appearance == .dark ? .dark : .light
    configuration.reduceMotion = reduceMotion
    configuration.startDate = start
    if let device {
      configuration.isPad = device.isPad
      configuration.safeAreaInsets = EdgeInsets(
        top: device.safeAreaTop, leading: 0, bottom: device.safeAreaBottom, trailing: 0)
    }
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    let direction = layoutDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight)
    let world = VirtualWorld(startDate: start, seed: seed)
    ControllerPresenter.install()
    (host, frame) = world.run {
      let host = ViewHost(
        content(), configuration: configuration,
        environment: {
          $0.dynamicTypeSize = dynamicType
          $0.locale = locale
          $0.layoutDirection = direction
        })
      VirtualClock.settle()
      let frame = host.frame(at: 0)
      VirtualClock.settle()
      return (host, frame)
    }
    (self.world, self.appearance) = (world, appearance)
    showFrame()
  }

  // What the view has begun ends with its window; until then the two keep each other in memory.
  isolated deinit {
    let (host, world) = (host, world)
    world.runToEnd { host.close() }
  }

  /// The window, in points.
  public var size: CGSize { host.size }

  /// What `Date()` reads now, to the view.
  public var now: Date { host.now }

  /// Does something to the view's models in the stage's time, and shows what comes of it.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { showFrame() }
    return try world.run {
      defer { VirtualClock.settle() }
      return try body()
    }
  }

  // MARK: Time

  /// Lets `seconds` pass, a frame a sixtieth of a second.
  public func advance(by seconds: Double) {
    precondition(seconds >= 0, "time does not go back: advance(by: \(seconds))")
    advance(to: time + seconds)
  }

  /// Lets time pass until nothing moves: no animation runs, no gesture waits, nothing is to be drawn.
  /// Timers, timelines and sleeping tasks are not waited for: they may never end.
  ///
  /// - Parameter limit: seconds after which it is a failure that something still moves.
  /// - Returns: whether everything came to rest.
  @discardableResult
  public func settle(limit: Double = 10, sourceLocation: SourceLocation = #_sourceLocation) -> Bool
  {
    let end = time + limit
    advance(to: time + 1 / framesPerSecond)
    while isMoving {
      guard time < end else {
        fail("something still moves after \(limit) s: use advance(by:)", at: sourceLocation)
        return false
      }
      advance(to: time + 1 / framesPerSecond)
    }
    return true
  }

  /// Whether the next frame will look different with nothing done.
  public var isMoving: Bool {
    host.input.nextTime != nil || host.nextFrameTime.map { $0 <= host.time } ?? false
  }

  func advance(to target: Double) {
    world.run {
      var number = (time * framesPerSecond + 1e-6).rounded(.down) + 1
      while number / framesPerSecond < target - 1e-9 {
        show(at: number / framesPerSecond)
        number += 1
      }
      show(at: target)
    }
  }

  /// Shows what has changed, at the time that it is.
  func showFrame() { world.run { show(at: time) } }

  private func show(at time: Double) {
    host.becomeMain()
    VirtualClock.advance(to: time)
    self.time = time
    frame = host.frame(at: time)
    VirtualClock.settle()
  }
}
