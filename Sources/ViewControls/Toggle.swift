import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether the sources differ, where there are several.
  private var isMixed: () -> Bool = { false }
  @Environment(\.toggleStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// On when all sources are; a tap makes all of them the same.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { (value: Bool) in for source in sources { source[keyPath: isOn].wrappedValue = value }
        }),
      label: label)
    isMixed = {
      let values = sources.lazy.map { $0[keyPath: isOn].wrappedValue }
      return values.contains(true) && values.contains(false)
    }
  }

  @MainActor public var body: some View {
    if isInMenu {
      Button {
        isOn.wrappedValue.toggle()
      } label: {
        HStack(spacing: 10) {
          Image(systemName: "checkmark").opacity(isOn.wrappedValue ? 1 : 0).frame(width: 18)
            .accessibilityHidden(true)
          label
        }
      }
      .accessibilityToggle(isOn)
    } else {
      style.makeBody(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(ControlTitle(content: label))), isOn: isOn,
          isMixed: isMixed())
      )
      .accessibilityToggle(isOn)
    }
  }
}

extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ViewControls.Label<Text, Image> {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ViewControls.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ViewControls.Label(title, systemImage: systemImage) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { ViewControls.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ViewControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to show.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = { configuration.isMixed }
  }
}

/// How a toggle looks and behaves.
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

nonisolated public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The switch of iOS 26: a capsule of 66 by 30 points with a wide knob.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(isPlatformControl: true) {
      configuration.label
    } control: {
      SwitchControl(isOn: configuration.$isOn, tint: tint).modifier(MirroredControl())
    }
  }
}

nonisolated public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button that stands out while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let button = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: AnyView(configuration.label)),
      action: { configuration.isOn.toggle() })
    PressableButton(
      style: SystemButtonLook(kind: configuration.isOn ? .prominent : .automatic),
      configuration: button)
  }
}

private struct SwitchControl: View {
  let isOn: Binding<Bool>
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tintStyle
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.partColors) private var ownColors
  @State private var isPressed = false

  private var colors: PartColors { ownColors ?? ControlColors.shared.switches }

  private static let size = CGSize(width: 66, height: 30)
  private static let knob = CGSize(width: 38, height: 25)
  private static let margin: CGFloat = 2.5

  var body: some View {
    ZStack {
      Group {
        Capsule(style: .circular).fill(
          Color(.system(colorScheme == .dark ? .fill : .secondaryFill)))
        Capsule(style: .circular).fill(onStyle).opacity(isOn.wrappedValue ? 1 : 0)
      }
      .opacity(isEnabled ? 1 : 0.5)
      Capsule(style: .circular).fill(colors.thumb ?? .white)
        .frame(width: Self.knob.width, height: Self.knob.height)
        .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
        .scaleEffect(isPressed ? 1.12 : 1)
        .offset(
          x: (isOn.wrappedValue ? 1 : -1)
            * ((Self.size.width - Self.knob.width) / 2 - Self.margin))
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .contentShape(Rectangle())
    .animation(.spring(response: 0.35, dampingFraction: 0.8), value: isOn.wrappedValue)
    .animation(.spring(response: 0.25, dampingFraction: 0.8), value: isPressed)
    .gesture(
      ButtonGesture(onPressingChanged: { isPressed = $0 }, action: { isOn.wrappedValue.toggle() })
    )
    .accessibilityTouchTarget()
  }

  private var onStyle: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? tintStyle ?? AnyShapeStyle(colors.filled ?? .green)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle style whose type is hidden.
nonisolated struct AnyToggleStyle {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView

  init<S: ToggleStyle>(_ style: S, in outer: AnyToggleStyle? = nil) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.toggleStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles inside.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.toggleStyle = AnyToggleStyle(style, in: $0.toggleStyle) })
  }
}
