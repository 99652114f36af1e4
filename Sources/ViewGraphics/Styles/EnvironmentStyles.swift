import Foundation
import ViewRuntime

/// The style that the environment draws with.
nonisolated public struct ForegroundStyle: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foreground
  }
}

/// What lies behind the content of the environment.
nonisolated public struct BackgroundStyle: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    resolved(level: 0, in: environment)
  }

  /// The system's backgrounds are colours of their own for each level; what a program set becomes weaker.
  func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      let colors: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
      return Color(.system(colors[min(level, colors.count - 1)])).resolvedStyle(in: environment)
    }
    var inner = environment
    inner.backgroundStyle = nil
    let opacities = ForegroundStyles.levelOpacities
    return style.resolved(in: inner)
      .multiplyingOpacity(by: opacities[min(level, opacities.count - 1)])
  }
}

/// The style set by `tint`.
nonisolated public struct TintShapeStyle: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    var inner = environment
    inner.tintStyle = nil
    return (environment.tintStyle ?? AnyShapeStyle(inner.accentColor)).resolved(in: inner)
  }
}

/// A level of the environment's foreground styles.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    ForegroundStyles.current(in: environment).resolved(level: level, in: environment)
  }
}

/// A colour of the system's that has no name among `Color`'s.
private protocol SystemColorStyle: PaintingStyle {
  static var color: SystemColor { get }
}

extension SystemColorStyle {
  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(.system(Self.color)).resolvedStyle(in: environment)
  }
}

/// The colour of lines between things.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, SystemColorStyle {
  public typealias Resolved = Never
  fileprivate static var color: SystemColor { .separator }
  public init() {}
}

/// The colour of text that stands where something is to be typed.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, SystemColorStyle {
  public typealias Resolved = Never
  fileprivate static var color: SystemColor { .placeholderText }
  public init() {}
}

/// The colour of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, SystemColorStyle {
  public typealias Resolved = Never
  fileprivate static var color: SystemColor { .link }
  public init() {}
}

/// A translucent gray for small shapes such as the track of a slider.
nonisolated public struct FillShapeStyle: ShapeStyle, SystemColorStyle {
  public typealias Resolved = Never
  fileprivate static var color: SystemColor { .fill }
  public init() {}
}

/// The background of a window.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, SystemColorStyle {
  public typealias Resolved = Never
  fileprivate static var color: SystemColor { .background }
  public init() {}
}

/// The style of what is selected: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle, PaintingStyle {
  public typealias Resolved = Never
  public init() {}

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle().resolvedStyle(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
