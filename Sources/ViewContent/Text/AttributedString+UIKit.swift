import Foundation
import ViewGraphics

/// The attributes of UIKit in an `AttributedString`. Where SwiftUI has one of the same name, that is meant
/// unless the value is one of UIKit's.
extension AttributeScopes {
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let attachment: AttachmentAttribute
    public let swiftUI: SwiftUIAttributes
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// What the attributes of UIKit change.
  var uiKitChanges: [TextChange] {
    typealias Keys = AttributeScopes.UIKitAttributes
    func line(_ style: NSUnderlineStyle, _ color: UIColor?) -> Text.LineStyle? {
      style.lineStyle(color: color.map { Color($0) })
    }
    var changes: [TextChange] = []
    if let color = self[Keys.BackgroundColorAttribute.self] {
      changes.append(.background(AnyShapeStyle(Color(color))))
    }
    if let font = self[Keys.FontAttribute.self] { changes.append(.font(Font(font))) }
    if let color = self[Keys.ForegroundColorAttribute.self] {
      changes.append(.style(AnyShapeStyle(Color(color))))
    }
    if let style = self[Keys.UnderlineStyleAttribute.self] {
      changes.append(.underline(line(style, self[Keys.UnderlineColorAttribute.self])))
    }
    if let style = self[Keys.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(line(style, self[Keys.StrikethroughColorAttribute.self])))
    }
    return changes
  }
}

extension AttributedString {
  /// The letters of `string` with their fonts, colours and lines.
  public init(_ string: NSAttributedString) { self = string.attributedText }
}
