import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// Sides of a box, by the direction in which people read.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes the attributes of a title.
public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIButton {
  /// A button's look as a whole.
  public struct Configuration {
    private enum Kind {
      case plain, gray, tinted, filled, glass, clearGlass, prominentGlass, prominentClearGlass
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    private var kind: Kind
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    /// On which side of the title the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and title, and title and subtitle, in points.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    /// A wheel in the place of the picture.
    public var showsActivityIndicator = false
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(buttonSize) } }
    public var contentInsets = Configuration.insets(.medium)

    private init(kind: Kind) { self.kind = kind }

    public static func plain() -> Configuration { Configuration(kind: .plain) }
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    public static func borderless() -> Configuration { .plain() }
    public static func bordered() -> Configuration { .gray() }
    public static func borderedTinted() -> Configuration { .tinted() }
    public static func borderedProminent() -> Configuration { .filled() }
    public static func glass() -> Configuration { Configuration(kind: .glass) }
    public static func clearGlass() -> Configuration { Configuration(kind: .clearGlass) }
    public static func prominentGlass() -> Configuration { Configuration(kind: .prominentGlass) }
    public static func prominentClearGlass() -> Configuration {
      Configuration(kind: .prominentClearGlass)
    }

    public func updated(for button: UIButton) -> Configuration { self }

    private var isProminent: Bool {
      switch kind {
      case .filled, .prominentGlass, .prominentClearGlass: true
      default: false
      }
    }

    /// The glass behind the contents; nil for none.
    @MainActor func glass(tint: UIColor) -> UIGlassEffect? {
      let effect: UIGlassEffect
      switch kind {
      case .glass, .prominentGlass: effect = UIGlassEffect(style: .regular)
      case .clearGlass, .prominentClearGlass: effect = UIGlassEffect(style: .clear)
      case .plain, .gray, .tinted, .filled: return nil
      }
      effect.tintColor = baseBackgroundColor ?? (isProminent ? tint : nil)
      return effect
    }

    @MainActor func foreground(tint: UIColor) -> UIColor {
      if let baseForegroundColor { return baseForegroundColor }
      if kind == .glass || kind == .clearGlass { return .label }
      return isProminent ? .white : tint
    }

    /// The colour behind the contents; nil for none.
    @MainActor func fill(tint: UIColor) -> UIColor? {
      switch kind {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      case .glass, .clearGlass, .prominentGlass, .prominentClearGlass: nil
      }
    }

    var insets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
    }

    /// What the transformer makes of the title's font, else the size's own.
    var titleFont: UIFont {
      let usual = UIFont.preferredFont(
        forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
      guard let titleTextAttributesTransformer else { return usual }
      var attributes = AttributeContainer()
      attributes.uiKit.font = usual
      return titleTextAttributesTransformer(attributes).uiKit.font ?? usual
    }

    /// On iOS 26 buttons are capsules unless they are told otherwise.
    func radius(of size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .small: 4
      case .medium: 6
      case .large: 12
      case .dynamic where background.cornerRadius > 0: background.cornerRadius
      case .dynamic, .capsule: min(size.width, size.height) / 2
      }
    }

    /// As recorded on iOS 26, around labels that are two points higher than their lines.
    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
