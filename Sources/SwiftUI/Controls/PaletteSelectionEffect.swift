import ViewCatalog
import ViewRuntime

/// How the chosen option of a palette looks.
nonisolated public struct PaletteSelectionEffect: Sendable {
  public static let automatic = PaletteSelectionEffect()
  public static let custom = PaletteSelectionEffect()
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect()
  }
}

extension View {
  /// Palettes show the chosen option as segments do.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    Reports.once("paletteSelectionEffect is left out: palettes are drawn as segments")
    return self
  }
}
