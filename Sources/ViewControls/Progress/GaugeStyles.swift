import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCompact: false, showsMarker: false)
  }
}

/// A bar filled up to the value, with labels around.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCompact: false, showsMarker: false)
  }
}

/// A bar with a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCompact: true, showsMarker: true)
  }
}

nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isCompact: true, showsMarker: false)
  }
}

/// An open ring with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: false)
  }
}

/// A ring filled up to the value.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let isCompact: Bool
  let showsMarker: Bool
  @Environment(\.tintStyle) private var tint

  var body: some View {
    VStack(spacing: 4) {
      if !isCompact { configuration.label }
      HStack {
        configuration.minimumValueLabel.font(.footnote)
        GeometryReader { proxy in bar(width: proxy.size.width) }.frame(height: 6)
          .environment(\.gradientCourse, .along)
        configuration.maximumValueLabel.font(.footnote)
      }
      if !isCompact { configuration.currentValueLabel.font(.footnote) }
    }
  }

  private var style: AnyShapeStyle { tint ?? AnyShapeStyle(Color.accentColor) }

  private func bar(width: CGFloat) -> some View {
    ZStack(alignment: .leading) {
      Capsule(style: .circular).fill(showsMarker ? style : AnyShapeStyle(Color(.system(.fill))))
      if showsMarker {
        Circle().fill(Color(.system(.background))).frame(width: 12, height: 12)
          .overlay { Circle().fill(Color.primary).frame(width: 8, height: 8) }
          .offset(x: (width - 12) * configuration.value)
      } else {
        Capsule(style: .circular).fill(style).frame(width: width * configuration.value)
      }
    }
    .modifier(MirroredControl())
  }
}

private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool
  @Environment(\.tintStyle) private var tint

  /// The open ring leaves out a quarter at the bottom.
  private static let length = 0.75

  var body: some View {
    let style = tint ?? AnyShapeStyle(Color.primary)
    ZStack {
      if isClosed {
        Circle().stroke(style, lineWidth: 6).opacity(0.3)
        Circle().trim(from: 0, to: configuration.value)
          .stroke(style, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .environment(\.gradientCourse, .around(turn: 1))
          .rotationEffect(.degrees(-90))
      } else {
        Circle().trim(from: 0, to: Self.length)
          .stroke(style, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .environment(\.gradientCourse, .around(turn: Self.length))
          .rotationEffect(.degrees(135))
        marker
      }
      (configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(configuration.label))
        .font(.system(size: 17, weight: .medium, design: .rounded))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(width: 36)
    }
    .frame(width: 52, height: 52)
    .overlay(alignment: .bottom) {
      if !isClosed { gap }
    }
    .padding(3)
  }

  private var marker: some View {
    Circle().fill(Color(.system(.background)))
      .overlay { Circle().fill(Color.primary).padding(2) }
      .frame(width: 10, height: 10)
      .offset(y: -26)
      .rotationEffect(.degrees(-135 + 270 * configuration.value))
  }

  /// What stands where the ring is open: the ends of the range, or else what the value in the middle is called.
  @ViewBuilder private var gap: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 10))
      .fixedSize()
      .offset(y: 3)
    } else if configuration.currentValueLabel != nil {
      configuration.label
        .font(.system(size: 11, weight: .medium, design: .rounded))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(maxWidth: 32)
        .offset(y: 3)
    }
  }
}
