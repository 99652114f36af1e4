import Foundation
import Typesetting
import ViewRuntime

extension AttributedString {
  /// How high lines of text are.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case variable
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }
    let kind: Kind

    /// As high as the font says.
    public static let variable = LineHeight(kind: .variable)
    public static let normal = LineHeight(kind: .variable)
    public static let tight = LineHeight(kind: .leading(-2))
    public static let loose = LineHeight(kind: .leading(4))
    /// Points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }
    /// Times the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }
    /// Points more than the font says.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(increase))
    }
  }
}

private struct LineHeightKey: EnvironmentKey {
  static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
  /// How high the lines of text are; nil as the font says.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }

  /// What is put between two lines so that they stand as far apart as `lineHeight` says, in points.
  func lineDistance(_ font: FontDescriptor) -> CGFloat {
    guard let kind = lineHeight?.kind else { return 0 }
    let metrics = FontLibrary.shared.font(font).metrics
    let natural = CGFloat(metrics.lineHeight + max(0, metrics.leading))
    switch kind {
    case .variable: return 0
    case .exact(let points): return points - natural
    case .multiple(let factor): return CGFloat(font.size) * factor - natural
    case .leading(let increase): return increase
    }
  }
}

extension View {
  /// Sets how high the lines of the texts inside are. Their distances are; the first line and the last keep
  /// the height of the font.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
