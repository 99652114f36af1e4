import SwiftUI

private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
private let uneven = UnevenRoundedRectangle(
  topLeadingRadius: 5, bottomLeadingRadius: 10, bottomTrailingRadius: 15, topTrailingRadius: 20)
private let triangle = Path { path in
  path.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
  path.closeSubpath()
}

extension FactFamily {
  /// A case whose answer is a path: its elements, and the box about it.
  fileprivate mutating func path(_ name: String, _ make: @escaping @MainActor () -> Path) {
    values(name) {
      let path = make()
      let box = path.boundingRect
      return [
        "elements": path.description,
        "bounds": "\(box.minX) \(box.minY) \(box.maxX) \(box.maxY)",
      ]
    }
  }

  /// A case whose answer is the path of a shape in `rect`.
  fileprivate mutating func shape(_ name: String, _ shape: some Shape) {
    path(name) { shape.path(in: rect) }
  }

  fileprivate mutating func shape(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ shape: some Shape
  ) {
    path(name) { shape.path(in: CGRect(x: 0, y: 0, width: width, height: height)) }
  }
}

/// Paths of shapes, arcs, trims and strokes.
@MainActor let pathFacts = FactFamily("path") { family in
  addShapes(to: &family)
  addUnevenShapes(to: &family)
  addChangedShapes(to: &family)
  addArcs(to: &family)
  addElements(to: &family)
  addTrims(to: &family)
  addStrokes(to: &family)
}

@MainActor private func addShapes(to family: inout FactFamily) {
  family.shape("rect", Rectangle())
  family.shape("circle", Circle())
  family.shape("any shape", AnyShape(Circle()))
  family.shape("ellipse", Ellipse())
  family.shape("rounded 0", RoundedRectangle(cornerRadius: 0))
  family.shape("rounded 12", RoundedRectangle(cornerRadius: 12))
  family.shape("rounded 20", RoundedRectangle(cornerRadius: 20))
  family.shape("rounded 25", RoundedRectangle(cornerRadius: 25))
  family.shape("rounded 40 clamped", RoundedRectangle(cornerRadius: 40))
  family.shape("rounded circular 12", RoundedRectangle(cornerRadius: 12, style: .circular))
  family.shape("rounded 20 x 8", RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)))
  family.shape(
    "rounded circular 60 x 8",
    RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular))
  family.shape("rounded 100 in 2000 x 240", 2000, 240, RoundedRectangle(cornerRadius: 100))
  family.path("rounded circular 8 elsewhere") {
    RoundedRectangle(cornerRadius: 8, style: .circular)
      .path(in: CGRect(x: 10, y: 20, width: 50, height: 40))
  }
  family.shape("capsule", Capsule())
  family.shape("circular capsule", Capsule(style: .circular))
  family.shape("tall capsule", 30, 80, Capsule())
}

@MainActor private func addUnevenShapes(to family: inout FactFamily) {
  family.shape("uneven", uneven)
  family.shape(
    "uneven circular", UnevenRoundedRectangle(cornerRadii: uneven.cornerRadii, style: .circular))
  family.shape(
    "uneven, all 40 in 60", 200, 60,
    UnevenRoundedRectangle(
      topLeadingRadius: 40, bottomLeadingRadius: 40, bottomTrailingRadius: 40, topTrailingRadius: 40
    ))
  family.shape(
    "uneven, 20 and 90 circular", 100, 300,
    UnevenRoundedRectangle(topLeadingRadius: 20, topTrailingRadius: 90, style: .circular))
  family.shape("uneven, 40 alone", 200, 60, UnevenRoundedRectangle(topLeadingRadius: 40))
  family.shape(
    "uneven, 50 and 70", 100, 300,
    UnevenRoundedRectangle(topLeadingRadius: 50, topTrailingRadius: 70))
  family.shape(
    "uneven, 22 and 18 on one edge", 200, 60,
    UnevenRoundedRectangle(topLeadingRadius: 22, bottomLeadingRadius: 18))
}

@MainActor private func addChangedShapes(to family: inout FactFamily) {
  family.shape("inset circle", Circle().inset(by: 5))
  family.shape("inset rounded", RoundedRectangle(cornerRadius: 12).inset(by: 5))
  family.shape("inset past the radius", RoundedRectangle(cornerRadius: 12).inset(by: 20))
  family.shape("inset capsule", Capsule().inset(by: 5))
  family.shape("inset uneven", uneven.inset(by: 5))
  family.shape("rect inset twice", Rectangle().inset(by: 2).inset(by: 3))
  family.shape("offset", Rectangle().offset(x: 10, y: 5))
  family.shape("scale", Rectangle().scale(0.5))
  family.shape("scale about a corner", Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading))
  family.shape("rotation", Rectangle().rotation(.degrees(90)))
  family.shape(
    "rotation about a corner", Rectangle().rotation(.degrees(30), anchor: .bottomTrailing))
  family.shape(
    "transform", Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
  family.shape("size", Rectangle().size(width: 40, height: 20))
}

@MainActor private func addArcs(to family: inout FactFamily) {
  let center = CGPoint(x: 50, y: 50)
  func arc(from start: Double = 0, to end: Double, clockwise: Bool = false) -> Path {
    Path { path in
      path.addArc(
        center: center, radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }
  for end in [0, 30, 90, 120, 360, 450, -90, -360] {
    family.path("arc to \(end)") { arc(to: Double(end)) }
  }
  for end in [45, 360, 720, -90] {
    family.path("clockwise arc to \(end)") { arc(to: Double(end), clockwise: true) }
  }
  family.path("clockwise arc from -90 to 0") { arc(from: -90, to: 0, clockwise: true) }
  for delta in [0, 190, -360] {
    family.path("relative arc by \(delta)") {
      Path { path in
        path.addRelativeArc(
          center: center, radius: 40, startAngle: .zero, delta: .degrees(Double(delta)))
      }
    }
  }
  family.path("arc after a move") {
    Path { path in
      path.move(to: .zero)
      path.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
    }
  }
  family.path("transformed arc") {
    Path { path in
      path.addArc(
        center: center, radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: CGAffineTransform(scaleX: 2, y: 1))
    }
  }
}

@MainActor private func addElements(to family: inout FactFamily) {
  family.path("lines") {
    Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) }
  }
  family.path("transformed rect") {
    Path { path in
      path.addRect(
        CGRect(x: 0, y: 0, width: 10, height: 10),
        transform: CGAffineTransform(translationX: 5, y: 5))
    }
  }
  family.path("line after a close") {
    Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 0, y: 10))
    }
  }
  family.path("quadratic and cubic") {
    Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 60))
      path.addCurve(
        to: CGPoint(x: 0, y: 60), control1: CGPoint(x: 100, y: 60), control2: .zero)
    }
  }
  family.path("read from words") { Path("0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h") ?? Path() }
}

@MainActor private func addTrims(to family: inout FactFamily) {
  for (start, end) in [("0.1", "0.6"), ("0", "1"), ("0", "0.999"), ("-0.5", "1.5")] {
    family.path("trimmed rect \(start) to \(end)") {
      Path(rect).trimmedPath(from: Double(start) ?? 0, to: Double(end) ?? 0)
    }
  }
  family.path("trimmed circle 0 to 0.5") {
    Circle().path(in: rect).trimmedPath(from: 0, to: 0.5)
  }
  family.path("trimmed circle 0.2 to 0.8") {
    Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8)
  }
  family.path("trimmed triangle") { triangle.trimmedPath(from: 0.25, to: 0.75) }
  family.path("trimmed subpaths") {
    Path { path in
      path.addRects([0, 20].map { CGRect(x: $0, y: 0, width: 10, height: 10) })
    }
    .trimmedPath(from: 0.25, to: 0.75)
  }
  family.shape("trimmed shape", Rectangle().trim(from: 0.25, to: 0.5))
}

@MainActor private func addStrokes(to family: inout FactFamily) {
  family.path("stroked triangle") { triangle.strokedPath(StrokeStyle(lineWidth: 4)) }
  family.path("stroked triangle, round") {
    triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
  }
  family.path("stroked line, square") {
    Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }
      .strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
  }
  family.path("stroked circle") {
    Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 4))
  }
  family.shape("stroked shape", Rectangle().stroke(lineWidth: 2))
}
