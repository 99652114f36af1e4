import Foundation
import ViewGraphics
import ViewRuntime

extension NSAttributedString.Key {
  /// A `UIFont`; 12 points of the system's without it.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points between letters, beside what the font asks for; ligatures stay.
  public static let kern = NSAttributedString.Key("NSKern")
  /// As `kern`; ligatures are taken apart.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Points upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the letters' own without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; the letters' own without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSParagraphStyle`; that of the first letter holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An `NSTextAttachment`, on the letter that stands for it.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL`, or a text of one: in the colour of links.
  public static let link = NSAttributedString.Key("NSLink")
  /// Lines around letters, the slant and breadth of letters, and their shadows are not drawn, which is told once.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number: letters have the ligatures of their font here, whatever it says.
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")

  /// Those that would change the picture.
  fileprivate static let undrawn: [NSAttributedString.Key] = [
    .strokeWidth, .obliqueness, .expansion, .shadow, .textEffect,
  ]
}

/// How a line is drawn below letters, or through them.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// Nil where nothing is drawn. One thin line stands for thick and double ones.
  func lineStyle(color: Color?) -> Text.LineStyle? {
    guard rawValue & 0xF != 0 else { return nil }
    let pattern: Text.LineStyle.Pattern =
      switch rawValue & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return Text.LineStyle(pattern: pattern, color: color)
  }
}

extension NSAttributedString {
  /// The same text with the attributes of UIKit's scope, and of SwiftUI's where UIKit's has none.
  package var attributedText: AttributedString {
    var result = AttributedString()
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var piece = AttributedString(attributedSubstring(from: range).string)
      piece.setAttributes(AttributeContainer(uiKit: attributes))
      result += piece
    }
    return result
  }
}

extension NSAttributedString {
  /// The letters of `string` with the fonts, colours and lines that UIKit's scope has for them, and SwiftUI's
  /// kerning, tracking and baseline.
  public convenience init(_ string: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in string.runs {
      result.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: run.uiKitAttributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString.Runs.Run {
  fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
    typealias UIKitKeys = AttributeScopes.UIKitAttributes
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[UIKitKeys.FontAttribute.self]
    result[.foregroundColor] =
      self[UIKitKeys.ForegroundColorAttribute.self]
      ?? self[Keys.ForegroundColorAttribute.self].map { UIColor($0) }
    result[.backgroundColor] = self[UIKitKeys.BackgroundColorAttribute.self]
    result[.underlineStyle] = self[UIKitKeys.UnderlineStyleAttribute.self]
    result[.underlineColor] = self[UIKitKeys.UnderlineColorAttribute.self]
    result[.strikethroughStyle] = self[UIKitKeys.StrikethroughStyleAttribute.self]
    result[.strikethroughColor] = self[UIKitKeys.StrikethroughColorAttribute.self]
    result[.attachment] = self[UIKitKeys.AttachmentAttribute.self]
    result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    result[.kern] = self[Keys.KerningAttribute.self]
    result[.tracking] = self[Keys.TrackingAttribute.self]
    result[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    return result
  }
}

extension AttributeContainer {
  fileprivate init(uiKit attributes: [NSAttributedString.Key: Any]) {
    typealias UIKitKeys = AttributeScopes.UIKitAttributes
    typealias Keys = AttributeScopes.SwiftUIAttributes
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
      attributes[key] as? NSUnderlineStyle ?? number(key).map { .init(rawValue: Int($0)) }
    }
    self.init()
    self[UIKitKeys.FontAttribute.self] = attributes[.font] as? UIFont
    self[UIKitKeys.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
    self[UIKitKeys.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
    self[UIKitKeys.UnderlineStyleAttribute.self] = line(.underlineStyle)
    self[UIKitKeys.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
    self[UIKitKeys.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
    self[UIKitKeys.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
    self[UIKitKeys.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init(string:))
    for key in NSAttributedString.Key.undrawn where attributes[key] != nil {
      Reports.once("letters of an attributed string are drawn without .\(key.rawValue)")
    }
    self[Keys.KerningAttribute.self] = number(.kern)
    self[Keys.TrackingAttribute.self] = number(.tracking)
    self[Keys.BaselineOffsetAttribute.self] = number(.baselineOffset)
  }
}
