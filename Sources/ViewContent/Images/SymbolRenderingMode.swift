@_spi(Runtime) import ViewRuntime
import ViewGraphics

/// How the layers of a symbol are coloured.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour for all.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The symbol's own colours; layers without one have the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The foreground style, and its secondary and tertiary level.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The foreground styles one after the other.
  public static let palette = SymbolRenderingMode(name: "palette")
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How symbols are coloured; nil leaves it to them: a palette where there are several foreground styles, else one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
  }
}

extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }
}
