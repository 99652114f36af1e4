import Foundation
import Geometry

/// Reads the filled shapes of a simple SVG drawing: paths, circles and rectangles.
enum SVGDrawing {
  /// All shapes as one outline; nil when there are none.
  static func outline(in text: String) -> SymbolOutline? {
    var shapes: [(path: Path, isEvenOdd: Bool)] = []
    for element in text.components(separatedBy: "<").dropFirst() {
      var shape = Path()
      if element.hasPrefix("path "), let data = attribute("d", of: element) {
        shape = SVGPathParser.parse(data)
      } else if element.hasPrefix("circle ") {
        let radius = number("r", of: element)
        shape.addEllipse(
          in: CGRect(
            x: number("cx", of: element) - radius, y: number("cy", of: element) - radius,
            width: 2 * radius, height: 2 * radius))
      } else if element.hasPrefix("rect ") {
        let rect = CGRect(
          x: number("x", of: element), y: number("y", of: element),
          width: number("width", of: element),
          height: number("height", of: element))
        shape = Path(roundedRect: rect, cornerRadius: number("rx", of: element), style: .circular)
      }
      if let transform = transform(of: element) { shape = shape.applying(transform) }
      if !shape.isEmpty {
        shapes.append((shape, attribute("fill-rule", of: element) == "evenodd"))
      }
    }
    if shapes.count == 1 {
      return SymbolOutline(path: shapes[0].path, isEvenOdd: shapes[0].isEvenOdd)
    }
    // Each shape has a rule of its own, and where two overlap there is no hole.
    var outline = Path()
    for shape in shapes { outline.addPath(shape.path.normalized(eoFill: shape.isEvenOdd)) }
    return outline.isEmpty ? nil : SymbolOutline(path: outline, isEvenOdd: false)
  }

  private static func attribute(_ name: String, of element: String) -> String? {
    guard let start = element.range(of: " \(name)=\"")?.upperBound,
      let end = element[start...].firstIndex(of: "\"")
    else { return nil }
    return String(element[start..<end])
  }

  private static func number(_ name: String, of element: String) -> CGFloat {
    attribute(name, of: element).flatMap(Double.init).map { CGFloat($0) } ?? 0
  }

  private static func transform(of element: String) -> CGAffineTransform? {
    guard let text = attribute("transform", of: element), text.hasPrefix("matrix(") else {
      return nil
    }
    let numbers = text.dropFirst(7).dropLast().split { $0 == " " || $0 == "," }.compactMap {
      Double($0)
    }
    guard numbers.count == 6 else { return nil }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
