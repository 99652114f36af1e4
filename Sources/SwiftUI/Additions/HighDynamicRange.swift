import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// Pictures have the range of sRGB here: what is brighter than white is white.

extension Image {
  /// How much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

private struct DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

extension ImageRenderer {
  /// The range of the pictures, which is always the standard one.
  public var allowedDynamicRange: Image.DynamicRange {
    get { .standard }
    set {}
  }

  /// Whether the publisher tells of changes of what the content reads: it tells of the renderer's own alone.
  public var isObservationEnabled: Bool {
    get { false }
    set {}
  }
}

extension Color {
  /// A colour in numbers, with how bright the brightest is against white.
  nonisolated public struct ResolvedHDR: Hashable, Sendable {
    private var color: Color.Resolved
    /// 1 or more; nil where the colour says nothing of it.
    public let headroom: Float?

    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      self.color = color
      self.headroom = headroom.map { max(1, $0) }
    }

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1, headroom: Float? = nil
    ) {
      self.init(
        Color.Resolved(
          colorSpace: colorSpace, red: red, green: green, blue: blue, opacity: opacity),
        headroom: headroom)
    }

    public var red: Float { color.red }
    public var green: Float { color.green }
    public var blue: Float { color.blue }
    public var linearRed: Float { color.linearRed }
    public var linearGreen: Float { color.linearGreen }
    public var linearBlue: Float { color.linearBlue }
    public var opacity: Float { color.opacity }
  }

  /// The colour, told to be so many times as bright as white at its brightest.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The colour with its light doubled for each stop.
  public func exposureAdjust(_ stops: Double) -> Color {
    let factor = Float(exp2(stops))
    let color = resolve(in: EnvironmentValues())
    return Color(
      .sRGBLinear, red: Double(color.linearRed * factor), green: Double(color.linearGreen * factor),
      blue: Double(color.linearBlue * factor), opacity: Double(color.opacity))
  }

  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }
}
