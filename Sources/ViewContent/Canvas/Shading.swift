import Foundation
import Geometry
import Pixels
import ViewGraphics
import ViewRuntime

extension GraphicsContext {
  /// What a path is filled or traced with.
  nonisolated public struct Shading: Sendable {
    enum Kind: Sendable {
      case color(Color)
      case style(AnyShapeStyle)
      case resolved(ResolvedStyle)
      case paint(Paint)
      case gradient(Gradient, PlacedGradient, GradientOptions)
      case tiledImage(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
      case palette([Shading])
      case foreground, backdrop
    }

    let kind: Kind

    /// What was drawn before in the same layer: with a filter, what lies beneath changes.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// Several shadings for drawings with levels; fills and strokes use the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients stretch over the box around what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A mesh of colours, which stretches over the box around what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { .style(mesh) }

    /// A shader in the coordinates of commands; `bounds` is what it gets for `.boundingRect`.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      .style(shader.bounded(by: bounds))
    }

    /// A gradient between two points, in the coordinates of commands.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(startPoint, endPoint), options))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius), options))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .conic(center, angle), options))
    }

    /// A part of an image (in fractions of its size), repeated from `origin`.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiledImage(image, origin: origin, source: sourceRect, scale: scale))
    }
  }

  nonisolated public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading with the environment's values in it, for use many times.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .color(let color): Shading(kind: .resolved(color.resolvedStyle(in: environment)))
    case .style(let style): Shading(kind: .resolved(style.resolved(in: environment)))
    case .foreground: Shading(kind: .resolved(environment.foreground))
    case .palette(let shadings): .palette(shadings.map(resolve))
    default: shading
    }
  }
}

/// Where a gradient runs, in points.
enum PlacedGradient: Sendable {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGFloat)
  case conic(CGPoint, Angle)

  /// The paint over `bounds`, the box of what is drawn.
  func paint(_ ramp: GradientRamp, _ options: GraphicsContext.GradientOptions, bounds: CGRect)
    -> Paint
  {
    let repeats = options.contains(.repeat) || options.contains(.mirror)
    let mirrors = options.contains(.mirror)
    switch self {
    case .linear(let start, let end):
      guard repeats else { return .linearGradient(ramp, start: start, end: end) }
      let periods = Self.periods(of: bounds, from: start, to: end)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      func point(_ period: Int) -> CGPoint {
        CGPoint(x: start.x + dx * CGFloat(period), y: start.y + dy * CGFloat(period))
      }
      return .linearGradient(
        ramp.repeated(periods, mirrors: mirrors), start: point(periods.lowerBound),
        end: point(periods.upperBound))
    case .radial(let center, let startRadius, let endRadius):
      let width = endRadius - startRadius
      guard repeats, width > 0 else {
        return .radialGradient(ramp, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      let reach = hypot(
        max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
        max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
      let first = -Int((startRadius / width).rounded(.down))
      let last = min(first + 200, max(1, Int(((reach - startRadius) / width).rounded(.up))))
      return .radialGradient(
        ramp.repeated(first..<last, mirrors: mirrors), center: center,
        startRadius: startRadius + width * CGFloat(first),
        endRadius: startRadius + width * CGFloat(last))
    case .conic(let center, let angle):
      return .angularGradient(
        ramp, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)
    }
  }

  /// Which repetitions of the way from `start` to `end` reach `bounds`; at most 200.
  private static func periods(of bounds: CGRect, from start: CGPoint, to end: CGPoint) -> Range<Int>
  {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0..<1 }
    let corners = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
      (bounds.maxX, bounds.maxY),
    ]
    let along = corners.map { (($0.0 - start.x) * dx + ($0.1 - start.y) * dy) / length }
    let first = Int(max(-1e6, along.min()!.rounded(.down)))
    return first..<min(first + 200, max(first + 1, Int(min(1e6, along.max()!.rounded(.up)))))
  }
}

extension GradientRamp {
  /// The ramp over several periods, laid out on 0…1 again; every other one backwards when it mirrors.
  func repeated(_ periods: Range<Int>, mirrors: Bool) -> GradientRamp {
    let count = Double(periods.count)
    var result = self
    result.stops = periods.enumerated().flatMap { index, period in
      let isBackwards = mirrors && !period.isMultiple(of: 2)
      let ordered = isBackwards ? stops.reversed() : stops
      return ordered.map { stop in
        let location = isBackwards ? 1 - stop.location : stop.location
        return Stop(color: stop.color, location: (Double(index) + location) / count)
      }
    }
    return result
  }
}
