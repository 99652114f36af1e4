import ViewRuntime
import ViewGraphics

/// A colour of a symbol's own.
enum SymbolColor {
  case red, orange, yellow, green, cyan, blue, white

  func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
    color.resolvedStyle(in: environment)
  }

  private var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .cyan: .cyan
    case .blue: .blue
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

  /// What has its colour wherever it stands, by the first word of its name.
  static let bodies: [String: SymbolColor] = [
    "heart": .red, "star": .yellow, "sun": .yellow, "bolt": .yellow, "flame": .orange,
    "leaf": .green, "drop": .cyan,
    "trash": .red, "staroflife": .red, "cloud": .white, "snowflake": .cyan, "tree": .green,
    "carrot": .orange,
    "sparkles": .yellow, "crown": .yellow,
  ]
}
