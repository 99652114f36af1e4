import CoreAnimation
import Foundation
import UIKit
import simd

/// The animations of Core Animation that run on one thing.
final class RunningAnimations {
  private struct Running {
    var key: String
    var animation: CAAnimation
    var start: TimeInterval
    var hasStarted = false
    var isDone = false
  }
  private var running: [Running] = []
  private var named = 0

  var keys: [String] { running.map(\.key) }
  var isEmpty: Bool { running.isEmpty }
  func animation(_ key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

  func add(_ animation: CAAnimation, _ key: String?) {
    named += 1
    let key = key ?? "animation \(named)"
    running.removeAll { $0.key == key }
    running.append(
      Running(key: key, animation: animation.duplicate(), start: SceneTime.now))
    SceneTime.changed()
  }

  func remove(_ key: String, from owner: some Animated) {
    for index in running.indices where running[index].key == key { clear(running[index], owner) }
    running.removeAll { $0.key == key }
    SceneTime.changed()
  }

  func removeAll(from owner: some Animated) {
    for key in keys { remove(key, from: owner) }
  }

  private func clear(_ running: Running, _ owner: some Animated) {
    for path in Self.paths(running.animation) { _ = owner.show(nil, at: path) }
  }

  private static func paths(_ animation: CAAnimation) -> [String] {
    if let group = animation as? CAAnimationGroup { return (group.animations ?? []).flatMap(paths) }
    return [(animation as? CAPropertyAnimation)?.keyPath].compactMap { $0 }
  }

  /// Shows what the animations have at a time; those that are over are taken away.
  func run(at now: TimeInterval, on owner: some Animated) {
    guard !running.isEmpty else { return }
    for one in running { clear(one, owner) }
    for index in running.indices {
      let animation = running[index].animation
      if !running[index].hasStarted {
        running[index].hasStarted = true
        Self.tell(animation, isOver: false)
      }
      let time = now - running[index].start - animation.beginTime
      let isOver = !Self.show(animation, at: time, length: nil, on: owner)
      if isOver, !running[index].isDone {
        running[index].isDone = true
        Self.tell(animation, isOver: true)
      }
    }
    if running.contains(where: { !$0.isDone }) { SceneTime.changed() }
    let over = running.filter { $0.isDone && $0.animation.isRemovedOnCompletion }
    guard !over.isEmpty else { return }
    for one in over { clear(one, owner) }
    let keys = Set(over.map(\.key))
    running.removeAll { keys.contains($0.key) }
    SceneTime.changed()
  }

  /// - Parameter isOver: whether it has ended; else it begins.
  private static func tell(_ animation: CAAnimation, isOver: Bool) {
    // Scenes take their steps on the main thread, where views drive them; the animation goes nowhere else.
    nonisolated(unsafe) let animation = animation
    MainActor.assumeIsolated {
      if isOver {
        animation.delegate?.animationDidStop(animation, finished: true)
      } else {
        animation.delegate?.animationDidStart(animation)
      }
    }
  }

  /// False when it is over.
  private static func show(
    _ animation: CAAnimation, at time: TimeInterval, length: TimeInterval?, on owner: some Animated
  ) -> Bool {
    let once = animation.duration > 0 ? animation.duration : length ?? 0.25
    let speed = Double(animation.speed)
    var local = time * speed + animation.timeOffset
    let keepsStart = animation.fillMode == .backwards || animation.fillMode == .both
    if local < 0 {
      guard keepsStart else { return true }
      local = 0
    }
    let turn = once * (animation.autoreverses ? 2 : 1)
    let whole =
      animation.repeatDuration > 0
      ? animation.repeatDuration
      : turn * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
    let isOver = local >= whole
    if isOver {
      let keepsEnd = animation.fillMode == .forwards || animation.fillMode == .both
      guard keepsEnd || animation.isRemovedOnCompletion == false && keepsEnd else { return false }
      local = whole
    }
    var cycle = turn > 0 ? (local / turn).rounded(.down) : 0
    var within = local - cycle * turn
    if isOver, within < 1e-9, cycle > 0 { (cycle, within) = (cycle - 1, turn) }
    if animation.autoreverses, within > once { within = turn - within }
    if let group = animation as? CAAnimationGroup {
      for part in group.animations ?? [] {
        _ = show(part, at: within - part.beginTime, length: once, on: owner)
      }
    } else if let property = animation as? CAPropertyAnimation, let path = property.keyPath {
      let linear = once > 0 ? within / once : 1
      let part = animation.timingFunction?.value(at: linear) ?? linear
      apply(property, path, part: part, cycle: cycle, on: owner)
    }
    return !isOver
  }

  private static func apply(
    _ animation: CAPropertyAnimation, _ path: String, part: Double, cycle: Double,
    on owner: some Animated
  ) {
    let current = owner.numbers(at: path) ?? []
    guard var value = value(animation, part: part, current: current), !value.isEmpty else {
      return
    }
    if animation.isCumulative, cycle > 0,
      let end = Self.value(animation, part: 1, current: current), end.count == value.count
    {
      for index in value.indices { value[index] += end[index] * Float(cycle) }
    }
    if animation.isAdditive, current.count == value.count {
      for index in value.indices { value[index] += current[index] }
    }
    if !owner.show(value, at: path) { SceneReports.noKeyPath(path) }
  }

  private static func value(
    _ animation: CAPropertyAnimation, part: Double, current: [Float]
  ) -> [Float]? {
    if let basic = animation as? CABasicAnimation {
      let (from, to) = (basic.fromValue.flatMap(numbers), basic.toValue.flatMap(numbers))
      let by = basic.byValue.flatMap(numbers)
      let start = from ?? (by != nil && to != nil ? mixed(to!, by!, -1) : current)
      let end = to ?? by.map { mixed(start, $0, 1) } ?? current
      return blend(start, end, part)
    }
    guard let frames = animation as? CAKeyframeAnimation, let values = frames.values else {
      return nil
    }
    let all = values.compactMap(numbers)
    guard all.count > 1 else { return all.first }
    let times =
      frames.keyTimes?.map(\.doubleValue) ?? all.indices.map { Double($0) / Double(all.count - 1) }
    guard times.count >= all.count else { return all.last }
    let next = min(max(times.firstIndex { $0 > part } ?? all.count - 1, 1), all.count - 1)
    let length = times[next] - times[next - 1]
    var local = length > 0 ? min(max((part - times[next - 1]) / length, 0), 1) : 1
    if let functions = frames.timingFunctions, next - 1 < functions.count {
      local = functions[next - 1].value(at: local)
    }
    if frames.calculationMode == .discrete { local = local < 1 ? 0 : 1 }
    return blend(all[next - 1], all[next], local)
  }

  private static func mixed(_ a: [Float], _ b: [Float], _ sign: Float) -> [Float] {
    a.count == b.count ? zip(a, b).map { $0 + sign * $1 } : a
  }

  private static func blend(_ a: [Float], _ b: [Float], _ part: Double) -> [Float] {
    guard a.count == b.count else { return part < 1 ? a : b }
    return zip(a, b).map { $0 + ($1 - $0) * Float(part) }
  }

  /// What a program gives as a value, as numbers: colours are red, green, blue and opacity.
  static func numbers(_ value: Any) -> [Float]? {
    switch value {
    case let v as SCNVector3: return SIMD3(v).array
    case let v as SCNVector4: return SIMD4(v).array
    case let v as SIMD3<Float>: return v.array
    case let m as SCNMatrix4:
      let m = simd_float4x4(m)
      return (0..<4).flatMap { m[$0].array }
    case let m as CATransform3D:
      return [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
        m.m42, m.m43, m.m44,
      ].map { Float($0) }
    case let n as Float: return [n]
    case let n as Double: return [Float(n)]
    case let n as CGFloat: return [Float(n)]
    case let n as Int: return [Float(n)]
    case let n as NSNumber: return [n.floatValue]
    case let v as NSValue:
      for count in [3, 4, 16] where String(cString: v.objCType) == "[\(count)f]" {
        return v.floats(count)
      }
      return nil
    default: return SolidColor(value).map { $0.encoded.array }
    }
  }
}
