import Foundation
import Geometry

/// The values of a keyframe animation over its run, 0…1.
struct KeyframeTrack {
  /// From one value to the next.
  private enum Step {
    case line(LayerValue, LayerValue)
    /// A cubic Bézier curve, of a path or through values.
    case curve([LayerValue])

    func value(at fraction: Double) -> LayerValue {
      switch self {
      case .line(let from, let to): return from.blended(with: to, fraction)
      case .curve(let points):
        var row = points
        while row.count > 1 {
          row = zip(row, row.dropFirst()).map { $0.blended(with: $1, fraction) }
        }
        return row[0]
      }
    }

    /// In steps of a sixty-fourth for curves.
    var length: Double {
      switch self {
      case .line(let from, let to): from.distance(to: to)
      case .curve:
        (0..<64).reduce(0) {
          $0 + value(at: Double($1) / 64).distance(to: value(at: Double($1 + 1) / 64))
        }
      }
    }

    /// The part of the step after which `distance` of its length lies behind.
    func fraction(after distance: Double) -> Double {
      guard case .curve = self else {
        let length = length
        return length > 0 ? distance / length : 1
      }
      var (left, last) = (distance, value(at: 0))
      for index in 1...64 {
        let next = value(at: Double(index) / 64)
        let piece = last.distance(to: next)
        if piece >= left, piece > 0 { return (Double(index) - 1 + left / piece) / 64 }
        (left, last) = (left - piece, next)
      }
      return 1
    }
  }

  private var steps: [Step] = []
  /// When each step begins, and 1 at the end.
  private var times: [Double] = []
  private let mode: CAAnimationCalculationMode
  private var values: [LayerValue] = []

  init?(values: [LayerValue], times: [Double]?, mode: CAAnimationCalculationMode) {
    guard let first = values.first else { return nil }
    self.mode = mode
    self.values = values
    if mode == .discrete {
      self.times = times.flatMap { $0.count > values.count ? $0 : $0 + [1] } ?? even(values.count)
      return
    }
    steps = zip(values, values.dropFirst()).map(Step.line)
    if steps.isEmpty { steps = [.line(first, first)] }
    setTimes(times)
  }

  /// One step for each line and curve of the path.
  init?(path: Path, times: [Double]?, mode: CAAnimationCalculationMode) {
    self.mode = mode == .cubic ? .linear : mode == .cubicPaced ? .paced : mode
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, place) = (point, point)
      case .line(let point): add([place, point], &place)
      case .quadCurve(let point, let control): add([place, control, point], &place)
      case .curve(let point, let control1, let control2):
        add([place, control1, control2, point], &place)
      case .closeSubpath: if place != start { add([place, start], &place) }
      }
    }
    guard !steps.isEmpty else { return nil }
    values = steps.map { $0.value(at: 0) } + [steps[steps.count - 1].value(at: 1)]
    if mode == .discrete {
      self.times = times ?? even(values.count)
    } else {
      setTimes(times)
    }
  }

  private mutating func add(_ points: [CGPoint], _ place: inout CGPoint) {
    steps.append(
      points.count == 2
        ? .line(.point(points[0]), .point(points[1])) : .curve(points.map(LayerValue.point)))
    place = points[points.count - 1]
  }

  private func even(_ count: Int) -> [Double] {
    (0...max(count, 1)).map { Double($0) / Double(max(count, 1)) }
  }

  private mutating func setTimes(_ wanted: [Double]?) {
    if mode.isPaced {
      let lengths = steps.map(\.length)
      let total = lengths.reduce(0, +)
      var sum = 0.0
      times = [0]
      for length in lengths {
        sum += length
        times.append(total > 0 ? sum / total : 1)
      }
    } else if let wanted, wanted.count > steps.count {
      times = wanted
    } else {
      times = even(steps.count)
    }
  }

  /// Makes curves through the values, after Kochanek and Bartels; Catmull and Rom's without their numbers.
  mutating func bend(tension: [Double]?, continuity: [Double]?, bias: [Double]?) {
    guard mode.isCubic, values.count > 2 else { return }
    func parameter(_ list: [Double]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? 0
    }
    /// The directions in which the curve comes to a value and leaves it.
    func tangents(_ index: Int) -> (into: LayerValue, out: LayerValue)? {
      let (t, c) = (parameter(tension, index), parameter(continuity, index))
      let b = parameter(bias, index)
      let before = values[max(index - 1, 0)]
      let after = values[min(index + 1, values.count - 1)]
      guard let past = values[index].subtracting(before),
        let future = after.subtracting(values[index]), let none = past.subtracting(past)
      else { return nil }
      func sum(_ past: LayerValue, _ p: Double, _ future: LayerValue, _ f: Double) -> LayerValue {
        none.blended(with: past, p).adding(none.blended(with: future, f))
      }
      return (
        sum(
          past, (1 - t) * (1 - c) * (1 + b) / 2, future, (1 - t) * (1 + c) * (1 - b) / 2),
        sum(
          past, (1 - t) * (1 + c) * (1 + b) / 2, future, (1 - t) * (1 - c) * (1 - b) / 2)
      )
    }
    let all = values.indices.map(tangents)
    for index in steps.indices {
      guard let leaving = all[index]?.out, let coming = all[index + 1]?.into,
        let none = leaving.subtracting(leaving),
        let last = values[index + 1].subtracting(none.blended(with: coming, 1.0 / 3))
      else { continue }
      let first = values[index].adding(none.blended(with: leaving, 1.0 / 3))
      steps[index] = .curve([values[index], first, last, values[index + 1]])
    }
    if mode.isPaced { setTimes(nil) }
  }

  /// The step at `fraction` of the run, and how far it has come.
  private func place(
    at fraction: Double, _ easing: [CAMediaTimingFunction]?
  ) -> (index: Int, fraction: Double) {
    var index = 0
    while index + 1 < steps.count, times[index + 1] <= fraction { index += 1 }
    let (start, end) = (times[index], times[index + 1])
    var local = end > start ? min(max((fraction - start) / (end - start), 0), 1) : 1
    if let easing, easing.indices.contains(index), !mode.isPaced {
      local = easing[index].value(at: local)
    }
    return (index, local)
  }

  func value(at fraction: Double, stepEasing: [CAMediaTimingFunction]?) -> LayerValue {
    if mode == .discrete {
      let index = times.lastIndex { $0 <= fraction + 1e-9 } ?? 0
      return values[min(index, values.count - 1)]
    }
    let (index, local) = place(at: fraction, stepEasing)
    let step = steps[index]
    return step.value(at: mode.isPaced ? step.fraction(after: local * step.length) : local)
  }

  /// The direction of the movement in radians from the x axis; nil where it stands.
  func heading(at fraction: Double, stepEasing: [CAMediaTimingFunction]?) -> Double? {
    guard mode != .discrete else { return nil }
    let (index, local) = place(at: fraction, stepEasing)
    let step = steps[index]
    let at = mode.isPaced ? step.fraction(after: local * step.length) : local
    let (low, high) = (max(at - 1e-4, 0), min(at + 1e-4, 1))
    guard case .point(let from) = step.value(at: low), case .point(let to) = step.value(at: high),
      from != to
    else { return nil }
    return Double(atan2(to.y - from.y, to.x - from.x))
  }
}
