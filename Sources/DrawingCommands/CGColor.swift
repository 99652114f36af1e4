import Foundation
import Pixels
import ViewGraphics
import ViewRuntime

/// A colour as Core Graphics has it: numbers in a colour space.
nonisolated public final class CGColor: Hashable, Sendable {
  package let resolved: Color.Resolved
  private let space: CGColorSpace

  package init(_ resolved: Color.Resolved) {
    self.resolved = resolved
    space = CGColorSpace(kind: .sRGB)
  }

  private init(_ color: Color, _ space: CGColorSpace) {
    resolved = color.resolve(in: EnvironmentValues())
    self.space = space
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha), CGColorSpace(kind: .sRGB))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(.sRGB, white: gray, opacity: alpha), CGColorSpace(kind: .gray))
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The space's components, and the opacity after them; nil when there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    switch space.kind {
    case .gray: self.init(gray: components[0], alpha: components[1])
    case .sRGB, .linearSRGB, .displayP3:
      self.init(
        Color(
          space.rgb, red: components[0], green: components[1], blue: components[2],
          opacity: components[3]), space)
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { CGFloat(resolved.opacity) }
  public var colorSpace: CGColorSpace? { space }
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  /// In sRGB (gray: one number), the opacity last.
  public var components: [CGFloat]? {
    let colors = [resolved.red, resolved.green, resolved.blue].map { CGFloat($0) }
    return (space.kind == .gray ? [colors[0]] : colors) + [alpha]
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var color = resolved
    color.opacity = Float(alpha)
    return CGColor(color)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.resolved == right.resolved }
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

/// What the numbers of a colour mean.
nonisolated public final class CGColorSpace: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case gray, sRGB, linearSRGB, displayP3 }
  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Nil for spaces that are not known here.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(kind: .sRGB)
    case Self.linearSRGB: self.init(kind: .linearSRGB)
    case Self.displayP3: self.init(kind: .displayP3)
    case Self.genericGrayGamma2_2: self.init(kind: .gray)
    default: return nil
    }
  }

  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }

  var rgb: Color.RGBColorSpace {
    switch kind {
    case .gray, .sRGB: .sRGB
    case .linearSRGB: .sRGBLinear
    case .displayP3: .displayP3
    }
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: .sRGB) }
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: .gray) }

extension Color {
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  // UIKit's colours come first where a name is one of both: `Color(.white)`.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(cgColor:)")
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The colour's numbers; nil for one that depends on its surroundings.
  public var cgColor: CGColor? {
    var (light, dark) = (EnvironmentValues(), EnvironmentValues())
    (light.colorScheme, dark.colorScheme) = (.light, .dark)
    let resolved = resolve(in: light)
    return resolved == resolve(in: dark) ? CGColor(resolved) : nil
  }
}

extension Color.Resolved {
  public var cgColor: CGColor { CGColor(self) }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The colour in light surroundings.
  public var cgColor: CGColor { CGColor(color.resolve(in: EnvironmentValues())) }
}
