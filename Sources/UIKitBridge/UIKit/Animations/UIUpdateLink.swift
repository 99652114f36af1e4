import CoreAnimation
import Foundation
import FoundationNames
import ViewRuntime

/// What is known of an update of the screen, in seconds as `CACurrentMediaTime()` has them.
@preconcurrency @MainActor
public final class UIUpdateInfo: _KnownByIdentity {
  /// That for which things are to be placed.
  public let modelTime: TimeInterval
  /// By when the update has to be done.
  public let completionDeadlineTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval
  public var isImmediatePresentationExpected: Bool { false }
  public var isLowLatencyEventDispatchConfirmed: Bool { false }
  public var isPerformingLowLatencyPhases: Bool { false }

  init(at time: TimeInterval, interval: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + interval
    estimatedPresentationTime = time + interval
  }
}

/// A part of an update. Actions of one update are called one after the other, in the order of their phases.
nonisolated public struct UIUpdateActionPhase: Hashable, Sendable {
  fileprivate let order: Int
  public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
  public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
  public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
  public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)
}

/// Takes part in the updates of a view's screen while the view is in a window.
///
/// All actions of an update are called before its frame is drawn. While it is enabled it is called for each frame, also
/// where it does not ask for continuous updates.
@preconcurrency @MainActor
public final class UIUpdateLink: _KnownByIdentity {
  private struct Action {
    let phase: UIUpdateActionPhase
    let run: (UIUpdateLink, UIUpdateInfo) -> Void
  }

  private var actions: [Action] = []
  private weak var view: UIView?
  private var link: CADisplayLink?
  public private(set) var currentUpdateInfo: UIUpdateInfo?
  public var requiresContinuousUpdates = false
  public var wantsLowLatencyEventDispatch = false
  public var wantsImmediatePresentation = false
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }

  public init(view: UIView) { self.view = view }

  public convenience init(windowScene: UIWindowScene) {
    self.init(view: windowScene.keyWindow ?? UIView())
  }

  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = nil
      guard isEnabled else { return }
      let link = CADisplayLink(target: self, selector: _SEL(UIUpdateLink.update))
      link.preferredFrameRateRange = preferredFrameRateRange
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  /// Called before the frame's changes are taken.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCATransactionCommit, handler: handler)
  }

  public func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    actions.append(Action(phase: phase, run: handler))
    actions = actions.enumerated()
      .sorted { ($0.element.phase.order, $0.offset) < ($1.element.phase.order, $1.offset) }
      .map(\.element)
  }

  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCATransactionCommit, target: target, selector: selector)
  }

  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let object = target as AnyObject
    addAction(to: phase) { [weak object] link, _ in
      if let object { selector.send(to: object, from: link) }
    }
  }

  func update(_ link: CADisplayLink) {
    guard let view else {
      isEnabled = false
      return
    }
    guard view.window != nil else { return }
    let info = UIUpdateInfo(at: link.timestamp, interval: link.duration)
    currentUpdateInfo = info
    for action in actions { action.run(self, info) }
    currentUpdateInfo = nil
  }
}
