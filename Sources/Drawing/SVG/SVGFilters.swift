import Foundation
import Geometry
import Pixels

extension SVGWriter {
  /// The attribute for a layer's filters, empty for none; nil where SVG has no such filter.
  func filter(of layer: Layer) -> String? {
    let filters = layer.effect.filters
    guard !filters.isEmpty else { return "" }
    var steps: [String] = []
    for filter in filters {
      guard
        let step = primitives(filter, input: steps.isEmpty ? "SourceGraphic" : "r\(steps.count)")
      else { return nil }
      steps.append(step.replacingOccurrences(of: "RESULT", with: "r\(steps.count + 1)"))
    }
    let reach = CGFloat(filters.reach(.identity))
    let bounds = layer.content.bounds
    guard !bounds.isNull, reach.isFinite else { return "" }
    let box = bounds.insetBy(dx: -reach - 1, dy: -reach - 1).svgBox
    let name = define {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(box) "
        + "color-interpolation-filters=\"sRGB\">\(steps.joined())</filter>"
    }
    return " filter=\"url(#\(name))\""
  }

  private func primitives(_ filter: Filter, input: String) -> String? {
    switch filter {
    case .blur(_, isOpaque: true), .alphaThreshold, .function: return nil
    case .blur(let radius, isOpaque: false):
      return "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(max(0, radius).brief)\" "
        + "result=\"RESULT\"/>"
    case .colorMatrix(let matrix):
      let values = matrix.values.map { Double($0).precise }.joined(separator: " ")
      return "<feColorMatrix in=\"\(input)\" values=\"\(values)\" result=\"RESULT\"/>"
    case .shadow(let shadow): return primitives(shadow, input: input)
    }
  }

  private func primitives(_ shadow: ShadowStyleFilter, input: String) -> String {
    let (dx, dy) = (shadow.offset.width.svg, shadow.offset.height.svg)
    let color = shadow.color
    func part(_ value: Float) -> String { Double(min(max(value, 0), 1)).precise }
    // The alpha moved and blurred, its inverse for an inner shadow, in the shadow's colour.
    let k = shadow.isInner ? "-\(part(color.alpha)) \(part(color.alpha))" : "\(part(color.alpha)) 0"
    let tint =
      "0 0 0 0 \(part(color.red)) 0 0 0 0 \(part(color.green)) 0 0 0 0 \(part(color.blue)) 0 0 0 \(k)"
    let shade =
      "<feOffset in=\"\(input)\" dx=\"\(dx)\" dy=\"\(dy)\"/>"
      + "<feGaussianBlur stdDeviation=\"\(max(0, shadow.radius).brief)\"/>"
      + "<feColorMatrix values=\"\(tint)\" result=\"RESULTs\"/>"
    if shadow.isInner {
      let inside =
        "<feComposite in=\"RESULTs\" in2=\"\(input)\" operator=\"in\" result=\"RESULTi\"/>"
      return shadow.isShadowOnly
        ? shade + inside + "<feOffset in=\"RESULTi\" result=\"RESULT\"/>"
        : shade + inside
          + "<feComposite in=\"RESULTi\" in2=\"\(input)\" operator=\"over\" result=\"RESULT\"/>"
    }
    return shadow.isShadowOnly
      ? shade + "<feOffset in=\"RESULTs\" result=\"RESULT\"/>"
      : shade
        + "<feComposite in=\"\(input)\" in2=\"RESULTs\" operator=\"over\" result=\"RESULT\"/>"
  }
}
