import CoreAnimation
import Foundation
import ViewContent

/// What is found in a text and can be touched.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let money = UIDataDetectorTypes(rawValue: 128)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Those that are looked for here; the others' grammars are Apple's own.
  private static let known: UIDataDetectorTypes = [.phoneNumber, .link]

  /// Whether something is wished for by name that is not looked for.
  var wishesMore: Bool { self != .all && !subtracting(Self.known).isEmpty }

  /// Where in `text` there is something of these kinds, in units of UTF-16, and what a touch of it opens.
  ///
  /// Links are addresses with `http`, `https` or `www.` and those of mail, numbers of phones at least seven digits.
  func matches(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    func add(_ pattern: String, _ address: (String) -> String) {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
      let whole = NSRange(location: 0, length: text.utf16.count)
      for match in expression.matches(in: text, range: whole) {
        guard let range = Range(match.range, in: text),
          let url = URL(string: address(String(text[range]))),
          !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
        else { continue }
        found.append((match.range, url))
      }
    }
    if contains(.link) {
      add(#"(?i)\bhttps?://[^\s<>"]*[^\s<>".,;:!?')\]]"#) { $0 }
      add(#"(?i)\bwww\.[^\s<>"]*[^\s<>".,;:!?')\]]"#) { "http://" + $0 }
      add(#"(?i)\b[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+\b"#) { "mailto:" + $0 }
    }
    if contains(.phoneNumber) {
      add(#"(?<![\w/])\+?\(?[0-9](?:[ ()./-]{0,2}[0-9]){6,14}(?!\w)"#) { number in
        "tel:" + number.filter { $0.isNumber || $0 == "+" }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

/// A part of a text that can be touched.
@preconcurrency @MainActor
open class UITextItem: _KnownByIdentity {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// In units of UTF-16.
  public let range: NSRange

  init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}

nonisolated public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
