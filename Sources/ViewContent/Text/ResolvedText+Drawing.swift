import Drawing
import Foundation
import Geometry
import Pixels
import Typesetting
import ViewGraphics
import ViewRuntime

extension ResolvedText {
  /// The glyphs and lines of `layout`, whose box is `size`.
  package func draw(_ layout: TextLayout, size: CGSize) -> DisplayList {
    var list = DisplayList()
    for line in layout.lines { draw(line, in: CGRect(origin: .zero, size: size), &list) }
    return list
  }

  /// The glyphs and lines of one line, or of a part of one; `bounds` is the box of the whole text,
  /// which gradients fill.
  func draw(_ line: TextLine, in bounds: CGRect, _ list: inout DisplayList) {
    if isRedacted { return drawBar(for: line, bounds, &list) }
    for run in line.runs { drawBackground(of: run, in: line, bounds, &list) }
    for decoration in line.decorations where !decoration.isStrikethrough {
      draw(decoration, bounds, &list)
    }
    for run in line.runs { draw(run, bounds, &list) }
    for decoration in line.decorations where decoration.isStrikethrough {
      draw(decoration, bounds, &list)
    }
  }

  private func draw(_ run: TextLine.StyledGlyphRun, _ bounds: CGRect, _ list: inout DisplayList) {
    guard styles.indices.contains(run.style) else { return }
    if var image = images[run.runIndex], run.isAttachment {
      if !image.hasOwnStyle { image.style = styles[run.style] }
      return list.append(contentsOf: image.draw(in: run.bounds))
    }
    list.append(contentsOf: styles[run.style].draw(in: bounds) { .glyphs(run.glyphs, $0) })
  }

  private func drawBackground(
    of run: TextLine.StyledGlyphRun, in line: TextLine, _ bounds: CGRect, _ list: inout DisplayList
  ) {
    guard let key = backgrounds[run.runIndex], styles.indices.contains(key) else { return }
    let box = CGRect(
      x: run.bounds.minX, y: line.origin.y - line.ascent, width: run.bounds.width,
      height: line.ascent + line.descent)
    list.append(contentsOf: styles[key].draw(in: bounds) { .fill(Path(box), FillStyle(), $0) })
  }

  /// What stands for a line that is not to be read yet: a bar from the height of capitals to a little below
  /// the baseline.
  private func drawBar(for line: TextLine, _ bounds: CGRect, _ list: inout DisplayList) {
    guard let style = line.runs.first?.style, styles.indices.contains(style), line.width > 0 else {
      return
    }
    let box = CGRect(
      x: line.origin.x, y: line.origin.y - line.ascent * 0.85, width: line.width,
      height: line.ascent * 0.85 + line.descent * 0.7)
    let bar = Path(roundedRect: box, cornerRadius: min(box.height * 0.2, 6))
    list.append(
      contentsOf: styles[style].multiplyingOpacity(by: RedactionReasons.opacity).draw(in: bounds) {
        .fill(bar, FillStyle(), $0)
      })
  }

  private func draw(_ decoration: TextLine.Decoration, _ bounds: CGRect, _ list: inout DisplayList)
  {
    guard styles.indices.contains(decoration.style) else { return }
    list.append(
      contentsOf: styles[decoration.style].draw(in: bounds) {
        .stroke(decoration.path, decoration.pen, $0)
      })
  }
}

extension TextLine.Decoration {
  var path: Path {
    var path = Path()
    path.move(to: start)
    path.addLine(to: CGPoint(x: start.x + length, y: start.y))
    return path
  }

  var pen: StrokeStyle {
    StrokeStyle(lineWidth: thickness, dash: dash.map { CGFloat($0) }, dashPhase: dashPhase)
  }
}
