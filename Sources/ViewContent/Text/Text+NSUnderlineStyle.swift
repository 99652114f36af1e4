extension Text.LineStyle {
  /// The line that a style of UIKit stands for; nil where SwiftUI has none like it: without a line, and
  /// for thick and double lines and those under words alone.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    let isSingle = nsUnderlineStyle.rawValue & ~Self.patternBits == NSUnderlineStyle.single.rawValue
    guard isSingle, let style = nsUnderlineStyle.lineStyle(color: nil) else { return nil }
    self = style
  }

  private static let patternBits = 0x700
}

extension NSUnderlineStyle {
  /// One line in the pattern of SwiftUI's; its colour is lost.
  public init(_ lineStyle: Text.LineStyle) {
    switch lineStyle.pattern {
    case .solid: self = .single
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, .patternDashDot]
    case .dashDotDot: self = [.single, .patternDashDotDot]
    }
  }
}
