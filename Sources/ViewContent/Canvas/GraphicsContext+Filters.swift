import Foundation
import Geometry
import Pixels
import ViewGraphics
import ViewRuntime

extension GraphicsContext {
  /// A change of the pixels of what is drawn.
  nonisolated public struct Filter: Sendable {
    enum Kind: Sendable {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix5x4)
      case blur(radius: CGFloat, BlurOptions)
      case alphaThreshold(minimum: Double, maximum: Double, Color)
      case shader(Shader, PixelFunctionUse, CGSize)
    }

    /// A filter with the environment's colours in it.
    enum Resolved {
      case pixels(Pixels.Filter)
      case projection(ProjectionTransform)
      /// A shader that cannot be used.
      case nothing
      /// A shadow combined with what it falls on in a way of its own, beneath or above its source.
      case combinedShadow(ShadowStyleFilter, CompositeOperator, isAbove: Bool)
    }

    let kind: Kind

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(kind: .colorMatrix(matrix.rows))
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .colorMatrix(.hueRotation(angle.radians)))
    }

    public static func saturation(_ amount: Double) -> Filter {
      Filter(kind: .colorMatrix(.saturation(amount)))
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter(kind: .colorMatrix(.brightness(amount)))
    }

    public static func contrast(_ amount: Double) -> Filter {
      Filter(kind: .colorMatrix(.contrast(amount)))
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(kind: .colorMatrix(.colorInvert(amount)))
    }

    public static func grayscale(_ amount: Double) -> Filter {
      Filter(kind: .colorMatrix(.grayscale(amount)))
    }

    public static var luminanceToAlpha: Filter { Filter(kind: .colorMatrix(.luminanceToAlpha)) }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius: radius, options))
    }

    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(minimum: min, maximum: max, color))
    }

    func resolve(in environment: EnvironmentValues) -> Resolved {
      switch kind {
      case .shader(let shader, let use, let offset):
        return shader.call(use, bounds: .null, in: environment)
          .map { .pixels(.function(PixelFunctionFilter($0, maximumOffset: offset))) } ?? .nothing
      case .projection(let transform): return .projection(transform)
      case .colorMatrix(let matrix): return .pixels(.colorMatrix(matrix))
      case .colorMultiply(let color):
        return .pixels(.colorMatrix(.colorMultiply(color.resolve(in: environment).components)))
      case .blur(let radius, let options):
        return .pixels(.blur(radius: Double(radius), isOpaque: options.contains(.opaque)))
      case .alphaThreshold(let minimum, let maximum, let color):
        return .pixels(
          .alphaThreshold(
            minimum: minimum, maximum: maximum, color: color.resolve(in: environment).components))
      case .shadow(let color, let radius, let offset, let mode, let options):
        let isOnly = options.contains(.shadowOnly)
        let isAbove = options.contains(.shadowAbove)
        var shadow = ShadowStyleFilter(
          color: color.resolve(in: environment).components, radius: Double(radius),
          offset: offset, isInner: options.contains(.invertsAlpha), isShadowOnly: isOnly)
        if isOnly || (mode == .normal && !isAbove) { return .pixels(.shadow(shadow)) }
        shadow.isShadowOnly = true
        return .combinedShadow(shadow, mode.mode, isAbove: isAbove || shadow.isInner)
      }
    }
  }

  /// Applies `filter` to everything that is drawn later, after the filters that are added later.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  nonisolated public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  nonisolated public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  nonisolated public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// A matrix for colours: rows for red, green, blue and opacity; the fifth column is added.
nonisolated public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}

  var rows: ColorMatrix5x4 {
    ColorMatrix5x4(values: [
      r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
    ])
  }
}
