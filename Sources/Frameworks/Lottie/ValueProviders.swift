import Foundation
import SwiftUI
import UIKit

/// What gives a property of an animation another value.
public protocol AnyValueProvider {}

/// A colour, each channel 0 to 1 in sRGB.
public struct LottieColor: Hashable, Sendable {
  public var r, g, b, a: Double
  public init(r: Double, g: Double, b: Double, a: Double) {
    (self.r, self.g, self.b, self.a) = (r, g, b, a)
  }
}

extension UIColor {
  /// As it is in light surroundings.
  public var lottieColorValue: LottieColor {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&r, green: &g, blue: &b, alpha: &a)
    return LottieColor(r: r, g: g, b: b, a: a)
  }
}

/// The same colour in every frame, without its opacity.
public struct ColorValueProvider: AnyValueProvider, Hashable {
  public let color: LottieColor
  public init(_ color: LottieColor) { self.color = color }
}

/// A number: not taken here.
public struct FloatValueProvider: AnyValueProvider, Hashable {
  public let float: CGFloat
  public init(_ float: CGFloat) { self.float = float }
}

/// A size: not taken here.
public struct SizeValueProvider: AnyValueProvider, Hashable {
  public let size: CGSize
  public init(_ size: CGSize) { self.size = size }
}

/// A place: not taken here.
public struct PointValueProvider: AnyValueProvider, Hashable {
  public let point: CGPoint
  public init(_ point: CGPoint) { self.point = point }
}

/// Names layers, groups and a property of theirs, parted by points; `*` is one of any name, `**` any number of them.
public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
  public let keys: [String]
  public init(keypath: String) { keys = keypath.components(separatedBy: ".") }
  public init(keys: [String]) { self.keys = keys }
  public init(stringLiteral value: String) { self.init(keypath: value) }
  public var string: String { keys.joined(separator: ".") }

  /// The fills and strokes whose colour is meant; nil where another property is.
  var colorPath: String? {
    guard keys.count > 1, keys.last?.lowercased() == "color" else { return nil }
    return keys.dropLast().joined(separator: ".")
  }
}
