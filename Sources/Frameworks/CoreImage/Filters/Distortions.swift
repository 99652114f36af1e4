import Foundation
import Pixels

// Pixels taken from elsewhere around a centre. Apple tells what each does and its parameters; how strong it is
// between centre and edge are curves of ours.
extension FilterDefinition {
  static let distortions: [String: FilterDefinition] = [
    "CIBumpDistortion": around(radius: 300, [("inputScale", 0.5)]) { t, values in
      // Magnified by half more at the centre, not at all at the edge.
      (1 - values.number("inputScale") * 0.5 * (1 - t * t) * (1 - t * t), 0)
    },
    "CIBumpDistortionLinear": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 300.0), ("inputAngle", 0.0),
      ("inputScale", 0.5),
    ]) { image, values in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      let (angle, scale) = (values.number("inputAngle"), values.number("inputScale"))
      let (dx, dy) = (cos(angle), sin(angle))
      return image.rearranged { point in
        let distance = (point.x - center.x) * dx + (point.y - center.y) * dy
        let t = min(abs(distance) / radius, 1)
        let move = distance * -scale * 0.5 * (1 - t * t) * (1 - t * t)
        return CGPoint(x: point.x + dx * move, y: point.y + dy * move)
      }
    },
    "CIPinchDistortion": around(radius: 300, [("inputScale", 0.5)]) { t, values in
      let scale = min(max(values.number("inputScale"), 0), 1)
      return (1 + scale * (1 - t) * (1 - t) * 2, 0)
    },
    "CITwirlDistortion": around(radius: 300, [("inputAngle", Double.pi)]) { t, values in
      (1, -values.number("inputAngle") * (1 - t) * (1 - t))
    },
    "CIVortexDistortion": around(radius: 300, [("inputAngle", 56.55)]) { t, values in
      (1, -values.number("inputAngle") * (1 - t) * (1 - t) * (1 - t))
    },
    "CICircleSplashDistortion": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 150.0),
    ]) { image, values in
      let (center, radius) = (values.point("inputCenter"), values.number("inputRadius"))
      return image.rearranged(extent: .infinite) { point in
        let distance = hypot(point.x - center.x, point.y - center.y)
        guard distance > radius else { return point }
        let part = radius / distance
        return CGPoint(
          x: center.x + (point.x - center.x) * part, y: center.y + (point.y - center.y) * part)
      }
    },
    "CIHoleDistortion": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 150.0),
    ]) { image, values in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 0.1))
      return image.rearranged { point in
        let distance = hypot(point.x - center.x, point.y - center.y)
        guard distance > radius else { return CGPoint(x: -1e9, y: -1e9) }
        // What is pushed out of the hole lies up to three radii away.
        guard distance < 3 * radius else { return point }
        let part = (distance - radius) * 1.5 / distance
        return CGPoint(
          x: center.x + (point.x - center.x) * part, y: center.y + (point.y - center.y) * part)
      }
    },
    "CILightTunnel": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRotation", 0.0), ("inputRadius", 100.0),
    ]) { image, values in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      let turn = values.number("inputRotation")
      return image.rearranged(extent: .infinite) { point in
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let distance = hypot(dx, dy)
        guard distance > radius else { return point }
        let angle = atan2(dy, dx) + turn * log(distance / radius)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    },
    "CICircularWrap": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 150.0), ("inputAngle", 0.0),
    ]) { image, values in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      let (start, extent) = (values.number("inputAngle"), image.extent)
      guard extent != .infinite else { return image }
      let outer = radius + Double(extent.height)
      let circle = CGRect(
        x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
      return image.rearranged(extent: circle) { point in
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let angle = (.pi - atan2(dy, dx) - start).truncatingRemainder(dividingBy: 2 * .pi)
        let part = (angle + 2 * .pi).truncatingRemainder(dividingBy: 2 * .pi) / (2 * .pi)
        return CGPoint(
          x: extent.minX + part * extent.width, y: extent.minY + hypot(dx, dy) - radius)
      }
    },
    "CIDisplacementDistortion": FilterDefinition(image: [
      ("inputDisplacementImage", nil), ("inputScale", 50.0),
    ]) { image, values in
      guard let map = values.image("inputDisplacementImage") else { return image }
      let scale = values.number("inputScale")
      return CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(
          image, region.insetBy(-Int(abs(scale).rounded(.up)) - 1))
        let moves = rendering.grid(map, region)
        return PixelGrid(region) { x, y in
          let color = moves[x, y].straight
          return grid.sample(
            Double(x) + 0.5 + (Double(color.x) - 0.5) * scale,
            Double(y) + 0.5 + (Double(color.y) - 0.5) * scale)
        }
      }
    },
    "CIKaleidoscope": FilterDefinition(image: [
      ("inputCount", 6.0), ("inputCenter", CIVector(x: 150, y: 150)), ("inputAngle", 0.0),
    ]) { image, values in
      let (center, turn) = (values.point("inputCenter"), values.number("inputAngle"))
      let wedge = 2 * Double.pi / max(values.number("inputCount").rounded(), 1)
      return image.rearranged(extent: .infinite) { point in
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        var angle = (atan2(dy, dx) - turn).truncatingRemainder(dividingBy: wedge)
        if angle < 0 { angle += wedge }
        if angle > wedge / 2 { angle = wedge - angle }
        let distance = hypot(dx, dy)
        return CGPoint(
          x: center.x + distance * cos(angle + turn), y: center.y + distance * sin(angle + turn))
      }
    },
  ]

  /// A distortion inside a circle: how far from the centre a point takes its colour, as a factor, and by what
  /// angle it is turned, by `t`, its distance as a part of the radius.
  private static func around(
    radius: Double, _ inputs: [(key: String, value: Any?)],
    _ change: @escaping (_ t: Double, FilterInputs) -> (factor: Double, angle: Double)
  ) -> FilterDefinition {
    let circle: [(key: String, value: Any?)] = [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", radius),
    ]
    return FilterDefinition(image: circle + inputs) { image, values in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      return image.rearranged { point in
        let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
        let t = hypot(dx, dy) / radius
        guard t < 1 else { return point }
        let (factor, angle) = change(t, values)
        let (c, s) = (cos(angle) * factor, sin(angle) * factor)
        return CGPoint(x: center.x + dx * c - dy * s, y: center.y + dx * s + dy * c)
      }
    }
  }
}

extension CIImage {
  /// Colours taken from other places of the whole image.
  func rearranged(
    extent: CGRect? = nil, _ source: @escaping (CGPoint) -> CGPoint
  ) -> CIImage {
    let whole = self.extent
    guard whole != .infinite else { return self }
    return warped(extent: extent ?? whole, source: source) { _ in whole }
  }
}
