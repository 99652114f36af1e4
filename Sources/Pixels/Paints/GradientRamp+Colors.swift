import Foundation

extension GradientRamp {
  /// The colour at `location`, blended between the stops around it and premultiplied: red, green,
  /// blue, alpha in encoded sRGB.
  package func premultipliedColor(at location: Double) -> SIMD4<Double> {
    GradientEvaluator(self).color(at: location)
  }
}

/// A ramp with its stops in order and in the space where they are blended.
struct GradientEvaluator {
  private var locations: [Double] = []
  private var colors: [SIMD4<Double>] = []
  private let interpolation: GradientRamp.Interpolation

  /// Stops whose location is not a number are left out; equal locations keep their order and make a
  /// hard edge.
  init(_ ramp: GradientRamp) {
    interpolation = ramp.interpolation
    let stops = ramp.stops.filter { !$0.location.isNaN }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    for (_, stop) in stops {
      locations.append(stop.location)
      colors.append(Self.blendable(stop.color, interpolation))
    }
  }

  func color(at location: Double) -> SIMD4<Double> {
    color(at: location, next: locations.firstIndex { $0 > location })
  }

  /// The colour that the ramp has come to just before `location`.
  func color(before location: Double) -> SIMD4<Double> {
    color(at: location, next: locations.firstIndex { $0 >= location })
  }

  private func color(at location: Double, next: Int?) -> SIMD4<Double> {
    guard let first = colors.first, let last = colors.last else { return .zero }
    guard let next else { return Self.shown(last, interpolation) }
    if next == 0 { return Self.shown(first, interpolation) }
    let (low, high) = (locations[next - 1], locations[next])
    // An end at infinity is never reached.
    let fraction = high.isFinite && low.isFinite ? (location - low) / (high - low) : 0
    return Self.shown(
      colors[next - 1] * (1 - fraction) + colors[next] * fraction, interpolation)
  }

  /// Premultiplied, in the space where colours are blended.
  ///
  /// What is known of SwiftUI, of whose gradients no public recording with translucent stops was found:
  /// - The space: swiftui-web's recording of `gradient/basic` (macOS 26.2) has red and blue meet at
  ///   (170, 121, 168). Oklab gives (172, 121, 168), encoded sRGB (128, 96, 158). It holds for opaque stops.
  /// - OpenSwiftUI names the spaces `device`, `linear` and `perceptual`, without their formulas.
  /// - That white fades through grey to `clear` is reported again and again, of `CGGradient` and
  ///   `CAGradientLayer`, which blend straight components; never, as far as we saw, of SwiftUI's gradients.
  /// So alpha changes premultiplied here, in which a fade to `clear` keeps its colour, as programs expect.
  static func blendable(
    _ color: ColorComponents, _ interpolation: GradientRamp.Interpolation
  ) -> SIMD4<Double> {
    let encoded = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    var value = encoded
    if interpolation != .device {
      for index in 0..<3 { value[index] = PerceptualSpace.linear(encoded: encoded[index]) }
    }
    if interpolation == .perceptual { value = PerceptualSpace.perceptual(linear: value) }
    let alpha = Double(color.alpha)
    return SIMD4(value * alpha, alpha)
  }

  /// The same in encoded sRGB, cut to its range.
  static func shown(
    _ color: SIMD4<Double>, _ interpolation: GradientRamp.Interpolation
  ) -> SIMD4<Double> {
    let alpha = min(color.w, 1)
    guard alpha > 0 else { return .zero }
    var value = SIMD3(color.x, color.y, color.z) / alpha
    if interpolation == .perceptual { value = PerceptualSpace.linear(perceptual: value) }
    if interpolation != .device {
      for index in 0..<3 { value[index] = PerceptualSpace.encoded(linear: value[index]) }
    }
    value = value.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
    return SIMD4(value * alpha, alpha)
  }
}
