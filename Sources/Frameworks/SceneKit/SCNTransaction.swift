import CoreAnimation
import Foundation

/// Changes of nodes and materials that take their time together.
public final class SCNTransaction: NSObject {
  private struct Level {
    var duration: TimeInterval = 0
    var function: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var disableActions = false
    var values: [String: Any] = [:]
  }
  // Programs touch scenes on their main thread.
  nonisolated(unsafe) private static var levels = [Level()]

  public class func begin() {
    var level = levels[levels.count - 1]
    level.completion = nil
    // The outermost has no duration; one of one's own has that of Core Animation.
    if levels.count == 1, level.duration == 0 { level.duration = 0.25 }
    levels.append(level)
  }

  public class func commit() {
    guard levels.count > 1 else { return }
    let level = levels.removeLast()
    guard let completion = level.completion else { return }
    // Nobody else holds the block, which runs where it was given.
    nonisolated(unsafe) let block = completion
    let timer = Timer(timeInterval: max(level.duration, 0), repeats: false) { _ in block() }
    RunLoop.main.add(timer, forMode: .common)
  }
  public class func flush() {}
  public class func lock() {}
  public class func unlock() {}

  /// Seconds; 0 unless a transaction has begun.
  public class var animationDuration: TimeInterval {
    get { levels[levels.count - 1].duration }
    set { levels[levels.count - 1].duration = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  public class var animationTimingFunction: CAMediaTimingFunction? {
    get { levels[levels.count - 1].function }
    set { levels[levels.count - 1].function = newValue }
  }
  public class var disableActions: Bool {
    get { levels[levels.count - 1].disableActions }
    set { levels[levels.count - 1].disableActions = newValue }
  }
  public class var completionBlock: (() -> Void)? {
    get { levels[levels.count - 1].completion }
    set { levels[levels.count - 1].completion = newValue }
  }
  public class func value(forKey key: String) -> Any? { levels[levels.count - 1].values[key] }
  public class func setValue(_ value: Any?, forKey key: String) {
    levels[levels.count - 1].values[key] = value
  }

  /// Eases in and out where the transaction says nothing.
  static var curve: (Double) -> Double {
    let function = animationTimingFunction ?? CAMediaTimingFunction(name: .easeInEaseOut)
    return { function.value(at: $0) }
  }
}
