import Drawing
import Foundation
import Geometry
import Typesetting
import ViewGraphics
@_spi(Runtime) import ViewRuntime

extension Text {
  package static func changesContent(from old: Resolved, to new: Resolved) -> Bool {
    new.renderer == nil && new.contentTransition.isForTexts
      && old.text.runs.map(\.text) != new.text.runs.map(\.text)
  }

  @MainActor package static func drawChange(
    from old: Resolved, to new: Resolved, fraction: Double, size: CGSize, in context: LeafContext
  ) -> DisplayList {
    let before = TextPicture(old, width: nil, boxWidth: size.width)
    let after = TextPicture(new, width: context.measuredSize.width, boxWidth: size.width)
    switch new.contentTransition.kind {
    case .numericText(let countsDown):
      return before.roll(into: after, fraction: fraction, countsDown: countsDown, size: size)
    case .numericValue(let value):
      var countsDown = false
      if case .numericValue(let former) = old.contentTransition.kind { countsDown = value < former }
      return before.roll(into: after, fraction: fraction, countsDown: countsDown, size: size)
    case .identity, .opacity, .interpolate, .symbolEffect:
      var list = DisplayList()
      list.append(before.draw(size: size), opacity: 1 - fraction)
      list.append(after.draw(size: size), opacity: fraction)
      return list
    }
  }
}

/// A text laid out, as a whole and glyph by glyph.
private struct TextPicture {
  private struct Glyph {
    let run: GlyphRun
    let style: Int
    let lineHeight: Double
    var position: CGPoint { run.positions[0] }

    func shows(theSameAs other: Glyph) -> Bool {
      run.glyphs == other.run.glyphs && run.font == other.run.font
    }
  }

  private let text: ResolvedText
  private let layout: TextLayout

  init(_ resolved: Text.Resolved, width: CGFloat?, boxWidth: CGFloat) {
    text = resolved.text
    // A hair of room keeps rounding from breaking lines anew.
    layout = resolved.typesetter.layout(
      width: width.map { $0 + 0.01 }, height: nil, boxWidth: boxWidth)
  }

  func draw(size: CGSize) -> DisplayList { text.draw(layout, size: size) }

  /// Glyphs that both texts have, counted from their ends as digits are, go to their new places; the
  /// others leave by one side of the line while new ones come from the other.
  func roll(into other: TextPicture, fraction: Double, countsDown: Bool, size: CGSize)
    -> DisplayList
  {
    let (old, new) = (glyphs, other.glyphs)
    let direction = countsDown ? 1.0 : -1
    var list = DisplayList()
    for offset in 0..<max(old.count, new.count) {
      let before = offset < old.count ? old[old.count - 1 - offset] : nil
      let after = offset < new.count ? new[new.count - 1 - offset] : nil
      if let before, let after, before.shows(theSameAs: after) {
        let x = (before.position.x - after.position.x) * (1 - fraction)
        list.append(other.picture(of: after, moved: CGPoint(x: x, y: 0), size: size), opacity: 1)
        continue
      }
      if let before {
        let y = direction * before.lineHeight / 2 * fraction
        list.append(
          picture(of: before, moved: CGPoint(x: 0, y: y), size: size), opacity: 1 - fraction)
      }
      if let after {
        let y = -direction * after.lineHeight / 2 * (1 - fraction)
        list.append(
          other.picture(of: after, moved: CGPoint(x: 0, y: y), size: size), opacity: fraction)
      }
    }
    return list
  }

  private func picture(of glyph: Glyph, moved way: CGPoint, size: CGSize) -> DisplayList {
    guard text.styles.indices.contains(glyph.style) else { return .empty }
    var picture = DisplayList()
    picture.append(
      text.styles[glyph.style].draw(in: CGRect(origin: .zero, size: size)) {
        .glyphs(glyph.run, $0)
      }, at: way)
    return picture
  }

  private var glyphs: [Glyph] {
    layout.lines.flatMap { line in
      line.runs.flatMap { run in
        run.glyphs.glyphs.indices.map { index in
          Glyph(
            run: GlyphRun(
              font: run.glyphs.font, glyphs: [run.glyphs.glyphs[index]],
              positions: [run.glyphs.positions[index]]),
            style: run.style, lineHeight: Double(run.glyphs.font.size))
        }
      }
    }
  }
}

extension DisplayList {
  mutating func append(_ picture: DisplayList, opacity: Double) {
    guard !picture.isEmpty, opacity > 0 else { return }
    guard opacity < 1 else { return append(contentsOf: picture) }
    var effect = LayerEffect()
    effect.opacity = opacity
    append(.layer(Layer(effect, picture)))
  }
}
