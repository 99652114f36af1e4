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
    let shading = text.shading.map(resolve)
    if case .resolved(let style)? = shading?.kind {
      content.styles = content.styles.map { _ in style }
    }
    let size = text.measure(in: rect.size)
    // A hair of room keeps rounding from breaking lines anew.
    let layout = content.typesetter.layout(
      width: Double(rect.width) + 0.01, height: Double(rect.height) + 0.01,
      boxWidth: Double(size.width))
    if let shading, shading.isPlaced {
      return draw(layout.moved(by: rect.origin), with: shading, over: rect)
    }
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

  /// Draws letters and the lines along them with what has its own place in the coordinates of commands.
  private func draw(_ layout: TextLayout, with shading: Shading, over rect: CGRect) {
    for line in layout.lines {
      for run in line.runs where !run.isAttachment {
        draw(shading, bounds: rect) { .glyphs(run.glyphs, $0) }
      }
      for decoration in line.decorations {
        draw(shading, bounds: rect) { .stroke(decoration.path, decoration.pen, $0) }
      }
    }
  }
}

extension GraphicsContext.Shading {
  /// True for what does not stretch over the box that is drawn in.
  var isPlaced: Bool {
    switch kind {
    case .gradient, .tiledImage, .paint, .palette, .backdrop: true
    case .color, .style, .resolved, .foreground: false
    }
  }
}

extension TextLayout {
  fileprivate func moved(by offset: CGPoint) -> TextLayout {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    var layout = self
    for line in layout.lines.indices {
      for run in layout.lines[line].runs.indices {
        let positions = layout.lines[line].runs[run].glyphs.positions
        layout.lines[line].runs[run].glyphs.positions = positions.map(moved)
      }
      for index in layout.lines[line].decorations.indices {
        let start = layout.lines[line].decorations[index].start
        layout.lines[line].decorations[index].start = moved(start)
      }
    }
    return layout
  }
}

/// The catalog's resolved text; inside a context that name means another type.
private typealias TextContent = ViewContent.ResolvedText
