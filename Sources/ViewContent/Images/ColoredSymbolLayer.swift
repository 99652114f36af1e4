import Geometry
import Typesetting
import ViewGraphics
import ViewRuntime

/// A layer of a symbol with its colour.
struct ColoredSymbolLayer {
  /// On the square that symbols are drawn on.
  var path: Path
  /// What it is filled with; nil for the first of the foreground styles.
  var style: ResolvedStyle?
  /// 0...1, of that first style's opacity.
  var share = 1.0

  /// What is not lit yet keeps so much of its opacity; about what is seen of SF Symbols.
  private static let unlitShare = 0.25

  /// The layers in the colours of a mode; nil where the symbol is one colour.
  ///
  /// - Parameter value: 0...1, how much of what the symbol shows there is; nil where it shows no such thing.
  static func layers(
    named name: String, mode: SymbolRenderingMode?, value: Double?,
    in environment: EnvironmentValues
  ) -> [ColoredSymbolLayer]? {
    let styles = ForegroundStyles.current(in: environment)
    let mode = mode ?? (styles.isPalette ? .palette : .monochrome)
    guard mode != .monochrome || value != nil else { return nil }
    let layers = SymbolLibrary.layers(named: name, weight: environment.symbolWeight)
    let isColored: Bool
    switch mode {
    case .multicolor: isColored = layers.contains { $0.color != nil }
    case .hierarchical, .palette: isColored = layers.contains { $0.level > 0 }
    default: isColored = false
    }
    let isVariable = value != nil && layers.contains { $0.threshold != nil }
    guard isColored || isVariable else { return nil }
    return layers.map { layer in
      var colored = ColoredSymbolLayer(path: layer.path)
      if isColored, mode == .multicolor {
        colored.style = layer.color?.resolved(in: environment)
      } else if isColored, layer.level > 0 {
        colored.style = styles.resolved(level: layer.level, in: environment)
      }
      if let value, let threshold = layer.threshold, value <= threshold {
        colored.share = unlitShare
        colored.style = colored.style?.multiplyingOpacity(by: unlitShare)
      }
      return colored
    }
  }
}
