import Foundation
import Geometry
import Pixels

// Short texts of values, as the dump of a display list has them.

extension Double {
  /// At most three decimals, none that are zero.
  var brief: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGPoint {
  var summary: String { "(\(Double(x).brief), \(Double(y).brief))" }
}

extension CGRect {
  var summary: String {
    isNull
      ? "nothing"
      : "(\(Double(minX).brief), \(Double(minY).brief), \(Double(width).brief), "
        + "\(Double(height).brief))"
  }
}

extension ProjectionTransform {
  var summary: String {
    guard let affine else {
      let rows = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
      return "projection [\(rows.map { Double($0).brief }.joined(separator: " "))]"
    }
    let (a, b, c, d) = (affine.a, affine.b, affine.c, affine.d)
    if a == 1 && b == 0 && c == 0 && d == 1 {
      return "offset (\(Double(affine.tx).brief), \(Double(affine.ty).brief))"
    }
    return "transform ["
      + [a, b, c, d, affine.tx, affine.ty].map { Double($0).brief }.joined(separator: " ") + "]"
  }
}

extension ColorComponents {
  /// #rrggbb or #rrggbbaa; numbers where the colour lies beyond sRGB.
  var summary: String {
    let parts = [red, green, blue, alpha]
    guard parts.allSatisfy({ (0...1).contains($0) }) else {
      return "color(\(parts.map { Double($0).brief }.joined(separator: " ")))"
    }
    let bytes = parts.map { Int(($0 * 255).rounded()) }
    let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    return "#" + shown.map { String(format: "%02x", $0) }.joined()
  }
}

extension Path {
  var summary: String {
    switch recognized {
    case .empty: return "nothing"
    case .rectangle(let rect): return "rect \(rect.summary)"
    case .rectangles(let count): return "\(count) rects in \(outerBounds.summary)"
    case .ellipse(let center, let radii):
      return radii.width == radii.height
        ? "circle \(center.summary) r \(Double(radii.width).brief)"
        : "ellipse \(center.summary) r (\(Double(radii.width).brief), \(Double(radii.height).brief))"
    case .roundedRectangle(let outline): return "rounded-rect \(outline.rect.summary)"
    case .line(let start, let end): return "line \(start.summary) \(end.summary)"
    case .other: return "path of \(elements.count) in \(outerBounds.summary)"
    }
  }
}

extension StrokeStyle {
  var summary: String {
    var words = ["width \(Double(lineWidth).brief)"]
    if lineCap != .butt { words.append("\(lineCap) cap") }
    if lineJoin != .miter { words.append("\(lineJoin) join") }
    if !dash.isEmpty {
      words.append("dash [\(dash.map { Double($0).brief }.joined(separator: " "))]")
      if dashPhase != 0 { words.append("phase \(Double(dashPhase).brief)") }
    }
    return words.joined(separator: " ")
  }
}

extension GradientRamp {
  fileprivate var summary: String {
    let colors = stops.map { "\($0.color.summary) \($0.location.brief)" }
    let space = interpolation == .perceptual ? "" : " \(interpolation)"
    return "[\(colors.joined(separator: ", "))]\(space)"
  }
}

extension Paint {
  var summary: String {
    switch self {
    case .color(let color): return color.summary
    case .linearGradient(let ramp, let start, let end):
      return "linear \(start.summary) \(end.summary) \(ramp.summary)"
    case .radialGradient(let ramp, let center, let start, let end):
      return
        "radial \(center.summary) r \(Double(start).brief) \(Double(end).brief) \(ramp.summary)"
    case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
      return "elliptical \(bounds.summary) \(center.summary) "
        + "r \(Double(start).brief) \(Double(end).brief) \(ramp.summary)"
    case .angularGradient(let ramp, let center, let start, let end):
      return "angular \(center.summary) \(start.brief) \(end.brief) rad \(ramp.summary)"
    case .meshGradient(let mesh): return "mesh \(mesh.columns)x\(mesh.rows) \(mesh.bounds.summary)"
    case .backdrop(let backdrop):
      return (["backdrop"] + backdrop.filters.map(\.summary)).joined(separator: " ")
    case .image(let image):
      return "tile \(image.bitmap.width)x\(image.bitmap.height) \(image.tile.summary)"
    }
  }
}
