import Foundation
import ViewRuntime

/// The styles that views below draw with: one to three given ones, and those derived from them.
package final class ForegroundStyles: Sendable {
  let styles: [AnyShapeStyle]
  /// The styles in force where these were set, to which a `.secondary` among them refers.
  let outer: ForegroundStyles?
  /// Whether the program set them, and not a control around: then buttons are drawn with them, too.
  let isProgram: Bool

  init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?, isProgram: Bool) {
    self.styles = styles
    self.outer = outer
    self.isProgram = isProgram
  }

  /// What the levels below the last given style keep of its opacity.
  static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.15]

  static let system = ForegroundStyles(
    [SystemColor.primary, .secondary, .tertiary, .quaternary].map {
      AnyShapeStyle(Color(.system($0)))
    },
    outer: nil, isProgram: false)

  /// Whether a program gave several styles: symbols then have as many colours.
  package var isPalette: Bool { isProgram && styles.count > 1 }

  package static func current(in environment: EnvironmentValues) -> ForegroundStyles {
    environment.foregroundStyles ?? system
  }

  /// The style of a level: 0 is primary.
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var inner = environment
    inner.foregroundStyles = outer
    let given = min(level, styles.count - 1)
    let style = styles[given].resolved(in: inner)
    guard level > given else { return style }
    let opacities = Self.levelOpacities
    let last = opacities.count - 1
    return style.multiplyingOpacity(by: opacities[min(level, last)] / opacities[min(given, last)])
  }
}

extension ForegroundStyles: Equatable {
  package static func == (left: ForegroundStyles, right: ForegroundStyles) -> Bool {
    left === right
      || (left.styles == right.styles && left.outer == right.outer
        && left.isProgram == right.isProgram)
  }
}

private struct ForegroundStylesKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles? { nil }
}
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style that text, symbols and shapes are drawn with, resolved.
  package var foreground: ResolvedStyle {
    ForegroundStyles.current(in: self).resolved(level: 0, in: self)
  }

  /// The style set by `tint`; nil for the system's blue.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style that `.background` stands for; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The tint where it is a plain colour, else the program's own accent, which Xcode's templates call so in the
  /// catalogue, else the system's blue.
  package var accentColor: Color {
    guard let color = tintStyle?.style as? Color, color != .accentColor else {
      let name = "AccentColor"
      return AssetLibrary.hasColor(named: name, in: self) ? Color(.asset(name)) : .blue
    }
    return color
  }

  package mutating func setForeground(_ styles: [AnyShapeStyle], isProgram: Bool = true) {
    foregroundStyles = ForegroundStyles(styles, outer: foregroundStyles, isProgram: isProgram)
  }

  /// Whether the program has said what is drawn with here, so that controls do not use their own colours.
  package var hasProgramForeground: Bool { foregroundStyles?.isProgram ?? false }
}

extension View {
  /// Sets what text, symbols and shapes inside are drawn with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([AnyShapeStyle(style)])
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the colour that text, symbols and shapes inside are drawn with; nil for the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if let color {
          environment.setForeground([AnyShapeStyle(color)])
        } else {
          environment.foregroundStyles = nil
        }
      })
  }

  /// Sets what a control draws the program's views with: buttons among them keep their own colours.
  nonisolated package func systemForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return modifier(EnvironmentModifier { $0.setForeground([style], isProgram: false) })
  }

  nonisolated private func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
    modifier(EnvironmentModifier { $0.setForeground(styles) })
  }

  /// Sets the style of what stands out: buttons, progress, selections.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets what the style `.background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}
