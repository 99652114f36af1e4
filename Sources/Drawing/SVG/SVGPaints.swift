import Foundation
import Geometry
import Pixels

extension SVGWriter {
  /// The attributes that paint a fill or a stroke; nil when nothing would be seen.
  ///
  /// - Parameter bounds: what is painted at most.
  func ink(_ paint: Paint, named name: String, over bounds: CGRect) -> String? {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return nil }
      let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(Double(color.alpha).brief)\"" : ""
      return " \(name)=\"\(color.svgColor)\"\(opacity)"
    case .linearGradient(let ramp, let start, let end):
      let line =
        "x1=\"\(start.x.svg)\" y1=\"\(start.y.svg)\" x2=\"\(end.x.svg)\" y2=\"\(end.y.svg)\""
      return reference(name) {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(line)>"
          + "\(ramp.svgStops(from: 0, to: 1))</linearGradient>"
      }
    case .radialGradient(let ramp, let center, let start, let end):
      return radial(
        name, ramp, start, end, transform: CGAffineTransform(translationX: center.x, y: center.y))
    case .ellipticalGradient(let ramp, let box, let center, let start, let end):
      return radial(
        name, ramp, start, end,
        transform: CGAffineTransform(
          a: box.width / 2, b: 0, c: 0, d: box.height / 2, tx: center.x, ty: center.y))
    case .image(let image):
      let item = DisplayItem.image(
        ImageItem(
          bitmap: image.bitmap, source: image.source, destination: image.tile,
          interpolation: image.interpolation))
      return pattern(name, of: DisplayList([item]), image.tile)
    case .angularGradient, .meshGradient, .backdrop:
      return pattern(name, of: DisplayList([.fill(Path(bounds), FillStyle(), paint)]), bounds)
    }
  }

  private func reference(_ name: String, _ make: (String) -> String) -> String {
    " \(name)=\"url(#\(define(make)))\""
  }

  /// Circles around the origin of `transform`.
  private func radial(
    _ name: String, _ ramp: GradientRamp, _ start: CGFloat, _ end: CGFloat,
    transform: CGAffineTransform
  ) -> String? {
    let (inner, outer) = (Double(min(start, end)), Double(max(start, end)))
    guard outer > 0, inner.isFinite, outer.isFinite else { return nil }
    // The colours fill inner…outer; a gradient of SVG begins in the middle.
    let stops = ramp.svgStops(
      from: Double(start) / outer,
      to: inner == outer ? Double(start) / outer + 1e-6 : Double(end) / outer)
    return reference(name) {
      "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" "
        + "r=\"\(outer.brief)\" gradientTransform=\"\(transform.svgMatrix)\">\(stops)</radialGradient>"
    }
  }

  /// A picture of `list` that repeats every `tile`.
  private func pattern(_ name: String, of list: DisplayList, _ tile: CGRect) -> String? {
    guard let (bitmap, frame) = picture(of: list, in: tile) else { return nil }
    // A tile that is seen in part is drawn where it is seen.
    return reference(name) {
      "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\" \(tile.contains(frame) ? frame.svgBox : tile.svgBox)>"
        + "<g transform=\"translate(\((-frame.minX).svg) \((-frame.minY).svg))\">"
        + "\(element(bitmap, in: frame))</g></pattern>"
    }
  }
}

extension GradientRamp {
  /// Stops at `start`…`end` of the way, many between two where they are not blended as SVG does.
  fileprivate func svgStops(from start: Double, to end: Double) -> String {
    let inside = stops.map(\.location).filter { $0 > 0 && $0 < 1 }
    let places = Set([0, 1] + inside).sorted()
    let isPlain = interpolation == .device && stops.allSatisfy { $0.color.alpha >= 1 }
    let pieces = isPlain ? 1 : 16
    var samples: [(Double, SIMD4<Double>)] = []
    for (low, high) in zip(places, places.dropFirst()) {
      for index in 0...pieces {
        // Just before a place its colour is that of the piece before.
        let location =
          index == pieces ? high.nextDown : low + (high - low) * Double(index) / Double(pieces)
        samples.append((location, premultipliedColor(at: location)))
      }
    }
    samples.append((1, premultipliedColor(at: 1)))
    var placed = samples.map { (start + (end - start) * $0.0, $0.1) }
    if end < start { placed.reverse() }
    return placed.map { location, color in
      let alpha = color.w
      func byte(_ value: Double) -> Int {
        alpha > 0 ? Int((min(max(value / alpha, 0), 1) * 255).rounded()) : 0
      }
      let hex = String(format: "#%02x%02x%02x", byte(color.x), byte(color.y), byte(color.z))
      let opacity = alpha < 1 ? " stop-opacity=\"\(alpha.brief)\"" : ""
      return "<stop offset=\"\(location.precise)\" stop-color=\"\(hex)\"\(opacity)/>"
    }.joined()
  }
}

extension ColorComponents {
  /// #rrggbb, cut to sRGB.
  fileprivate var svgColor: String {
    func byte(_ value: Float) -> Int { value > 0 ? Int((min(value, 1) * 255).rounded()) : 0 }
    return String(format: "#%02x%02x%02x", byte(red), byte(green), byte(blue))
  }
}
