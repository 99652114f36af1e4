import Foundation
import ViewGraphics
import ViewRuntime

extension UIImage {
  /// How a picture is drawn.
  public class Configuration: @unchecked Sendable {
    // Nothing in it changes; the subclass keeps to that too.
    init() {}
  }

  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default`, small, medium, large

    fileprivate var scale: Image.Scale? {
      switch self {
      case .unspecified, .default: nil
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How a symbol is drawn: its font, its scale beside text, and its colours.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let font: Font?
    private let scale: Image.Scale?
    private let mode: SymbolRenderingMode?
    private let colors: [Color]

    private init(
      font: Font? = nil, scale: Image.Scale? = nil, mode: SymbolRenderingMode? = nil,
      colors: [Color] = []
    ) {
      (self.font, self.scale, self.mode, self.colors) = (font, scale, mode, colors)
      super.init()
    }

    /// Points.
    public convenience init(pointSize: CGFloat) { self.init(font: .system(size: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) {
      self.init(font: .system(size: pointSize, weight: weight))
    }
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight, scale: UIImage.SymbolScale) {
      self.init(font: .system(size: pointSize, weight: weight), scale: scale.scale)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .system(textStyle.style))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(font: .system(textStyle.style), scale: scale.scale)
    }
    public convenience init(font: UIFont) { self.init(font: font.font) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(font: font.font, scale: scale.scale)
    }
    public convenience init(scale: UIImage.SymbolScale) { self.init(scale: scale.scale) }
    public convenience init(weight: UIFont.Weight) {
      self.init(font: .system(size: 17, weight: weight))
    }

    /// Levels of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(mode: .hierarchical, colors: [hierarchicalColor.color])
    }

    /// A colour for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(mode: .palette, colors: paletteColors.map(\.color))
    }

    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(mode: .monochrome)
    }
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(mode: .multicolor)
    }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// This one, and what another says about what this one leaves open or says otherwise.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        font: other.font ?? font, scale: other.scale ?? scale, mode: other.mode ?? mode,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    package func apply(to environment: inout EnvironmentValues) {
      if let font { environment.font = font }
      if let scale { environment.imageScale = scale }
      if let mode { environment.symbolRenderingMode = mode }
      if !colors.isEmpty { environment.setForeground(colors.map { AnyShapeStyle($0) }) }
    }
  }
}
