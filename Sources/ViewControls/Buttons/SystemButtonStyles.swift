import Foundation
import Geometry
import Motion
import Typesetting
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The system's buttons as iOS 26 draws them.
package struct SystemButtonLook: ButtonStyle {
  package enum Kind { case automatic, plain, bordered, prominent, glass, glassProminent }
  let kind: Kind
  let glass: Glass

  nonisolated init(kind: Kind, glass: Glass = .regular) { (self.kind, self.glass) = (kind, glass) }

  @MainActor package func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    SystemButton(kind: kind, glass: glass, configuration: configuration)
  }
}

/// Sizes of bordered buttons on iOS 26, in points, by control size: a line of the font with padding.
private struct ButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  /// How high a line of the font is.
  private let line: CGFloat
  let font: Font
  /// With a label that is lower than a line of the font, such as a symbol.
  var height: CGFloat { line + 2 * vertical }

  init(_ size: ControlSize) {
    let (subheadline, body): (CGFloat, CGFloat) =
      TallLetters.haveRoom ? (21, 24.5) : (18, 20 + 1.0 / 3)
    switch size {
    case .mini, .small: (horizontal, vertical, line, font) = (10, 5, subheadline, .subheadline)
    case .regular: (horizontal, vertical, line, font) = (12, 7, body, .body)
    case .large, .extraLarge: (horizontal, vertical, line, font) = (20, 15, body, .body)
    }
  }
}

private struct SystemButton: View {
  let kind: SystemButtonLook.Kind
  let glass: Glass
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tintStyle) private var tint
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.font) private var font
  @Environment(\.hasProgramForeground) private var hasProgramForeground
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    switch kind {
    case .plain:
      configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    case .automatic:
      configuration.label
        .contentShape(Rectangle())
        .modifier(RowButtonTouch(fillsRow: isInListRow))
        .modifier(LabelForeground(style: labelStyle))
        // Measured on iOS 26: above it keeps the distance of its label, below that of a control.
        .modifier(ControlSpacing(.bottom))
        .opacity(configuration.isPressed ? 0.2 : 1)
    default: bordered
    }
  }

  private var bordered: some View {
    let metrics = ButtonMetrics(controlSize)
    return configuration.label
      // Its icon stands on the button, not in the row's column of icons, and has the button's colour.
      .environment(\.isInListRow, false)
      .font(font ?? metrics.font)
      .lineLimit(1)
      .modifier(LabelForeground(style: labelStyle))
      .padding(.horizontal, borderShape.kind == .circle ? 8 : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .frame(maxWidth: sizing == .flexible ? .infinity : nil)
      .modifier(
        ButtonLeastSize(
          width: borderShape.kind == .circle ? metrics.height : 0, height: metrics.height)
      )
      .background {
        ButtonBackground(
          kind: kind, shape: borderShape.shape(for: controlSize), fill: fill, glass: glass)
      }
      .contentShape(borderShape.shape(for: controlSize))
      .opacity(configuration.isPressed ? 0.75 : 1)
      .scaleEffect(isGlass && configuration.isPressed ? 1.06 : 1)
      .animation(isGlass ? .snappy(duration: 0.2) : nil, value: configuration.isPressed)
  }

  private var isGlass: Bool { kind == .glass || kind == .glassProminent }

  /// The tint, or the role's own colour.
  private var accent: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color.accentColor)
  }

  /// The style's own; nil where the program has set another outside.
  private var labelStyle: AnyShapeStyle? {
    if hasProgramForeground, isEnabled { return nil }
    guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    switch kind {
    case .prominent, .glassProminent: return AnyShapeStyle(Color.white)
    case .glass: return configuration.role == .destructive ? accent : AnyShapeStyle(Color.primary)
    default: return accent
    }
  }

  private var fill: AnyShapeStyle {
    switch kind {
    case .prominent, .glassProminent:
      return isEnabled ? accent : AnyShapeStyle(Color(.system(.tertiaryFill)))
    case .bordered:
      let isTinted = isEnabled && (tint != nil || configuration.role == .destructive)
      guard isTinted, let color = accent.style as? Color else {
        return AnyShapeStyle(Color(.system(.tertiaryFill)))
      }
      return AnyShapeStyle(color.opacity(colorScheme == .dark ? 0.24 : 0.16))
    default:
      return AnyShapeStyle(
        colorScheme == .dark ? Color.white.opacity(0.12) : Color.white.opacity(0.7))
    }
  }
}

/// Draws a label with a style of the button's own, if it has one.
private struct LabelForeground: ViewModifier {
  let style: AnyShapeStyle?

  nonisolated init(style: AnyShapeStyle?) { self.style = style }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { if let style { $0.setForeground([style], isProgram: false) } })
  }
}

/// What lies behind the label of a bordered button. Glass is a bright layer with a lit edge.
package struct ButtonBackground: View {
  package let kind: SystemButtonLook.Kind
  package let shape: ButtonBorderShape.Outline
  package let fill: AnyShapeStyle
  let glass: Glass
  @Environment(\.colorScheme) private var colorScheme

  nonisolated package init(
    kind: SystemButtonLook.Kind, shape: ButtonBorderShape.Outline, fill: AnyShapeStyle,
    glass: Glass = .regular
  ) {
    self.glass = glass
    self.kind = kind
    self.shape = shape
    self.fill = fill
  }

  package var body: some View {
    if kind == .glass {
      GlassLayer(glass: glass, shape: shape)
    } else if kind == .glassProminent {
      shape.fill(fill)
        .overlay {
          shape.strokeBorder(.white.opacity(colorScheme == .dark ? 0.22 : 0.8), lineWidth: 0.7)
        }
        .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
    } else {
      shape.fill(fill)
    }
  }
}

/// The system's choice: the label in the tint.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .automatic), configuration: configuration)
  }
}

/// The label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .automatic), configuration: configuration)
  }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .plain), configuration: configuration)
  }
}

/// The label on a light fill.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .bordered), configuration: configuration)
      .transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}

/// A white label on the tint.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .prominent), configuration: configuration)
  }
}

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  nonisolated public init() { glass = .regular }
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: SystemButtonLook(kind: .glass, glass: glass), configuration: configuration)
  }
}

/// A white label on tinted glass.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: SystemButtonLook(kind: .glassProminent), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
