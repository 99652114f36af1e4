import Foundation
import Pixels
import ViewRuntime

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`, 0…1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self, change: .opacity(opacity))
  }

  /// The style, painted with a blend mode. As with Apple's it is what `overlay(_:)` and `background(_:)` take of a style that
  /// is a view as well.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self, change: .blendMode(mode))
  }

  /// The style with a shadow of what it paints.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self, change: .shadow(style))
  }

  /// The style stretched over `rect`, in points of the view that it fills, instead of over that view: points of
  /// gradients in fractions are those of the rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    ChangedStyle(base: self, change: .place(rect))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with an opacity.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

extension ShapeStyle {
  /// Weaker versions of a style; levels of the foreground styles stay levels.
  public var secondary: some ShapeStyle { ChangedStyle(base: self, change: .level(1)) }
  public var tertiary: some ShapeStyle { ChangedStyle(base: self, change: .level(2)) }
  public var quaternary: some ShapeStyle { ChangedStyle(base: self, change: .level(3)) }
  public var quinary: some ShapeStyle { ChangedStyle(base: self, change: .level(4)) }
}

/// A drop shadow or an inner shadow of what a style paints.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind; `radius` is the blur's standard deviation in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow inside, as if the shape were cut out.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style and one change to what it resolves to.
nonisolated private struct ChangedStyle<Base: ShapeStyle>: ShapeStyle, PaintingStyle {
  typealias Resolved = Never

  enum Change: Equatable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    case level(Int)
    case place(CGRect)
  }

  let base: Base
  let change: Change

  func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    if case .level(let level) = change, let base = base as? HierarchicalShapeStyle {
      return HierarchicalShapeStyle(level: base.level + level).resolvedStyle(in: environment)
    }
    if case .level(let level) = change, let base = base as? BackgroundStyle {
      return base.resolved(level: level, in: environment)
    }
    var style = base.resolved(in: environment)
    switch change {
    case .opacity(let opacity): style.opacity *= opacity
    case .blendMode(let mode): style.blendMode = mode
    case .place(let rect): style.place(in: rect)
    case .level(let level):
      style.opacity *=
        ForegroundStyles.levelOpacities[min(level, ForegroundStyles.levelOpacities.count - 1)]
    case .shadow(let shadow):
      style.shadows.append(
        ShadowStyleFilter(
          color: shadow.color.resolve(in: environment).components, radius: Double(shadow.radius),
          offset: shadow.offset, isInner: shadow.isInner))
    }
    return style
  }
}

extension ChangedStyle: Equatable where Base: Equatable {}
