import Foundation
import ViewLayout
import ViewRuntime

/// Rests where the part of a chart that is seen begins at a round value.
///
/// A slow movement ends at the nearest such value, a fling at the nearest major one in its direction.
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The values to rest at, in the numbers of a scale: dates in seconds, categories by their index.
  enum Grid: Equatable, Sendable {
    case every(Double)
    case matching(DateComponents)
    /// What is seen at once.
    case page
  }

  let minor: Grid
  let major: Grid?
  let limit: ValueAlignedLimitBehavior

  /// Charts ask `aligned`, since values are what they know of.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  /// Points a second from which on a movement is a fling.
  private static let flingSpeed = 100.0

  /// Where a movement ends.
  ///
  /// - Parameters:
  ///   - goal: where it would end by itself.
  ///   - start: where it began.
  ///   - velocity: in points a second, positive towards greater numbers.
  ///   - page: how much is seen.
  func aligned(_ goal: Double, from start: Double, velocity: Double, page: Double) -> Double {
    guard abs(velocity) >= Self.flingSpeed else { return Self.nearest(goal, minor, start, page) }
    let grid = major ?? minor
    let next = Self.neighbour(of: start, grid, page, isAfter: velocity > 0)
    // A major alignment passes one value at a time unless that is not wanted.
    if limit == .always || limit == .automatic && major != nil { return next }
    let nearest = Self.nearest(goal, grid, start, page)
    return velocity > 0 ? max(next, nearest) : min(next, nearest)
  }

  private static func nearest(_ value: Double, _ grid: Grid, _ start: Double, _ page: Double)
    -> Double
  {
    let before = neighbour(of: value + 1e-6, grid, page, isAfter: false)
    let after = neighbour(of: value - 1e-6, grid, page, isAfter: true)
    return value - before <= after - value ? before : after
  }

  /// The value of the grid next to a number.
  private static func neighbour(of value: Double, _ grid: Grid, _ page: Double, isAfter: Bool)
    -> Double
  {
    switch grid {
    case .every(let unit):
      guard unit > 0 else { return value }
      let place = value / unit
      // A value of the grid is not its own neighbour, but for what rounding leaves.
      return (isAfter ? (place + 1e-9).rounded(.down) + 1 : (place - 1e-9).rounded(.up) - 1) * unit
    case .page: return isAfter ? value + page : value - page
    case .matching(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      let found = Calendar.current.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime,
        direction: isAfter ? .forward : .backward)
      return found?.timeIntervalSinceReferenceDate ?? value
    }
  }
}

/// The values at which a fling ends.
nonisolated public struct MajorValueAlignment<Value: Plottable>: Sendable {
  let grid: ValueAlignedChartScrollTargetBehavior.Grid

  /// A page on: as much as is seen.
  public static var page: MajorValueAlignment { MajorValueAlignment(grid: .page) }
}

extension MajorValueAlignment where Value: Numeric {
  /// Whole multiples of `unit`.
  nonisolated public static func unit(_ unit: Value) -> MajorValueAlignment {
    MajorValueAlignment(grid: .every(unit.plotted.number ?? 1))
  }
}

extension MajorValueAlignment where Value == Date {
  /// Dates that these components fit.
  nonisolated public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment(grid: .matching(components))
  }
}

/// How many values one movement may pass.
nonisolated public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ValueAlignedLimitBehavior(name: "automatic")
  /// One major value at a time.
  public static let always = ValueAlignedLimitBehavior(name: "always")
  public static let never = ValueAlignedLimitBehavior(name: "never")
}

extension ScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Whole multiples of `unit`; of categories `unit` is a count.
  nonisolated public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      minor: .every(unit.plotted.number ?? 1), major: majorAlignment?.grid, limit: limitBehavior)
  }

  /// Dates that these components fit: `DateComponents(hour: 0)` for the beginnings of days.
  nonisolated public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      minor: .matching(components), major: majorAlignment?.grid, limit: limitBehavior)
  }
}

/// Has a behaviour decide on a chart's values where it speaks of these.
struct ChartScrollTarget: ScrollTargetBehavior {
  let model: ChartModel
  let behavior: any ScrollTargetBehavior

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let aligning = behavior as? ValueAlignedChartScrollTargetBehavior else {
      return behavior.updateTarget(&target, context: context)
    }
    let (content, from) = (context.contentSize, context.originalTarget.rect)
    let velocity = context.velocity
    if let window = model.scales.x.window, content.width > 0 {
      target.rect.origin.x =
        content.width
        * model.start(
          model.scales.x, window.length, target.rect.minX / content.width,
          from.minX / content.width,
          velocity.dx, aligning)
    }
    if let window = model.scales.y.window, content.height > 0 {
      let runsDown = model.scales.y.runsDown
      func turned(_ y: CGFloat) -> CGFloat { runsDown ? y : 1 - window.length - y }
      target.rect.origin.y =
        content.height
        * turned(
          model.start(
            model.scales.y, window.length, turned(target.rect.minY / content.height),
            turned(from.minY / content.height), runsDown ? velocity.dy : -velocity.dy, aligning))
    }
  }
}

extension ChartModel {
  /// Where the window begins after a movement, in parts of the whole.
  @MainActor
  fileprivate func start(
    _ scale: PositionScale, _ length: Double, _ goal: CGFloat, _ from: CGFloat, _ velocity: CGFloat,
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> Double {
    let last = 1 - length
    func number(_ fraction: Double) -> Double? {
      guard let value = value(scale, at: min(last, max(0, fraction))) else { return nil }
      return scale.number(of: value)
    }
    guard let end = number(Double(goal)), let begin = number(Double(from)),
      let first = number(0), let pageEnd = number(length)
    else { return min(last, max(0, Double(goal))) }
    let result = behavior.aligned(
      end, from: begin, velocity: Double(velocity), page: abs(pageEnd - first))
    let fraction = scale.whole.fraction(scale.kind == .category ? result - 0.5 : result)
    return min(last, max(0, fraction))
  }
}
