import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// A cell's, a header's or a footer's texts and picture, and how they look.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 is as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties {
    /// The size that the system chooses for pictures beside one another.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Points; a corner's circle is at most half as large as the picture.
    public var cornerRadius: CGFloat = 0
    /// At most so large, in points; 0 in a direction is for no limit.
    public var maximumSize = CGSize.zero
    /// The room in whose middle the picture stands, in points; 0 is for its own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  public var attributedText: NSAttributedString?
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Points around everything.
  public var directionalLayoutMargins = ListFigures.cellMargins
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Points between the picture and the texts, and between the texts.
  public var imageToTextPadding = ListFigures.imageGap
  public var textToSecondaryTextHorizontalPadding = ListFigures.sideGap
  public var textToSecondaryTextVerticalPadding = ListFigures.lineGap
  /// Whether the texts stand beside one another as long as there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  public var alpha: CGFloat = 1

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Disabled texts are pale.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var next = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      next.textProperties.color = .tertiaryLabel
      next.secondaryTextProperties.color = .tertiaryLabel
      next.imageProperties.tintColor = .tertiaryLabel
    }
    return next
  }
}

/// The axes of a plane.
nonisolated public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
