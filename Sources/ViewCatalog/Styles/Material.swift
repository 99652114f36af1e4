import Foundation
import Pixels
import ViewRuntime

/// A translucent layer that lets what lies behind shine through.
///
/// What lies behind is not blurred yet: a material is painted as its tint alone, and says so once.
nonisolated public struct Material: ShapeStyle, PaintingStyle, Hashable {
  public typealias Resolved = Never
  /// How much of what lies behind is covered, 0…1.
  private let cover: Double

  private init(cover: Double) { self.cover = cover }

  public static let ultraThin = Material(cover: 0.44)
  public static let thin = Material(cover: 0.60)
  public static let regular = Material(cover: 0.75)
  public static let thick = Material(cover: 0.86)
  public static let ultraThick = Material(cover: 0.93)
  /// That of bars.
  public static let bar = Material(cover: 0.82)

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    Reports.once("materials are painted without the blur of what lies behind them")
    let isDark = environment.colorScheme == .dark
    let tint = isDark ? Color(white: 0.145) : Color(white: 0.98)
    return tint.opacity(cover).resolvedStyle(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
