import Foundation
import Pixels

extension FilterDefinition {
  static let geometry: [String: FilterDefinition] = [
    "CIAffineTransform": FilterDefinition(image: [
      ("inputTransform", CGAffineTransform.identity)
    ]) { image, values in image.transformed(by: values.transform("inputTransform")) },
    "CIAffineClamp": FilterDefinition(image: [
      ("inputTransform", CGAffineTransform.identity)
    ]) { image, values in
      image.clampedToExtent().transformed(by: values.transform("inputTransform"))
    },
    "CIAffineTile": FilterDefinition(image: [
      ("inputTransform", CGAffineTransform.identity)
    ]) { image, values in
      let extent = image.extent
      guard extent != .infinite, !extent.isEmpty else { return image }
      let back = values.transform("inputTransform").inverted()
      return image.rearranged(extent: .infinite) { point in
        let place = point.applying(back)
        func wrapped(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
          let part = (value - start).truncatingRemainder(dividingBy: length)
          return start + (part < 0 ? part + length : part)
        }
        return CGPoint(
          x: wrapped(place.x, extent.minX, extent.width),
          y: wrapped(place.y, extent.minY, extent.height))
      }
    },
    "CIClamp": FilterDefinition(image: [("inputExtent", CIVector(cgRect: .zero))]) {
      image, values in image.clamped(to: values.rect("inputExtent"))
    },
    "CICrop": FilterDefinition(image: [("inputRectangle", nil)]) { image, values in
      image.cropped(to: values.rect("inputRectangle"))
    },
    "CILanczosScaleTransform": scaling("inputScale", aspect: "inputAspectRatio"),
    "CIBicubicScaleTransform": scaling("inputScale", aspect: "inputAspectRatio"),
    "CIStraightenFilter": FilterDefinition(image: [("inputAngle", 0.0)]) { image, values in
      let (angle, extent) = (CGFloat(values.number("inputAngle")), image.extent)
      let (c, s) = (abs(cos(angle)), abs(sin(angle)))
      guard extent != .infinite, extent.width > 0, extent.height > 0 else { return image }
      // Enlarged until no corner is empty.
      let scale = max(
        c + s * extent.height / extent.width, c + s * extent.width / extent.height)
      let turn = CGAffineTransform(translationX: extent.midX, y: extent.midY)
        .rotated(by: angle).scaledBy(x: scale, y: scale)
        .translatedBy(x: -extent.midX, y: -extent.midY)
      return image.transformed(by: turn).cropped(to: extent)
    },
    "CIPerspectiveTransform": FilterDefinition(image: corners) { image, values in
      guard image.extent != .infinite, let map = perspective(values, extent: image.extent) else {
        return image
      }
      let points = cornerKeys.map { values.point($0) }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let box = CGRect(
        x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
        height: (ys.max() ?? 0) - (ys.min() ?? 0))
      return image.rearranged(extent: box, map.inverse)
    },
    "CIPerspectiveCorrection": FilterDefinition(image: corners + [("inputCrop", true)]) {
      image, values in
      let points = cornerKeys.map { values.point($0) }
      func length(_ first: Int, _ second: Int) -> CGFloat {
        hypot(points[first].x - points[second].x, points[first].y - points[second].y)
      }
      let size = CGRect(
        x: 0, y: 0, width: max(length(0, 1), length(3, 2)).rounded(),
        height: max(length(0, 3), length(1, 2)).rounded())
      guard let map = perspective(values, extent: size) else { return image }
      return image.rearranged(extent: size, map.forward)
    },
  ]

  private static func scaling(_ scale: String, aspect: String) -> FilterDefinition {
    FilterDefinition(image: [(scale, 1.0), (aspect, 1.0)]) { image, values in
      let factor = CGFloat(values.number(scale))
      return image.transformed(
        by: CGAffineTransform(
          scaleX: factor * CGFloat(values.number(aspect)), y: factor))
    }
  }

  private static let cornerKeys = [
    "inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft",
  ]
  static var corners: [(key: String, value: Any?)] {
    [
      ("inputTopLeft", CIVector(x: 118, y: 484)), ("inputTopRight", CIVector(x: 646, y: 507)),
      ("inputBottomRight", CIVector(x: 548, y: 140)), ("inputBottomLeft", CIVector(x: 155, y: 153)),
    ]
  }

  /// The map from a rectangle to the four corners, and back (Heckbert 1989, square to quadrilateral); nil for
  /// corners on a line.
  static func perspective(_ values: FilterInputs, extent: CGRect) -> (
    forward: (CGPoint) -> CGPoint, inverse: (CGPoint) -> CGPoint
  )? {
    let p = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"].map {
      values.point($0)
    }
    let (dx1, dx2) = (p[1].x - p[2].x, p[3].x - p[2].x)
    let (dy1, dy2) = (p[1].y - p[2].y, p[3].y - p[2].y)
    let (sx, sy) = (p[0].x - p[1].x + p[2].x - p[3].x, p[0].y - p[1].y + p[2].y - p[3].y)
    let determinant = dx1 * dy2 - dx2 * dy1
    guard abs(determinant) > 1e-9 else { return nil }
    let g = (sx * dy2 - dx2 * sy) / determinant
    let h = (dx1 * sy - sx * dy1) / determinant
    let (a, b, c) = (p[1].x - p[0].x + g * p[1].x, p[3].x - p[0].x + h * p[3].x, p[0].x)
    let (d, e, f) = (p[1].y - p[0].y + g * p[1].y, p[3].y - p[0].y + h * p[3].y, p[0].y)
    let forward: (CGPoint) -> CGPoint = { point in
      let u = (point.x - extent.minX) / extent.width
      let v = (point.y - extent.minY) / extent.height
      let w = g * u + h * v + 1
      return CGPoint(x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w)
    }
    let inverse: (CGPoint) -> CGPoint = { point in
      let (x, y) = (point.x, point.y)
      let w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
      let u = ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / w
      let v = ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / w
      return CGPoint(x: extent.minX + u * extent.width, y: extent.minY + v * extent.height)
    }
    return (forward, inverse)
  }

  /// What of an area is one pixel.
  static let reductions: [String: FilterDefinition] = [
    "CIAreaAverage": reduction { pixels in
      // In doubles: an area has millions of pixels.
      let sum = pixels.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
      return SIMD4<Float>(sum / Double(max(pixels.count, 1)))
    },
    "CIAreaMaximum": reduction {
      $0.dropFirst().reduce($0.first ?? .zero) { pointwiseMax($0, $1) }
    },
    "CIAreaMinimum": reduction {
      $0.dropFirst().reduce($0.first ?? .zero) { pointwiseMin($0, $1) }
    },
  ]

  private static func reduction(
    _ formula: @escaping ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(image: [("inputExtent", CIVector(x: 0, y: 0, z: 640, w: 80))]) {
      image, values in
      let area = image.extent.intersection(values.rect("inputExtent"))
      guard !area.isEmpty, area != .infinite else { return .empty() }
      return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { rendering, region in
        let color = formula(rendering.grid(image, PixelRect(covering: area)).pixels)
        return PixelGrid(region) { _, _ in color }
      }
    }
  }
}
