import Drawing
import Foundation
import Geometry
import Typesetting
import ViewRuntime

extension GraphicsContext {
  /// A text with its letters, fonts and styles found, ready to be measured and drawn many times.
  nonisolated public struct ResolvedText {
    fileprivate var content: TextContent
    /// What the letters are painted with; nil for the text's own styles.
    public var shading: Shading?

    /// The size in points that the text takes when it is offered `size`.
    public func measure(in size: CGSize) -> CGSize {
      content.typesetter.measure(width: Double(size.width), height: Double(size.height)).size
    }

    /// How far below its top edge the first line stands, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat(
        content.typesetter.measure(width: Double(size.width), height: Double(size.height))
          .firstBaseline)
    }

    /// How far below its top edge the last line stands, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      CGFloat(
        content.typesetter.measure(width: Double(size.width), height: Double(size.height))
          .lastBaseline)
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: TextContent(text, in: environment))
  }

  /// Draws a text in lines that fit `rect`, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var content = text.content
    if let shading = text.shading, let style = style(of: shading) {
      content.styles = content.styles.map { _ in style }
    }
    let size = text.measure(in: rect.size)
    // A hair of room keeps rounding from breaking lines anew.
    let layout = content.typesetter.layout(
      width: Double(rect.width) + 0.01, height: Double(rect.height) + 0.01,
      boxWidth: Double(size.width))
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.emit(content.draw(layout, size: size).items)
  }

  /// Draws a text in one line for each of its paragraphs, with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.content.typesetter.measure().size
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    draw(text, in: CGRect(origin: origin, size: size))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func style(of shading: Shading) -> ResolvedStyle? {
    guard case .resolved(let style) = resolve(shading).kind else {
      Reports.once(
        "GraphicsContext: a text is drawn with colours and styles only, not with placed gradients")
      return nil
    }
    return style
  }
}

/// The catalog's resolved text; inside a context that name means another type.
private typealias TextContent = ViewCatalog.ResolvedText
