import Foundation
import Geometry

extension UIBezierPath {
  /// The same outline, run through from its end to its beginning.
  nonisolated public func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: CGPath(Self.reversed(Path(cgPath))))
    (result.lineWidth, result.lineCapStyle) = (lineWidth, lineCapStyle)
    (result.lineJoinStyle, result.miterLimit) = (lineJoinStyle, miterLimit)
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// Each part of the path the other way round, the last part first.
  nonisolated private static func reversed(_ path: Path) -> Path {
    var parts: [(points: [CGPoint], steps: [Path.Element], isClosed: Bool)] = []
    for element in path.elements {
      switch element {
      case .move(let point): parts.append(([point], [], false))
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        guard !parts.isEmpty else { continue }
        parts[parts.count - 1].points.append(end)
        parts[parts.count - 1].steps.append(element)
      case .closeSubpath:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      }
    }
    var result = Path()
    for part in parts.reversed() {
      guard let start = part.points.last else { continue }
      result.move(to: start)
      for (index, step) in part.steps.enumerated().reversed() {
        let end = part.points[index]
        switch step {
        case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
        case .curve(_, let first, let second):
          result.addCurve(to: end, control1: second, control2: first)
        default: result.addLine(to: end)
        }
      }
      if part.isClosed { result.closeSubpath() }
    }
    return result
  }
}
