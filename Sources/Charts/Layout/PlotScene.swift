import Foundation
import Geometry
import ViewGraphics

/// All that is drawn in a plot: lines of the axes, and marks.
struct PlotScene {
  struct GridLine {
    var key: AxisMarkKey
    var isTick: Bool
    var from: CGPoint
    var to: CGPoint
    var stroke: StrokeStyle
    var style: AnyShapeStyle?
    var opacity = 1.0
  }

  var size = CGSize.zero
  var lines: [GridLine] = []
  var marks: [PlacedMark] = []
}

extension PlotScene {
  /// The scene on the way from `old` to `new`: what both have moves, the rest fades.
  ///
  /// - Parameter fraction: 0 for the old scene … 1 for the new one; springs go beyond.
  static func mix(_ old: PlotScene, _ new: PlotScene, _ fraction: Double) -> PlotScene {
    if fraction == 1 { return new }
    let visible = min(1, max(0, fraction))
    var result = PlotScene(size: new.size)
    result.lines = mixLines(old.lines, new.lines, fraction, visible)
    let before = Dictionary(
      old.marks.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var kept = Set<Int>()
    for mark in new.marks {
      guard let index = before[mark.identity],
        let mixed = mark.mixed(from: old.marks[index], fraction)
      else {
        var appearing = mark
        appearing.opacity *= visible
        result.marks.append(appearing)
        continue
      }
      kept.insert(mark.identity)
      result.marks.append(mixed)
    }
    let leaving = old.marks.filter { !kept.contains($0.identity) }.map { mark in
      var mark = mark
      mark.opacity *= 1 - visible
      return mark
    }
    result.marks.insert(contentsOf: leaving.filter { $0.opacity > 0 }, at: 0)
    return result
  }

  private static func mixLines(
    _ old: [GridLine], _ new: [GridLine], _ fraction: Double, _ visible: Double
  ) -> [GridLine] {
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new.map(\.key))
    var result = old.filter { !after.contains($0.key) }.map { line in
      var line = line
      line.opacity *= 1 - visible
      return line
    }
    for var line in new {
      if let previous = before[line.key] {
        line.from = previous.from.mixed(to: line.from, fraction)
        line.to = previous.to.mixed(to: line.to, fraction)
        line.opacity = previous.opacity + (line.opacity - previous.opacity) * visible
      } else {
        line.opacity *= visible
      }
      result.append(line)
    }
    return result
  }
}

extension PlacedMark {
  /// This mark on the way from `old`; nil where one does not turn into the other.
  func mixed(from old: PlacedMark, _ fraction: Double) -> PlacedMark? {
    guard let form = Form.mix(old.form, form, fraction) else { return nil }
    var result = self
    result.form = form
    result.opacity = old.opacity + (opacity - old.opacity) * min(1, max(0, fraction))
    result.style = StyleMixing.mix(old.style, style, fraction)
    return result
  }
}

extension PlacedMark.Form {
  static func mix(_ old: Self, _ new: Self, _ fraction: Double) -> Self? {
    let part = CGFloat(fraction)
    func number(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    switch (old, new) {
    case (.rectangle(let from, _, _), .rectangle(let to, let corners, let style)):
      let box = CGRect(
        x: number(from.minX, to.minX), y: number(from.minY, to.minY),
        width: number(from.width, to.width), height: number(from.height, to.height))
      return .rectangle(box.standardized, corners, style)
    case (.symbol(let from, let fromSize, _), .symbol(let to, let toSize, let shape)):
      let size = CGSize(
        width: number(fromSize.width, toSize.width),
        height: number(fromSize.height, toSize.height))
      return .symbol(center: from.mixed(to: to, fraction), size: size, shape)
    case (.rule(let a, let b, _), .rule(let c, let d, let stroke)):
      return .rule(a.mixed(to: c, fraction), b.mixed(to: d, fraction), stroke)
    case (.line(let from, _, _), .line(let to, let method, let stroke)):
      return .line(CurvePoints.mix(from, to, fraction), method, stroke)
    case (.area(let from, let fromLow, _, _), .area(let to, let toLow, let method, let lies)):
      let low = CurvePoints(points: fromLow, identities: from.identities)
      let mixedLow = CurvePoints.mix(
        low, CurvePoints(points: toLow, identities: to.identities), fraction)
      return .area(
        CurvePoints.mix(from, to, fraction), mixedLow.points, method, isHorizontal: lies)
    case (.sector(let from), .sector(var to)):
      to.start = from.start + (to.start - from.start) * fraction
      to.end = max(to.start, from.end + (to.end - from.end) * fraction)
      to.innerRadius = max(0, number(from.innerRadius, to.innerRadius))
      to.outerRadius = max(0, number(from.outerRadius, to.outerRadius))
      to.inset = max(0, number(from.inset, to.inset))
      to.cornerRadius = max(0, number(from.cornerRadius, to.cornerRadius))
      to.center = from.center.mixed(to: to.center, fraction)
      return .sector(to)
    case (.path(let from, _), .path(let to, let stroke)):
      return PathMixing.mix(from, to, fraction).map { .path($0, stroke) }
    default: return nil
    }
  }
}

extension CurvePoints {
  /// The new points, each on its way from where the mark of the same identity stood; a point that was not
  /// there begins where it belongs.
  static func mix(_ old: CurvePoints, _ new: CurvePoints, _ fraction: Double) -> CurvePoints {
    var result = new
    if old.identities == new.identities {
      for index in result.points.indices {
        result.points[index] = old.points[index].mixed(to: new.points[index], fraction)
      }
      return result
    }
    let before = Dictionary(
      zip(old.identities, old.points), uniquingKeysWith: { first, _ in first })
    for index in result.points.indices {
      guard let from = before[new.identities[index]] else { continue }
      result.points[index] = from.mixed(to: new.points[index], fraction)
    }
    return result
  }
}

enum PathMixing {
  /// Between two paths of lines with as many points each; nil for others.
  static func mix(_ old: Path, _ new: Path, _ fraction: Double) -> Path? {
    let (from, to) = (old.elements, new.elements)
    guard from.count == to.count else { return nil }
    var path = Path()
    for (first, second) in zip(from, to) {
      switch (first, second) {
      case (.move(let from), .move(let to)): path.move(to: from.mixed(to: to, fraction))
      case (.line(let from), .line(let to)): path.addLine(to: from.mixed(to: to, fraction))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}

enum StyleMixing {
  /// Colours move, other styles change at once.
  static func mix(_ old: AnyShapeStyle, _ new: AnyShapeStyle, _ fraction: Double) -> AnyShapeStyle {
    guard let from = old.plainColor, let to = new.plainColor, from != to else { return new }
    return AnyShapeStyle(from.mix(with: to, by: min(1, max(0, fraction)), in: .device))
  }
}

extension CGPoint {
  func mixed(to other: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(
      x: x + (other.x - x) * CGFloat(fraction), y: y + (other.y - y) * CGFloat(fraction))
  }
}
