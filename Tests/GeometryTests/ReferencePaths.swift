import Foundation
import Testing

@testable import Geometry

/// A path and what SwiftUI (macOS 26.2) answers for it.
struct ReferencePath: Sendable, CustomTestStringConvertible {
  enum Kind: String { case exact, bounds }

  var name: String
  var kind: Kind
  /// The description, or `minX minY maxX maxY`.
  var answer: String
  var path: Path

  var testDescription: String { name }
}

private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
private let center = CGPoint(x: 50, y: 50)
private let uneven = RectangleCornerRadii(
  topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
private let triangle = Path {
  $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
  $0.closeSubpath()
}
/// 30 degrees about the bottom trailing corner.
private let turn = CGAffineTransform(translationX: 100, y: 60).rotated(by: .pi / 6)
  .translatedBy(x: -100, y: -60)

private func arc(from start: Double = 0, to end: Double, clockwise: Bool = false) -> Path {
  Path {
    $0.addArc(
      center: center, radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
  }
}

let referencePaths: [ReferencePath] = [
  ReferencePath(
    name: "Rectangle in rect",
    kind: .exact,
    answer: "0 0 m 100 0 l 100 60 l 0 60 l h",
    path: Path(rect)),
  ReferencePath(
    name: "Circle in rect",
    kind: .exact,
    answer: """
      80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 \
      33.4315 0 50 0 c 66.5685 0 80 13.4315 80 30 c h
      """,
    path: Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60))),
  ReferencePath(
    name: "Ellipse in rect",
    kind: .exact,
    answer: """
      100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 \
      22.3858 0 50 0 c 77.6142 0 100 13.4315 100 30 c h
      """,
    path: Path(ellipseIn: rect)),
  ReferencePath(
    name: "RoundedRectangle(cornerRadius: 0) in rect",
    kind: .exact,
    answer: "0 0 m 100 0 l 100 60 l 0 60 l h",
    path: Path(roundedRect: rect, cornerRadius: 0)),
  ReferencePath(
    name: "RoundedRectangle(cornerRadius: 8, style: .circular) in (10,20,50,40)",
    kind: .exact,
    answer: """
      60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c \
      10 28 l 10 23.5817 13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h
      """,
    path: Path(
      roundedRect: CGRect(x: 10, y: 20, width: 50, height: 40), cornerRadius: 8, style: .circular)),
  ReferencePath(
    name: "RoundedRectangle(cornerRadius: 12) in rect (continuous corners)",
    kind: .exact,
    answer: """
      100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 \
      95.5261 57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l \
      13.0619 60 10.4209 60 7.57793 59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 \
      52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937 \
      7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c 10.4209 0 13.0619 0 \
      18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c 95.5261 2.02872 97.9713 \
      4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h
      """,
    path: Path(roundedRect: rect, cornerRadius: 12)),
  ReferencePath(
    name: "RoundedRectangle(cornerRadius: 20) in rect (corner meets corner on the short side)",
    kind: .exact,
    answer: """
      100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 \
      56.6188 87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 \
      17.3681 60 12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 \
      42.6844 0 38.3695 0 30 c 0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 \
      7.45648 3.3812 12.6299 1.49823 c 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 \
      0 82.6319 0 87.3701 1.49823 c 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 \
      17.3156 100 21.6305 100 30 c h
      """,
    path: Path(roundedRect: rect, cornerRadius: 20)),
  ReferencePath(
    name: """
      RoundedRectangle(cornerRadius: 40) in rect (radius clamped to 30; Capsule gives the \
      same)
      """,
    kind: .exact,
    answer: """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 \
      54.9282 81.0552 57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 \
      26.0522 60 18.9448 57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 \
      0 31.2 0 30 c 0 30 l 0 28.8 0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 \
      18.9448 2.24734 c 26.0522 0 32.6547 0 45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 \
      81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 97.7527 18.9448 c 100 24.6 100 28.8 \
      100 30 c h
      """,
    path: Path(roundedRect: rect, cornerRadius: 40)),
  ReferencePath(
    name: """
      UnevenRoundedRectangle(topLeading 5, bottomLeading 10, bottomTrailing 15, \
      topTrailing 20; .circular) in rect
      """,
    kind: .exact,
    answer: """
      100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 \
      c 0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h
      """,
    path: Path(roundedRect: rect, cornerRadii: uneven, style: .circular)),
  ReferencePath(
    name: "Circle().inset(by: 5) in rect",
    kind: .exact,
    answer: """
      75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 \
      36.1929 5 50 5 c 63.8071 5 75 16.1929 75 30 c h
      """,
    path: Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50))),
  ReferencePath(
    name: "RoundedRectangle(cornerRadius: 12).inset(by: 20) in rect",
    kind: .exact,
    answer: "20 20 m 80 20 l 80 40 l 20 40 l h",
    path: Path(roundedRect: rect.insetBy(dx: 20, dy: 20), cornerRadius: 0)),
  ReferencePath(
    name: "arc to 30 degrees, clockwise: false",
    kind: .exact,
    answer: "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c",
    path: arc(to: 30)),
  ReferencePath(
    name: "arc to 120, clockwise: false",
    kind: .exact,
    answer: "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c",
    path: arc(to: 120)),
  ReferencePath(
    name: "arc to 360, clockwise: false",
    kind: .exact,
    answer: """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 \
      27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c h
      """,
    path: arc(to: 360)),
  ReferencePath(
    name: "arc to -90, clockwise: false",
    kind: .exact,
    answer: """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 \
      27.9086 10 50 10 c
      """,
    path: arc(to: -90)),
  ReferencePath(
    name: "arc to -360, clockwise: false",
    kind: .exact,
    answer: """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 \
      27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c
      """,
    path: arc(to: -360)),
  ReferencePath(
    name: "arc to 45, clockwise: true",
    kind: .exact,
    answer: """
      90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 \
      27.9086 90 50 90 c 60.6087 90 70.7828 85.7857 78.2843 78.2843 c
      """,
    path: arc(to: 45, clockwise: true)),
  ReferencePath(
    name: "arc from -90 to 0, clockwise: true",
    kind: .exact,
    answer: """
      50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 \
      72.0914 90 50 c
      """,
    path: arc(from: -90, to: 0, clockwise: true)),
  ReferencePath(
    name: "relative arc, delta 190",
    kind: .exact,
    answer: """
      90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 \
      10.2033 45.3473 10.6077 43.0541 c
      """,
    path: Path {
      $0.addRelativeArc(
        center: center, radius: 40, startAngle: .zero, delta: .degrees(190))
    }),
  ReferencePath(
    name: "move to (0,0), arc centre (50,30) radius 20 to 90",
    kind: .exact,
    answer: "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c",
    path: Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
    }),
  ReferencePath(
    name: "move (0,0), line (10,0), close, line (0,10)",
    kind: .exact,
    answer: "0 0 m 10 0 l h 0 10 l",
    path: Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 0, y: 10))
    }),
  ReferencePath(
    name: "Rectangle trimmed 0.1 to 0.6 in rect",
    kind: .exact,
    answer: "32 0 m 100 0 l 100 60 l 68 60 l",
    path: Path(rect).trimmedPath(from: 0.1, to: 0.6)),
  ReferencePath(
    name: "Rectangle trimmed 0 to 1 in rect",
    kind: .exact,
    answer: "0 0 m 100 0 l 100 60 l 0 60 l h",
    path: Path(rect).trimmedPath(from: 0, to: 1)),
  ReferencePath(
    name: "Rectangle trimmed -0.5 to 1.5 in rect",
    kind: .exact,
    answer: "0 0 m 100 0 l 100 60 l 0 60 l h",
    path: Path(rect).trimmedPath(from: -0.5, to: 1.5)),
  ReferencePath(
    name: "Circle trimmed 0 to 0.5 in rect",
    kind: .exact,
    answer: "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c",
    path: Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).trimmedPath(from: 0, to: 0.5)),
  ReferencePath(
    name: "Rectangle().rotation(30 degrees, anchor: .bottomTrailing) in rect",
    kind: .exact,
    answer: "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h",
    path: Path(rect).applying(turn)),
  ReferencePath(
    name: "Rectangle().scale(0.5) in rect",
    kind: .exact,
    answer: "25 15 m 75 15 l 75 45 l 25 45 l h",
    path: Path(rect).applying(CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 25, ty: 15))),
  ReferencePath(
    name: "Rectangle().offset(x: 10, y: 5) in rect",
    kind: .exact,
    answer: "10 5 m 110 5 l 110 65 l 10 65 l h",
    path: Path(rect).offsetBy(dx: 10, dy: 5)),
  ReferencePath(
    name: "Rectangle().stroke(lineWidth: 2) path in rect",
    kind: .bounds,
    answer: "-1 -1 101 61",
    path: Path(rect).strokedPath(StrokeStyle(lineWidth: 2))),
  ReferencePath(
    name: "triangle (0,0) (100,0) (50,60) closed, strokedPath(lineWidth: 4), miter",
    kind: .bounds,
    answer: "-4.27008 -2 104.27 63.1241",
    path: triangle.strokedPath(StrokeStyle(lineWidth: 4))),
  ReferencePath(
    name: "Circle in (0,0,40,40), strokedPath(lineWidth: 4)",
    kind: .bounds,
    answer: "-2 -2 42 42",
    path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4))),
]
