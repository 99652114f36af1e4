import Foundation
import Pixels

// From an image to another one while the time goes from 0 to 1. Apple tells what each does and its parameters; at 0 all
// show the image, at 1 the target, and the curves between are ours.
extension FilterDefinition {
  static let transitions: [String: FilterDefinition] = [
    "CIBarsSwipeTransition": transition([
      ("inputAngle", Double.pi), ("inputWidth", 30.0), ("inputBarOffset", 10.0),
    ]) { values, extent, time, _ in
      let (angle, width) = (values.number("inputAngle"), max(values.number("inputWidth"), 1))
      let (c, s) = (cos(angle), sin(angle))
      let length = abs(extent.width * c) + abs(extent.height * s)
      // The last bar starts so much later than the first.
      let count = (abs(extent.width * s) + abs(extent.height * c)) / width + 1
      let delay = values.number("inputBarOffset")
      return { point, old, new in
        let (dx, dy) = (point.x - extent.midX, point.y - extent.midY)
        let bar = ((dy * c - dx * s) / width + count / 2).rounded(.down)
        let along = dx * c + dy * s + length / 2
        let edge = time * (length + delay * count) - delay * bar
        return along < edge ? new(point) : old(point)
      }
    },
    "CICopyMachineTransition": transition(
      extent + [
        ("inputColor", CIColor(red: 0.6, green: 1, blue: 0.8)), ("inputAngle", 0.0),
        ("inputWidth", 200.0), ("inputOpacity", 1.3),
      ]
    ) { values, box, time, rendering in
      let area = values.extent(box)
      let (angle, width) = (values.number("inputAngle"), max(values.number("inputWidth"), 1))
      let (c, s) = (cos(angle), sin(angle))
      let half = (abs(area.width * c) + abs(area.height * s)) / 2
      // The light's middle, from beside the one edge to beside the other.
      let middle = (2 * half + width) * time - half - width / 2
      let (color, opacity) = (
        rendering.working(values.color("inputColor")), values.single("inputOpacity")
      )
      return { point, old, new in
        let along = (point.x - area.midX) * c + (point.y - area.midY) * s - middle
        let below = along < 0 ? new(point) : old(point)
        let light = opacity * Float(max(1 - abs(along) / (width / 2), 0))
        var result = below + (color - below) * min(light, 1)
        result.w = below.w
        return result
      }
    },
    "CIModTransition": transition([
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputAngle", 2.0), ("inputRadius", 150.0),
      ("inputCompression", 300.0),
    ]) { values, extent, time, _ in
      let (center, radius) = (values.point("inputCenter"), max(values.number("inputRadius"), 1))
      let (angle, most) = (values.number("inputAngle"), max(values.number("inputCompression"), 1))
      let (c, s) = (cos(angle), sin(angle))
      return { point, old, new in
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        // Holes in a net of waves; those further from the centre open later.
        let (u, v) = ((dx * c - dy * s) / radius, (dx * s + dy * c) / radius)
        let net = (sin(2 * .pi * u) * sin(2 * .pi * v) + 1) / 2
        let later = min(hypot(dx, dy) / most, 1) * 0.5
        return net * 0.5 + later < time ? new(point) : old(point)
      }
    },
    "CIFlashTransition": transition(
      extent + [
        ("inputCenter", CIVector(x: 150, y: 150)),
        ("inputColor", CIColor(red: 1, green: 0.8, blue: 0.6)), ("inputMaxStriationRadius", 2.58),
        ("inputStriationStrength", 0.5), ("inputStriationContrast", 1.375),
        ("inputFadeThreshold", 0.85),
      ]
    ) { values, box, time, rendering in
      let (area, center) = (values.extent(box), values.point("inputCenter"))
      let size = max(hypot(area.width, area.height) / 2, 1)
      let (strength, contrast) = (
        values.number("inputStriationStrength"), values.number("inputStriationContrast")
      )
      let reach = values.number("inputMaxStriationRadius")
      let threshold = min(max(values.number("inputFadeThreshold"), 0.01), 0.99)
      let color = rendering.working(values.color("inputColor"))
      // Up to the threshold the flash grows until it covers all, then it fades from the target.
      let growth = min(time / threshold, 1)
      let fade = time <= threshold ? 0 : (time - threshold) / (1 - threshold)
      return { point, old, new in
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let distance = hypot(dx, dy) / (size * max(reach, 0.1))
        let rays = pow((1 + cos(atan2(dy, dx) * 24)) / 2, max(contrast, 0.1)) * strength
        let light = growth * growth * 3 + rays * growth * (1 - growth) - distance * (1 - growth)
        let part = Float(min(max(growth == 0 ? 0 : growth == 1 ? 1 : light, 0), 1) * (1 - fade))
        let below = fade > 0 || growth == 1 ? new(point) : old(point)
        var result = below + (color - below) * part
        result.w = below.w
        return result
      }
    },
    "CIAccordionFoldTransition": transition([
      ("inputBottomHeight", 0.0), ("inputNumberOfFolds", 3.0), ("inputFoldShadowAmount", 0.1),
    ]) { values, extent, time, _ in
      let bottom = min(max(values.number("inputBottomHeight"), 0), extent.height)
      let folds = max(values.number("inputNumberOfFolds").rounded(), 1)
      let shade = values.single("inputFoldShadowAmount")
      // What lies above the bottom is folded upwards, out of the way.
      let full = extent.height - bottom, height = full * (1 - time)
      return { point, old, new in
        let up = point.y - extent.minY
        if up < bottom { return time < 1 ? old(point) : new(point) }
        let fromTop = extent.maxY - point.y
        guard height > 0.5, fromTop < height else { return new(point) }
        let place = fromTop / height
        let color = old(CGPoint(x: point.x, y: extent.maxY - place * full))
        // Every second side of a fold is in the shade.
        let isBack = (place * folds * 2).rounded(.down).truncatingRemainder(dividingBy: 2) == 1
        let light = isBack ? 1 - shade * Float(min(time * 4, 1)) : 1
        return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
      }
    },
    "CIDisintegrateWithMaskTransition": FilterDefinition(image: [
      ("inputTargetImage", nil), ("inputMaskImage", nil), ("inputTime", 0.0),
      ("inputShadowRadius", 8.0), ("inputShadowDensity", 0.65),
      ("inputShadowOffset", CIVector(x: 0, y: -10)),
    ]) { image, values in
      guard let target = values.image("inputTargetImage"),
        let mask = values.image("inputMaskImage")
      else { return image }
      let time = Float(min(max(values.number("inputTime"), 0), 1))
      let density = values.single("inputShadowDensity")
      // What is left of the image: where the mask is brighter than the time.
      let left = mask.mapped { _ in
        { color in
          let part: Float = time > 0 && (time >= 1 || color.luminance <= time) ? 0 : 1
          return SIMD4(0, 0, 0, part)
        }
      }
      let move = values.point("inputShadowOffset")
      let shadow = left.gaussian(values.number("inputShadowRadius"))
        .transformed(by: CGAffineTransform(translationX: move.x, y: move.y))
      return CIImage(extent: image.extent.union(target.extent)) { rendering, region in
        let (old, new) = (rendering.grid(image, region), rendering.grid(target, region))
        let (part, dark) = (rendering.grid(left, region), rendering.grid(shadow, region))
        return PixelGrid(region) { x, y in
          let below = new[x, y]
          let light = 1 - dark[x, y].w * density * (time < 1 ? 1 : 0)
          let shaded = SIMD4(below.x * light, below.y * light, below.z * light, below.w)
          return shaded + (old[x, y] - shaded) * part[x, y].w
        }
      }
    },
  ]

  private typealias Color = (CGPoint) -> SIMD4<Float>

  private static var extent: [(key: String, value: Any?)] {
    [("inputExtent", CIVector(x: 0, y: 0, z: 300, w: 300))]
  }

  private typealias Mix = (CGPoint, Color, Color) -> SIMD4<Float>

  /// - Parameter formula: of the box of both images and the time, from 0 to 1: the colour at a point by those of the
  ///   image and the target.
  private static func transition(
    _ inputs: [(key: String, value: Any?)],
    _ formula: @escaping (FilterInputs, CGRect, Double, Rendering) -> Mix
  ) -> FilterDefinition {
    FilterDefinition(image: [("inputTargetImage", nil), ("inputTime", 0.0)] + inputs) {
      image, values in
      guard let target = values.image("inputTargetImage") else { return image }
      let time = min(max(values.number("inputTime"), 0), 1)
      let box = image.extent.union(target.extent)
      guard box != .infinite, image.extent != .infinite, target.extent != .infinite else {
        return time < 1 ? image : target
      }
      if time == 0 { return image }
      if time == 1 { return target }
      return CIImage(extent: box) { rendering, region in
        let mix = formula(values, box, time, rendering)
        let (old, new) = (
          rendering.grid(image, image.pixelExtent), rendering.grid(target, target.pixelExtent)
        )
        return PixelGrid(region) { x, y in
          mix(
            CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5),
            { old.sample(Double($0.x), Double($0.y)) }, { new.sample(Double($0.x), Double($0.y)) })
        }
      }
    }
  }
}

extension FilterInputs {
  /// The input of that name; all of `box` where it was not set to a rectangle.
  fileprivate func extent(_ box: CGRect) -> CGRect {
    let rect = rect("inputExtent")
    return rect == .infinite || rect.isEmpty ? box : rect
  }
}
