import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A gradient or one colour on each layer of a symbol.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case flat, gradient }
  private let kind: Kind
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// The standard gradient of each colour.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)

  /// A layer's style in this mode: what is no plain colour stays as it is.
  func style(_ style: ResolvedStyle, in environment: EnvironmentValues) -> ResolvedStyle {
    guard kind == .gradient, case .color(let color) = style.fill else { return style }
    var result = style
    result.fill = Color(color).gradient.resolved(in: environment).fill
    return result
  }
}

private struct SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolColorRenderingMode = mode })
  }
}

extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.symbolColorRenderingMode = mode }
  }
}
