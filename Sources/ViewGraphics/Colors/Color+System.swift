import Foundation

extension Color {
  nonisolated public static let red = Color(.system(.red))
  nonisolated public static let orange = Color(.system(.orange))
  nonisolated public static let yellow = Color(.system(.yellow))
  nonisolated public static let green = Color(.system(.green))
  nonisolated public static let mint = Color(.system(.mint))
  nonisolated public static let teal = Color(.system(.teal))
  nonisolated public static let cyan = Color(.system(.cyan))
  nonisolated public static let blue = Color(.system(.blue))
  nonisolated public static let indigo = Color(.system(.indigo))
  nonisolated public static let purple = Color(.system(.purple))
  nonisolated public static let pink = Color(.system(.pink))
  nonisolated public static let brown = Color(.system(.brown))
  nonisolated public static let gray = Color(.system(.gray))
  nonisolated public static let white = Color(red: 1, green: 1, blue: 1)
  nonisolated public static let black = Color(red: 0, green: 0, blue: 0)
  nonisolated public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// The colour of text that matters most.
  nonisolated public static let primary = Color(.system(.primary))
  nonisolated public static let secondary = Color(.system(.secondary))
  /// The innermost tint, or the system's blue.
  nonisolated public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
