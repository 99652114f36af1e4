import Foundation
@_spi(Runtime) import ViewRuntime

/// What a symbol is drawn in and with: filled, in a circle, struck through.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  /// The ends of symbols' names, in their order.
  private var shape: String?
  private var isFilled = false
  private var isStruck = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isStruck: true)

  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  public var square: SymbolVariants { with { $0.shape = "square" } }
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.shape = other.shape ?? shape
      $0.isFilled = isFilled || other.isFilled
      $0.isStruck = isStruck || other.isStruck
    }
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Symbols of SF that have no filled form, though a drawing of one could be had here.
  private static let neverFilled: Set<String> = [
    "airplane", "calendar", "desktopcomputer", "gear", "iphone", "laptopcomputer",
  ]

  /// The name of the variant that there is of a symbol; the symbol's own name where there is none.
  func name(for symbol: String) -> String {
    let parts = Set(symbol.split(separator: ".").map(String.init))
    var ends: [String] = []
    if isStruck { ends.append("slash") }
    if let shape { ends.append(shape) }
    if isFilled, !Self.neverFilled.contains(symbol) { ends.append("fill") }
    ends.removeAll(where: parts.contains)
    // As much of it as the collection has.
    while !ends.isEmpty {
      let name = ([symbol] + ends).joined(separator: ".")
      if SymbolLibrary.hasSymbol(named: name) { return name }
      ends.removeLast()
    }
    return symbol
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols inside in this variant where there is one.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
  }
}
