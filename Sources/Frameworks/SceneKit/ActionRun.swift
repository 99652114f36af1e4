import Foundation
import simd

/// An action on its way.
final class ActionRun {
  let action: SCNAction
  private lazy var duration = action.nextDuration
  private var elapsed = 0.0
  private var apply: ((CGFloat) -> Void)?
  private var index = 0
  private var inner: [ActionRun]?

  init(_ action: SCNAction) { self.action = action }

  /// Goes on by so many seconds; what is left of them when it has ended, nil until then.
  func advance(_ node: SCNNode, _ seconds: Double) -> Double? {
    let seconds = seconds * Double(action.speed)
    switch action.kind {
    case .instant(let body):
      body(node)
      return seconds
    case .interval(let prepare):
      let apply = apply ?? prepare(node)
      self.apply = apply
      elapsed += seconds
      // A frame that ends as the action does may miss it by the last digits of its time.
      let isOver = elapsed >= duration - 1e-9
      apply(isOver ? action.progress(1) : action.progress(elapsed / duration))
      return isOver ? max(elapsed - duration, 0) : nil
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
    _ node: SCNNode, _ seconds: Double, count: Int, _ next: (Int) -> SCNAction
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

extension SCNNode {
  public func runAction(_ action: SCNAction) { add(action, nil, nil) }
  public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    add(action, nil, block)
  }
  /// An action that runs under the same key ends.
  public func runAction(_ action: SCNAction, forKey key: String?) { add(action, key, nil) }
  public func runAction(
    _ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?
  ) { add(action, key, block) }

  private func add(_ action: SCNAction, _ key: String?, _ completion: (() -> Void)?) {
    if let key { removeAction(forKey: key) }
    actions.append((key, ActionRun(action), completion))
    SceneTime.changed()
  }

  public var hasActions: Bool { !actions.isEmpty }
  public var actionKeys: [String] { actions.compactMap(\.key) }
  public func action(forKey key: String) -> SCNAction? {
    actions.first { $0.key == key }?.run.action
  }
  public func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  public func removeAllActions() { actions = [] }

  /// The actions of the node and of all below it.
  func runActions(_ seconds: Double) {
    guard !isPaused else { return }
    for (_, run, completion) in actions {
      // One that an earlier one has taken away does not run.
      guard actions.contains(where: { $0.run === run }) else { continue }
      guard run.advance(self, seconds) != nil else { continue }
      actions.removeAll { $0.run === run }
      completion?()
    }
    for child in childNodes { child.runActions(seconds) }
  }

  /// Turns at once, as actions do.
  func putTurn(_ turn: simd_quatf, angles: SIMD3<Float>? = nil) {
    turned.put(turn)
    (givenAngles, givenRotation) = (angles, nil)
  }
}
