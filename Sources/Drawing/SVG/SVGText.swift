import Foundation
import Geometry

// Values as the attributes of SVG write them.

extension Double {
  /// At most six decimals; 0 for what is no number.
  var precise: String {
    guard isFinite else { return "0" }
    let rounded = (self * 1e6).rounded() / 1e6
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return "\(Int(rounded))" }
    // Small numbers would be written with an exponent.
    return abs(rounded) < 1e-3 ? String(format: "%.6f", rounded) : "\(rounded)"
  }
}

extension CGFloat {
  /// At most three decimals; 0 for what is no number.
  var svg: String { isFinite ? Double(self).brief : "0" }
}

extension CGPoint {
  fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGRect {
  /// The attributes of a box.
  var svgBox: String {
    "x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}

extension CGAffineTransform {
  var svgMatrix: String {
    let numbers = [a, b, c, d, tx, ty].map { Double($0).precise }
    return "matrix(\(numbers.joined(separator: " ")))"
  }
}

extension Path {
  /// The path as the attribute `d` of a path element.
  var svgData: String {
    var words: [String] = []
    for element in elements {
      switch element {
      case .move(let point): words.append("M\(point.svg)")
      case .line(let point): words.append("L\(point.svg)")
      case .quadCurve(let point, let control): words.append("Q\(control.svg) \(point.svg)")
      case .curve(let point, let control1, let control2):
        words.append("C\(control1.svg) \(control2.svg) \(point.svg)")
      case .closeSubpath: words.append("Z")
      }
    }
    return words.joined()
  }
}
