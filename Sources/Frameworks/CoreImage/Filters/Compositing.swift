import Foundation

// Two images become one. The formulas are those of Compositing and Blending Level 1, on the colours that
// filters work in.
extension FilterDefinition {
  static let compositing: [String: FilterDefinition] = [
    "CISourceOverCompositing": over { $0 + $1 * (1 - $0.w) },
    "CISourceAtopCompositing": over { $0 * $1.w + $1 * (1 - $0.w) },
    "CISourceInCompositing": over { $0 * $1.w },
    "CISourceOutCompositing": over { $0 * (1 - $1.w) },
    "CIAdditionCompositing": over { source, backdrop in
      var sum = source + backdrop
      sum.w = min(sum.w, 1)
      return sum
    },
    "CIMaximumCompositing": over { pointwiseMax($0, $1) },
    "CIMinimumCompositing": over { pointwiseMin($0, $1) },
    "CIMultiplyCompositing": over { $0 * $1 },
    "CIMultiplyBlendMode": blend { $0 * $1 },
    "CIScreenBlendMode": blend { $0 + $1 - $0 * $1 },
    "CIDarkenBlendMode": blend { min($0, $1) },
    "CILightenBlendMode": blend { max($0, $1) },
    "CIDifferenceBlendMode": blend { abs($0 - $1) },
    "CIExclusionBlendMode": blend { $0 + $1 - 2 * $0 * $1 },
    "CIOverlayBlendMode": blend { hardLight($1, $0) },
    "CIHardLightBlendMode": blend { hardLight($0, $1) },
    "CISoftLightBlendMode": blend(softLight),
    "CIColorDodgeBlendMode": blend { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
    "CIColorBurnBlendMode": blend { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
    "CILinearBurnBlendMode": blend { max($0 + $1 - 1, 0) },
    "CILinearDodgeBlendMode": blend { min($0 + $1, 1) },
    "CILinearLightBlendMode": blend { min(max($1 + 2 * $0 - 1, 0), 1) },
    "CIVividLightBlendMode": blend {
      $0 <= 0.5
        ? ($0 <= 0 ? 0 : max(1 - (1 - $1) / (2 * $0), 0))
        : ($0 >= 1 ? 1 : min($1 / (2 * (1 - $0)), 1))
    },
    "CIPinLightBlendMode": blend { $0 < 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
    "CISubtractBlendMode": blend { max($1 - $0, 0) },
    "CIDivideBlendMode": blend { $0 <= 0 ? 1 : min($1 / $0, 1) },
    "CIHueBlendMode": mixed {
      withLuminance(withSaturation($0, saturation($1)), $1.luminance)
    },
    "CISaturationBlendMode": mixed {
      withLuminance(withSaturation($1, saturation($0)), $1.luminance)
    },
    "CIColorBlendMode": mixed { withLuminance($0, $1.luminance) },
    "CILuminosityBlendMode": mixed { withLuminance($1, $0.luminance) },
    "CIBlendWithMask": masked { $0.straight.luminance * $0.w },
    "CIBlendWithAlphaMask": masked { $0.w },
    "CIBlendWithRedMask": masked { $0.x },
    "CIBlendWithBlueMask": masked { $0.z },
    "CIDissolveTransition": FilterDefinition(image: [
      ("inputTargetImage", nil), ("inputTime", 0.0),
    ]) { image, values in
      let time = min(max(values.single("inputTime"), 0), 1)
      guard let target = values.image("inputTargetImage") else { return image }
      return image.blended(over: target) { $0 * (1 - time) + $1 * time }
    },
    "CISwipeTransition": FilterDefinition(image: [
      ("inputTargetImage", nil), ("inputTime", 0.0), ("inputAngle", 0.0), ("inputWidth", 300.0),
      ("inputExtent", CIVector(x: 0, y: 0, z: 300, w: 300)),
      ("inputColor", CIColor.white), ("inputOpacity", 0.0),
    ]) { image, values in
      guard let target = values.image("inputTargetImage") else { return image }
      let (extent, angle) = (values.rect("inputExtent"), values.number("inputAngle"))
      let (time, width) = (values.number("inputTime"), max(values.number("inputWidth"), 1))
      let (dx, dy) = (cos(angle), sin(angle))
      let half = (abs(extent.width * dx) + abs(extent.height * dy)) / 2
      let edge = (2 * half + width) * time - half
      return CIImage(extent: image.extent.union(target.extent)) { rendering, region in
        let (old, new) = (rendering.grid(image, region), rendering.grid(target, region))
        return PixelGrid(region) { x, y in
          let place =
            (Double(x) + 0.5 - extent.midX) * dx + (Double(y) + 0.5 - extent.midY) * dy
          let part = Float(min(max((edge - place) / width, 0), 1))
          return old[x, y] * (1 - part) + new[x, y] * part
        }
      }
    },
  ]

  private static var backdrop: [(key: String, value: Any?)] { [("inputBackgroundImage", nil)] }

  /// A formula on premultiplied colours: the image's, and the background's.
  private static func over(
    _ mix: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    FilterDefinition(image: backdrop) { image, values in
      image.blended(over: values.image("inputBackgroundImage") ?? .empty(), mix)
    }
  }

  /// A formula on whole colours that are not premultiplied.
  private static func mixed(
    _ blend: @escaping (_ source: SIMD4<Float>, _ backdrop: SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDefinition {
    over { source, backdrop in
      let both = source.w * backdrop.w
      var result = source * (1 - backdrop.w) + backdrop * (1 - source.w)
      if both > 0 { result += blend(source.straight, backdrop.straight) * both }
      result.w = source.w + backdrop.w - both
      return result
    }
  }

  /// A formula on one number of the source and one of the backdrop.
  private static func blend(_ formula: @escaping (Float, Float) -> Float) -> FilterDefinition {
    mixed { source, backdrop in
      SIMD4(
        formula(source.x, backdrop.x), formula(source.y, backdrop.y),
        formula(source.z, backdrop.z), 1)
    }
  }

  private static func masked(_ weight: @escaping (SIMD4<Float>) -> Float) -> FilterDefinition {
    FilterDefinition(image: backdrop + [("inputMaskImage", nil)]) { image, values in
      let beneath = values.image("inputBackgroundImage") ?? .empty()
      guard let mask = values.image("inputMaskImage") else { return beneath }
      let extent = beneath.extent.isEmpty ? image.extent : image.extent.union(beneath.extent)
      return CIImage(extent: extent) { rendering, region in
        let (top, bottom) = (rendering.grid(image, region), rendering.grid(beneath, region))
        let parts = rendering.grid(mask, region)
        return PixelGrid(region) { x, y in
          let part = min(max(weight(parts[x, y]), 0), 1)
          return top[x, y] * part + bottom[x, y] * (1 - part)
        }
      }
    }
  }

  private static func hardLight(_ source: Float, _ backdrop: Float) -> Float {
    source <= 0.5
      ? backdrop * 2 * source : backdrop + (2 * source - 1) - backdrop * (2 * source - 1)
  }

  private static func softLight(_ source: Float, _ backdrop: Float) -> Float {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let root =
      backdrop <= 0.25
      ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : max(backdrop, 0).squareRoot()
    return backdrop + (2 * source - 1) * (root - backdrop)
  }

  private static func saturation(_ color: SIMD4<Float>) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
  }

  private static func withSaturation(_ color: SIMD4<Float>, _ wanted: Float) -> SIMD4<Float> {
    let (low, now) = (min(color.x, color.y, color.z), saturation(color))
    return now > 0 ? (color - low) * (wanted / now) : .zero
  }

  /// The colour as bright as wanted, moved towards gray where it would leave 0…1.
  private static func withLuminance(_ color: SIMD4<Float>, _ wanted: Float) -> SIMD4<Float> {
    var result = color + (wanted - color.luminance)
    let (low, high) = (min(result.x, result.y, result.z), max(result.x, result.y, result.z))
    if low < 0 { result = wanted + (result - wanted) * (wanted / (wanted - low)) }
    if high > 1 { result = wanted + (result - wanted) * ((1 - wanted) / (high - wanted)) }
    return result
  }
}
