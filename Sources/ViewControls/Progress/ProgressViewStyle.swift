import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// How progress looks.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct ProgressViewStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// 0…1; nil while it is not known how far it is.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A bar where the fraction is known, a turning wheel where it is not.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Labels around a bar of 4 points.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tintStyle) private var tintStyle

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GeometryReader { proxy in
        let fraction = configuration.fractionCompleted ?? 0
        ZStack(alignment: .leading) {
          Capsule(style: .circular).fill(Color(.system(.fill)))
          Capsule(style: .circular).fill(
            tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(Color.accentColor)
          )
          .frame(width: proxy.size.width * fraction)
        }
      }
      .frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The wheel, above its label; a wheel cannot say how far it is on iOS.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack {
      Spinner(tint: tint)
      if configuration.label != nil {
        configuration.label.foregroundStyle(.secondary)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Eight spokes that light up in turn, once around in a second.
private struct Spinner: View {
  let tint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintStyle) private var tintStyle

  private var size: CGFloat {
    switch controlSize {
    case .mini, .small: 16
    case .regular: 20
    case .large, .extraLarge: 37
    }
  }

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 0.125)) { context in
      let step = Int((context.date.timeIntervalSince1970 / 0.125).rounded()) % 8
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule(style: .circular)
            .frame(width: size * 0.13, height: size * 0.3)
            .offset(y: -size * 0.34)
            .rotationEffect(.degrees(Double(spoke) * 45))
            .opacity(1 - 0.75 * Double((step - spoke + 8) % 8) / 7)
        }
      }
      .foregroundStyle(tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(Color.gray))
      .frame(width: size, height: size)
    }
  }
}

/// A progress style whose type is hidden.
nonisolated struct AnyProgressViewStyle {
  let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  init<S: ProgressViewStyle>(_ style: S, in outer: AnyProgressViewStyle? = nil) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.progressViewStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle { AnyProgressViewStyle(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the progress inside.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.progressViewStyle = AnyProgressViewStyle(style, in: $0.progressViewStyle)
      })
  }
}
