import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// A change of a node that takes its time.
@preconcurrency @MainActor
open class SKAction {
  enum Kind {
    /// Prepared for a node when it begins; called with parts of the way, 0…1, as time goes.
    case interval((SKNode) -> (CGFloat) -> Void)
    case instant((SKNode) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    /// Nil is for ever.
    case repeated(SKAction, Int?)
  }

  let kind: Kind
  /// Seconds.
  open var duration: TimeInterval
  /// How far apart the shortest and the longest run are, of which each takes one by chance; seconds.
  let durationRange: TimeInterval
  open var speed: CGFloat = 1
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: (Float) -> Float = { $0 }
  private let opposite: (() -> SKAction)?

  init(
    _ kind: Kind, duration: TimeInterval = 0, range: TimeInterval = 0,
    opposite: (() -> SKAction)? = nil
  ) {
    (self.kind, self.duration, self.opposite) = (kind, max(duration, 0), opposite)
    durationRange = max(range, 0)
  }

  /// How long a run that begins now takes, in seconds.
  fileprivate var nextDuration: TimeInterval {
    durationRange == 0
      ? duration : max(duration + .random(in: -0.5...0.5) * durationRange, 0)
  }

  /// How far it is after a part of its time.
  func progress(_ part: Double) -> CGFloat {
    let t = CGFloat(timingFunction(Float(part)))
    switch timingMode {
    case .linear: return t
    case .easeIn: return t * t
    case .easeOut: return t * (2 - t)
    case .easeInEaseOut: return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
    }
  }

  /// What takes it back; itself where nothing does.
  open func reversed() -> SKAction {
    let action = opposite?() ?? self
    (action.timingMode, action.speed) = (timingMode, speed)
    return action
  }

  /// A change by so much all in all, beside others of the same.
  static func by(
    _ duration: TimeInterval, opposite: (() -> SKAction)?,
    _ change: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    SKAction(
      .interval { node in
        var done: CGFloat = 0
        return { part in
          change(node, part - done)
          done = part
        }
      }, duration: duration, opposite: opposite)
  }

  /// A change from what there is to a value.
  static func to(
    _ path: ReferenceWritableKeyPath<SKNode, CGFloat>, _ value: CGFloat, _ duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .interval { node in
        let start = node[keyPath: path]
        return { node[keyPath: path] = start + (value - start) * $0 }
      }, duration: duration)
  }
}

/// An action on its way.
@MainActor
final class ActionRun {
  let action: SKAction
  private lazy var duration = action.nextDuration
  private var elapsed = 0.0
  private var apply: ((CGFloat) -> Void)?
  private var index = 0
  private var inner: [ActionRun]?

  init(_ action: SKAction) { self.action = action }

  /// Goes on by so many seconds; what is left of them when it has ended, nil until then.
  func advance(_ node: SKNode, _ seconds: Double) -> Double? {
    let seconds = seconds * Double(action.speed)
    switch action.kind {
    case .instant(let body):
      body(node)
      return seconds
    case .interval(let prepare):
      let apply = apply ?? prepare(node)
      self.apply = apply
      elapsed += seconds
      let isOver = elapsed >= duration
      apply(isOver ? action.progress(1) : action.progress(elapsed / duration))
      return isOver ? elapsed - duration : nil
    case .sequence(let actions):
      return advance(node, seconds, count: actions.count) { actions[$0] }
    case .repeated(let action, let count):
      return advance(node, seconds, count: count ?? .max) { _ in action }
    case .group(let actions):
      var left = seconds
      var running: [ActionRun] = []
      for run in inner ?? actions.map(ActionRun.init) {
        if let rest = run.advance(node, seconds) {
          left = min(left, rest)
        } else {
          running.append(run)
        }
      }
      inner = running
      return running.isEmpty ? left : nil
    }
  }

  /// One after another; what takes no time at all goes on once a frame only.
  private func advance(
    _ node: SKNode, _ seconds: Double, count: Int, _ next: (Int) -> SKAction
  ) -> Double? {
    var left = seconds
    var idle = 0
    while index < count {
      let run = inner?.first ?? ActionRun(next(index))
      inner = [run]
      guard let rest = run.advance(node, left) else { return nil }
      inner = nil
      index += 1
      idle = rest < left ? 0 : idle + 1
      left = rest
      if count == .max, idle > 0, left <= 0 || idle > 100 { return nil }
    }
    return left
  }
}
