import UIKit

public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }

/// Values at times, and what lies between them.
@preconcurrency @MainActor
open class SKKeyframeSequence {
  private var frames: [(time: CGFloat, value: Any)] = []
  /// Splines are drawn as straight lines.
  open var interpolationMode = SKInterpolationMode.linear
  open var repeatMode = SKRepeatMode.clamp

  /// The shorter of the two lists counts.
  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
  }
  public init(capacity: Int) {}
  public convenience init() { self.init(capacity: 0) }

  open func count() -> Int { frames.count }
  open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((time, value)) }
  open func removeLastKeyframe() { _ = frames.popLast() }
  open func removeKeyframe(at index: Int) {
    if frames.indices.contains(index) { frames.remove(at: index) }
  }
  open func setKeyframeValue(_ value: Any, for index: Int) {
    if frames.indices.contains(index) { frames[index].value = value }
  }
  open func setKeyframeTime(_ time: CGFloat, for index: Int) {
    if frames.indices.contains(index) { frames[index].time = time }
  }
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
  open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

  /// The value at a time; nil where there is none at all.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let first = frames.first, let last = frames.last else { return nil }
    let length = last.time - first.time
    var time = time
    if repeatMode == .loop, length > 0 {
      time = first.time + (time - first.time).truncatingRemainder(dividingBy: length)
    }
    guard time > first.time else { return first.value }
    guard let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
    let (from, to) = (frames[next - 1], frames[next])
    if interpolationMode == .step { return from.value }
    return Self.between(from.value, to.value, (time - from.time) / max(to.time - from.time, 1e-6))
  }

  private static func between(_ from: Any, _ to: Any, _ part: CGFloat) -> Any {
    if let from = from as? UIColor, let to = to as? UIColor {
      let (one, other) = (channels(of: from), channels(of: to))
      let mixed = zip(one, other).map { $0 + ($1 - $0) * part }
      return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
    guard let from = number(from), let to = number(to) else { return from }
    return NSNumber(value: Double(from + (to - from) * part))
  }

  private static func channels(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
