import DrawingCommands
import Foundation
import FoundationNames

/// Changes of layers that belong together: how the animations that they cause run, and what happens after them.
///
/// Outside of `begin` and `commit` there is one that ends with the frame.
open class CATransaction: NSObject {
  /// A quarter of a second.
  static let standardDuration = 0.25

  private final class Level {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    /// The end of all of its animations.
    let end = AnimationsEnd()
    /// The end of those that were added since its block was set.
    var blockEnd: AnimationsEnd?
    var named: [String: Any] = [:]
    /// Layers that nobody else may hold yet.
    var changed: [CALayer] = []

    func close() {
      blockEnd?.close()
      end.close()
    }
  }

  // Layers are changed on the main thread, or by the tasks that stand for it. So is the number below.
  nonisolated(unsafe) private static var levels: [Level] = []
  nonisolated(unsafe) private static var implicit = Level()

  private static var current: Level { levels.last ?? implicit }

  private static func inherited<Value>(_ value: (Level) -> Value?) -> Value? {
    for level in levels.reversed() { if let found = value(level) { return found } }
    return value(implicit)
  }

  open class func begin() { levels.append(Level()) }

  open class func commit() {
    guard let level = levels.popLast() else { return }
    level.close()
  }

  /// Ends the changes that no `begin` has opened: done for each frame.
  package static func endImplicit() {
    let level = implicit
    implicit = Level()
    number += 1
    level.close()
  }

  /// How often changes have ended.
  private(set) nonisolated(unsafe) static var number = 0

  /// Keeps a layer that was changed until the changes end, as Core Animation does: programs make layers that
  /// only a weak reference holds until they are put among others.
  static func keep(_ layer: CALayer) { implicit.changed.append(layer) }

  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}

  open class func animationDuration() -> CFTimeInterval {
    inherited { $0.duration } ?? standardDuration
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = max(dur, 0) }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    inherited { $0.timingFunction } ?? nil
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = .some(function)
  }
  open class func disableActions() -> Bool { inherited { $0.disablesActions } ?? false }
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  open class func completionBlock() -> (() -> Void)? { current.blockEnd?.block }
  /// What is called once all animations that are added from now on have ended; the block before it waits for those that
  /// were added until now, and is called at once where there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = current
    let previous = level.blockEnd
    level.blockEnd = block.map { block in
      let end = AnimationsEnd()
      end.block = block
      return end
    }
    previous?.close()
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      current.disablesActions = (anObject as? Bool) ?? (anObject as? NSNumber)?.boolValue
    case kCATransactionAnimationDuration:
      current.duration = (anObject as? Double) ?? (anObject as? NSNumber)?.doubleValue
    case kCATransactionAnimationTimingFunction:
      current.timingFunction = .some(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.named[key] = anObject
    }
  }

  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: inherited { $0.named[key] }
    }
  }

  /// Those who wait for an animation that is added now.
  static var waiting: [AnimationsEnd] {
    (levels + [implicit]).flatMap { [$0.end, $0.blockEnd].compactMap { $0 } }
  }

  /// What tells of the end of the animations that are added now.
  package static var currentEnd: AnimationsEnd { current.end }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of a layer's transition.
public let kCATransition = "transition"

/// Calls a block once the animations of a transaction have ended and no more can be added.
package final class AnimationsEnd {
  package var block: (() -> Void)?
  /// Whether none of them was broken off.
  package private(set) var allFinished = true
  /// Whether there were any.
  package private(set) var hadAnimations = false
  private var count = 0
  private var isClosed = false

  package init() {}

  func enter() {
    count += 1
    hadAnimations = true
  }

  func leave(finished: Bool) {
    count -= 1
    allFinished = allFinished && finished
    callIfDone()
  }

  package func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, count == 0, let block else { return }
    self.block = nil
    block()
  }
}
