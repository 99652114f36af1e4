import ViewRuntime
import ViewGraphics

/// A colour of a symbol's own.
enum SymbolColor {
  case red, orange, yellow, lime, green, cyan, blue, purple, white

  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    color.resolvedStyle(in: environment)
  }

  private var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    // The third ring of the rainbow, as a picture of iOS 17 has it.
    case .lime: Color(red: 187 / 255, green: 235 / 255, blue: 3 / 255)
    case .green: .green
    case .cyan: .cyan
    case .blue: .blue
    case .purple: .purple
    case .white: .white
    }
  }

  /// By what stands in a badge.
  static let badges: [String: SymbolColor] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "dot": .red,
    "exclamationmark": .yellow, "clock": .blue, "questionmark": .blue,
  ]

  /// Filled frames that mean something by themselves.
  static let enclosures: [String: SymbolColor] = [
    "plus.circle": .green, "minus.circle": .red, "checkmark.circle": .green,
    "checkmark.seal": .blue,
    "checkmark.shield": .green, "xmark.octagon": .red, "exclamationmark.triangle": .yellow,
    "exclamationmark.octagon": .red, "exclamationmark.circle": .red, "xmark.shield": .red,
    "phone.circle": .green, "phone.down.circle": .red, "heart.circle": .red, "star.circle": .yellow,
    "bolt.circle": .yellow, "leaf.circle": .green, "drop.circle": .cyan, "flame.circle": .orange,
  ]

  /// What is one layer with a colour of its own. Of all symbols about a third have such colours; a flame, a drop and a
  /// crown have none.
  static let wholes: [String: SymbolColor] = [
    "heart": .red, "heart.fill": .red, "suit.heart": .red, "suit.heart.fill": .red,
    "star": .yellow, "star.fill": .yellow, "sparkle": .yellow, "sparkles": .yellow,
    "bolt": .yellow, "bolt.fill": .yellow, "sun.max.fill": .yellow, "cloud.fill": .white,
    "leaf": .green, "leaf.fill": .green, "tree": .green, "tree.fill": .green,
    "trash": .red, "trash.fill": .red, "snowflake": .cyan,
  ]

  /// What has its colour behind a badge, by the first word of its name.
  static let bodies: [String: SymbolColor] = [
    "heart": .red, "star": .yellow, "sun": .yellow, "bolt": .yellow, "flame": .orange,
    "leaf": .green, "drop": .cyan,
    "trash": .red, "staroflife": .red, "cloud": .white, "snowflake": .cyan, "tree": .green,
    "carrot": .orange,
    "sparkles": .yellow, "crown": .yellow,
  ]
}
