import Foundation
import Geometry

@testable import Typesetting

extension FontDescriptor {
  /// A copy with changes.
  func with(_ change: (inout FontDescriptor) -> Void) -> FontDescriptor {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Typesetter {
  /// Text of one look.
  convenience init(
    _ text: String, _ font: FontDescriptor = FontDescriptor(.body),
    style: ParagraphStyle = ParagraphStyle(), edit: (inout TextAttributes) -> Void = { _ in }
  ) {
    var attributes = TextAttributes(font: font)
    edit(&attributes)
    self.init(runs: [TextRun(text, attributes)], style: style)
  }
}

extension ParagraphStyle {
  init(_ change: (inout ParagraphStyle) -> Void) {
    self.init()
    change(&self)
  }
}

extension TextLayout {
  /// What each line shows, with "…" for an ellipsis, in reading order of left-to-right text.
  func shownText(of text: String) -> [String] {
    let units = Array(text.utf16)
    return lines.map { line in
      line.runs.map { run in
        run.range.isEmpty ? "…" : String(decoding: units[run.range], as: UTF16.self)
      }.joined()
    }
  }
}

extension Path {
  /// All end and control points.
  var allPoints: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .closeSubpath: []
      }
    }
  }

  /// The box of all points; outlines of letters have points at their extremes.
  var box: CGRect {
    let points = allPoints
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The area inside by Green's theorem over chords, positive whatever the direction.
  var area: Double {
    var area = 0.0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func edge(to point: CGPoint) {
      area += (current.x * point.y - point.x * current.y) / 2
      current = point
    }
    for element in elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point): edge(to: point)
      case .quadCurve(let point, let control):
        let from = current
        for step in 1...64 {
          let t = Double(step) / 64
          edge(
            to: from.mixed(with: control, t).mixed(with: control.mixed(with: point, t), t))
        }
      case .curve(let point, let control1, let control2):
        let from = current
        for step in 1...64 {
          let t = Double(step) / 64
          let middle = control1.mixed(with: control2, t)
          edge(
            to: from.mixed(with: control1, t).mixed(with: middle, t)
              .mixed(with: middle.mixed(with: control2.mixed(with: point, t), t), t))
        }
      case .closeSubpath: edge(to: start)
      }
    }
    return abs(area)
  }
}
