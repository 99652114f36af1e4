import Foundation
import Pixels
import ViewGraphics

/// Colours along a line, blended in encoded colours.
nonisolated public final class CGGradient: Sendable {
  package let ramp: GradientRamp

  /// - Parameters:
  ///   - colors: of `CGColor`; nil is the answer to anything else.
  ///   - locations: as many as colours, 0…1; nil for even steps.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let all = colors
    let colors = all.compactMap { $0 as? CGColor }
    guard colors.count == all.count else { return nil }
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = Double(max(colors.count - 1, 1))
    ramp = GradientRamp(
      stops: colors.enumerated().map { index, color in
        GradientRamp.Stop(
          color: color.resolved.components,
          location: locations.map { Double($0[index]) } ?? Double(index) / last)
      }, interpolation: .device)
  }

  /// - Parameter colorComponents: the numbers of all colours one after another, opacities included.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let each = space.numberOfComponents + 1
    guard count > 0, colorComponents.count >= count * each else { return nil }
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: Array(colorComponents[$0 * each..<($0 + 1) * each]))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Whether a gradient goes on beyond its ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

nonisolated public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

nonisolated public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}
