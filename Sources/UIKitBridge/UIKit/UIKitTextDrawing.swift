import Drawing
import DrawingCommands
import Foundation
import Geometry
import Typesetting
import ViewContent
import ViewGraphics
import ViewRuntime

/// How UIKit's text is measured and drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text stands in a rectangle, in as many lines as it needs; otherwise in one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// What is left over behind the last line that fits becomes an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Nothing is kept in it: fonts are not made smaller to fit.
nonisolated open class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public private(set) var actualScaleFactor: CGFloat = 1
  public private(set) var totalBounds = CGRect.zero
}

/// A text by UIKit's attributes, ready to be measured and drawn.
struct UIKitText {
  private let text: ResolvedText

  init(_ string: NSAttributedString, isOneLine: Bool) {
    var environment = EnvironmentValues()
    environment.font = .system(size: 12)
    if string.length > 0 {
      let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      (style as? NSParagraphStyle)?.apply(to: &environment)
    }
    if isOneLine { environment.lineLimit = 1 }
    text = ResolvedText(
      Text(string.attributedText).foregroundColor(.black), in: environment)
  }

  /// Points.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    text.typesetter.measure(width: width.map { Double($0) }, height: height.map { Double($0) }).size
  }

  /// Lines as wide as `width` points at the most, in a box of that width; nil for one line a paragraph.
  func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    text.typesetter.layout(
      width: width.map { Double($0) }, height: height.map { Double($0) },
      boxWidth: width.map { Double($0) })
  }

  /// At the context's origin.
  func draw(_ layout: TextLayout, in context: CGContext) {
    context.draw(text.draw(layout, size: layout.measure.size))
  }

  /// In `rect`, in points; the rest of the width is left to the alignment.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.draw(text.draw(layout(width: rect.width, height: rect.height), size: rect.size))
    context.restoreGState()
  }
}

extension NSAttributedString {
  /// In points, in one line for each of its paragraphs.
  public func size() -> CGSize { UIKitText(self, isOneLine: false).size(width: nil, height: nil) }

  /// What the text covers of a rectangle of `size`, in points, from its origin on.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let text = UIKitText(self, isOneLine: isOneLine)
    let height = options.contains(.truncatesLastVisibleLine) ? size.height : nil
    return CGRect(
      origin: .zero, size: text.size(width: isOneLine ? nil : size.width, height: height))
  }

  /// Draws the text into the current context, `point` being its upper left.
  public func draw(at point: CGPoint) {
    let text = UIKitText(self, isOneLine: false)
    text.draw(in: CGRect(origin: point, size: text.size(width: nil, height: nil)))
  }

  /// Draws the text into the current context, in lines as wide as `rect` at the most.
  public func draw(in rect: CGRect) { UIKitText(self, isOneLine: false).draw(in: rect) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    UIKitText(self, isOneLine: !options.contains(.usesLineFragmentOrigin)).draw(in: rect)
  }
}

// Elsewhere a Swift string has these of the string of Objective-C that it can become.
extension String {
  /// In points, in one line for each of its paragraphs.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// What the text covers of a rectangle of `size`, in points, from its origin on.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text into the current context, `point` being its upper left.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text into the current context, in lines as wide as `rect` at the most.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// In points, in one line for each of its paragraphs.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// What the text covers of a rectangle of `size`, in points, from its origin on.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text into the current context, `point` being its upper left.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into the current context, in lines as wide as `rect` at the most.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self)
      .draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
