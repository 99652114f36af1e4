import Foundation
import FoundationNames
import Typesetting
import ViewContent
import ViewRuntime

/// Where the lines of UIKit's text stand.
nonisolated public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// What happens to words that do not fit a line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How the lines of a paragraph stand. Lengths are in points.
nonisolated open class NSParagraphStyle: NSObject {
  private let mark = ObjectMark.value
  public fileprivate(set) var alignment = NSTextAlignment.natural
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Between the bottom of one line and the top of the next.
  public fileprivate(set) var lineSpacing: CGFloat = 0

  public static let `default` = NSParagraphStyle()

  func apply(to environment: inout EnvironmentValues) {
    environment.lineSpacing = lineSpacing
    environment.multilineTextAlignment =
      switch alignment {
      case .left, .justified, .natural: .leading
      case .center: .center
      case .right: .trailing
      }
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return
    case .byTruncatingHead: environment.truncationMode = .head
    case .byTruncatingMiddle: environment.truncationMode = .middle
    case .byClipping, .byTruncatingTail: environment.truncationMode = .tail
    }
    environment.lineLimit = 1
  }
}

// Only its mutable subclass changes its values, while the program makes a style.
extension NSParagraphStyle: @unchecked Sendable {}

/// A paragraph's style while it is being made.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  override public var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  override public var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  override public var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}
