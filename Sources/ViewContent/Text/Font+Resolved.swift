import Foundation
import Typesetting
import ViewRuntime

extension Font {
  /// What of the environment a font depends on.
  public struct Context: Hashable, Sendable {
    let category: TextSizeCategory
    let legibility: LegibilityWeight?
  }

  /// A font in numbers.
  public struct Resolved: Hashable, Sendable {
    private let descriptor: FontDescriptor

    init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

    /// Points per em.
    public var pointSize: CGFloat { descriptor.size }
    public var weight: Font.Weight { Font.Weight(typesetting: descriptor.weight) }
    public var width: Font.Width {
      // The inverse of `Font.Width.factor`.
      let factor = descriptor.width.factor
      return Font.Width(factor < 1 ? (factor - 1) / 0.7 : (factor - 1) / 0.9)
    }
    public var leading: Font.Leading {
      switch descriptor.leading {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
    public var isBold: Bool {
      descriptor.weight.rawValue >= FontDescriptor.Weight.semibold.rawValue
    }
    public var isItalic: Bool { descriptor.isItalic }
    public var isMonospaced: Bool { descriptor.design == .monospaced }
    public var isLowercaseSmallCaps: Bool { descriptor.features.contains(.lowercaseSmallCaps) }
    public var isUppercaseSmallCaps: Bool { descriptor.features.contains(.uppercaseSmallCaps) }
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font in the numbers that it has in an environment.
  public func resolve(in context: Context) -> Resolved {
    Resolved(descriptor(category: context.category))
  }

  /// The font of text that is given none.
  public static let `default` = Font.body
}

extension EnvironmentValues {
  /// What fonts are resolved with here.
  public var fontResolutionContext: Font.Context {
    Font.Context(category: dynamicTypeSize.category, legibility: legibilityWeight)
  }
}
