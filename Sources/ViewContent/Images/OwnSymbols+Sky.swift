import Foundation
import Geometry

/// The sun, the moon and the rainbow: what stands low in the sky, and what is in front of it.
extension OwnSymbols {
  /// The symbol of that name; nil where it is none of these.
  static func sky(named name: String) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".fill")
    let words = (isFilled ? name.dropLast(5) : name[...]).split(separator: ".")
    if name == "rainbow" { return solid(rainbow) }
    guard words.count == 2 else { return nil }
    let body: Path
    switch words[0] {
    case "sun": body = lowSun(isFilled: isFilled)
    case "moon" where words[1] == "haze" || words[1] == "dust": body = lowMoon(isFilled: isFilled)
    default: return nil
    }
    switch words[1] {
    case "haze": return solid(body, lines(["M1.4 10.2H14.6", "M1.4 12.2H14.6", "M3 14.2H13"]))
    case "dust": return solid(body, lines(dust))
    case "horizon": return solid(body, lines(["M1 10.6H15"]))
    case "rain":
      return solid(body, lines(["M4.6 10.2L3 13.6", "M8 10.2L6.4 13.6", "M11.4 10.2L9.8 13.6"]))
    case "snow": return solid(body, lines(flakes, width: 1.3))
    default: return nil
    }
  }

  private static func solid(_ paths: Path...) -> SymbolOutline {
    SymbolOutline(path: paths.reduce(into: Path()) { $0.addPath($1) }, isEvenOdd: false)
  }

  private static func lines(_ data: [String], width: CGFloat = 1) -> Path {
    data.reduce(into: Path()) { path, line in
      path.addPath(
        SVGPathParser.parse(line).strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)))
    }
  }

  /// Three rows of grains and short lines, each beginning where the one above it does not.
  private static let dust = [
    "M1.6 10.2H3.4", "M6.2 10.2H6.21", "M9 10.2H11", "M14 10.2H14.01", "M1.6 12.2H1.61",
    "M4.4 12.2H6.4", "M9.4 12.2H9.41", "M12.2 12.2H14.2", "M3.2 14.2H5", "M7.8 14.2H7.81",
    "M10.6 14.2H12.4",
  ]

  private static let flakes = [
    "M4.4 10.6H4.41", "M8 10.6H8.01", "M11.6 10.6H11.61", "M6.2 12.8H6.21", "M9.8 12.8H9.81",
  ]

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Half a sun with five rays, above 8.7.
  private static func lowSun(isFilled: Bool) -> Path {
    let below = Path(CGRect(x: 0, y: 8.7, width: 16, height: 8))
    var disc = circle(8, 8.7, 3.6)
    if !isFilled { disc = disc.subtracting(circle(8, 8.7, 2.6)) }
    var path = disc.subtracting(below)
    path.addPath(
      lines([
        "M8 2.2V3.6", "M3.4 4.1L4.4 5.1", "M12.6 4.1L11.6 5.1", "M1.5 8.2H2.9", "M13.1 8.2H14.5",
      ]))
    return path
  }

  /// A crescent that ends at 8.7.
  private static func lowMoon(isFilled: Bool) -> Path {
    let below = Path(CGRect(x: 0, y: 8.7, width: 16, height: 8))
    var moon = circle(8, 6.6, 5.4).subtracting(circle(10.4, 4.4, 4.4))
    if !isFilled {
      moon = moon.subtracting(circle(8, 6.6, 4.4).subtracting(circle(10.4, 4.4, 5.4)))
    }
    return moon.subtracting(below)
  }

  /// Five half rings with flat ends; their radii and widths as shares of the largest are those of a picture of iOS 17.
  private static let rainbow: Path = (0..<5).reduce(into: Path()) { path, index in
    let radius = 7.5 - 1.08 * CGFloat(index)
    let middle = CGPoint(x: 8, y: 11.8)
    var ring = Path()
    ring.move(to: CGPoint(x: middle.x - radius, y: middle.y))
    ring.addArc(
      center: middle, radius: radius, startAngle: .degrees(180), endAngle: .degrees(360),
      clockwise: false)
    path.addPath(ring.strokedPath(StrokeStyle(lineWidth: 0.68, lineCap: .butt)))
  }

  /// `cloud.sun.fill` with the whole of its sun filled, as far as the cloud leaves room.
  static func withFilledSun(_ outline: SymbolOutline) -> SymbolOutline {
    let parts = SymbolPart.parts(of: outline.solidPath)
    guard let cloud = parts.first else { return outline }
    let gap = cloud.filled.union(
      cloud.filled.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round)))
    // In the collection's drawing it is a ring around this middle.
    let disc = circle(10, 7, 3).subtracting(gap)
    var path = cloud.path
    for part in parts.dropFirst() where hypot(part.bounds.midX - 10, part.bounds.midY - 7) > 3 {
      path.addPath(part.path)
    }
    path.addPath(disc)
    return SymbolOutline(path: path, isEvenOdd: false)
  }
}
