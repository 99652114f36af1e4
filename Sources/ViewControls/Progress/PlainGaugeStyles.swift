import Geometry
import ViewGraphics
import ViewRuntime

// The watch's first gauges, which the accessory styles have replaced.

/// A bar with a mark at the value.
nonisolated public struct LinearGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  /// From the colour of the lower bound to that of the upper one.
  nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGaugeStyle().makeBody(configuration: configuration)
      .transformEnvironment(\.tintStyle) { if let tint { $0 = tint } }
  }
}

/// An open ring with a mark at the value.
nonisolated public struct CircularGaugeStyle: GaugeStyle {
  private let tint: AnyShapeStyle?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = AnyShapeStyle(tint) }
  nonisolated public init(tint: Gradient) { self.tint = AnyShapeStyle(tint) }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
      .transformEnvironment(\.tintStyle) { if let tint { $0 = tint } }
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  nonisolated public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
  nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
