import Foundation
import Pixels
import ViewRuntime

/// A translucent layer that lets what lies behind shine through, blurred and more colourful.
nonisolated public struct Material: ShapeStyle, PaintingStyle, Hashable {
  public typealias Resolved = Never
  private let light: Recipe
  private let dark: Recipe

  /// Apple publishes no figures for its materials. Blur and saturation are those of its sample code for
  /// the same look (UIImage+ImageEffects, 2013: radius 30, saturation 1.8); the grays (242 and 38 of 255)
  /// and how much they cover are what design kits for iOS draw with.
  fileprivate struct Recipe: Hashable, Sendable {
    /// How much of what lies behind is covered, 0…1.
    var cover: Double
    /// The gray that covers it, 0…1.
    var white: Double
  }

  private init(light: Double, dark: Double) {
    self.light = Recipe(cover: light, white: 242 / 255)
    self.dark = Recipe(cover: dark, white: 38 / 255)
  }

  public static let ultraThin = Material(light: 0.44, dark: 0.55)
  public static let thin = Material(light: 0.60, dark: 0.70)
  public static let regular = Material(light: 0.72, dark: 0.80)
  public static let thick = Material(light: 0.85, dark: 0.87)
  public static let ultraThick = Material(light: 0.93, dark: 0.93)
  /// That of bars.
  public static let bar = Material(light: 0.80, dark: 0.82)

  package func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    let recipe = environment.colorScheme == .dark ? dark : light
    let white = Float(recipe.white)
    return ResolvedStyle(
      .material(
        ResolvedMaterial(
          blurRadius: 30, saturation: 1.8,
          tint: ColorComponents(
            red: white, green: white, blue: white, alpha: Float(recipe.cover)))))
  }
}

/// What a material does to what lies beneath it.
package struct ResolvedMaterial: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var blurRadius: Double
  /// 1 leaves colours as they are.
  package var saturation: Double
  /// Laid over the blurred picture.
  package var tint: ColorComponents

  package init(blurRadius: Double, saturation: Double, tint: ColorComponents) {
    self.blurRadius = blurRadius
    self.saturation = saturation
    self.tint = tint
  }

  /// A part of it, 0…1: less blurred, and less covered.
  func weakened(to amount: Double) -> ResolvedMaterial {
    var weak = self
    weak.blurRadius *= amount
    weak.saturation = 1 + (saturation - 1) * amount
    weak.tint.alpha *= Float(amount)
    return weak
  }

  var backdrop: BackdropPaint {
    BackdropPaint(
      filters: [
        .blur(radius: blurRadius, isOpaque: false), .colorMatrix(.saturation(saturation)),
      ], seesThroughLayers: true)
  }
}

extension ResolvedStyle {
  /// A part of it, 0…1: of a material a weaker one, of all else a more transparent one.
  package func weakened(to amount: Double) -> ResolvedStyle {
    var weak = self
    if case .material(let material) = fill {
      weak.fill = .material(material.weakened(to: amount))
    } else {
      weak.opacity *= amount
    }
    return weak
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
