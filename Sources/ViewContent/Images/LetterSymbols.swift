import Foundation
import Geometry
import Typesetting

/// The letters and numbers of symbols such as `a.circle` and `12.square.fill`: those of the system's font.
enum LetterSymbols {
  /// The capital letter a…z or the number 0…50 of that name, as high as stands in a circle around the square that
  /// symbols are drawn on; nil for another name.
  static func outline(named name: String) -> SymbolOutline? {
    let isLetter = name.count == 1 && ("a"..."z").contains(name)
    let isNumber = Int(name).map { (0...50).contains($0) && "\($0)" == name } ?? false
    guard isLetter || isNumber else { return nil }
    let font = FontDescriptor(size: 16, weight: isNumber ? .semibold : .medium)
    let run = TextRun(name.uppercased(), TextAttributes(font: font))
    var path = Path()
    for run in Typesetter(runs: [run]).layout().lines.flatMap(\.runs) {
      for (glyph, position) in zip(run.glyphs.glyphs, run.glyphs.positions) {
        path.addPath(
          run.glyphs.font.outline(of: glyph),
          transform: CGAffineTransform(translationX: position.x, y: position.y))
      }
    }
    let box = path.boundingRect
    guard !box.isEmpty else { return nil }
    // Half as high as the circle, or as wide, once it is drawn at `SymbolLibrary.enclosedScale`.
    let side = SymbolOutline.side
    let scale = min(14 / box.height, 16 / box.width)
    let move = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: side / 2 - box.midX * scale,
      ty: side / 2 - box.midY * scale)
    return SymbolOutline(path: path.applying(move), isEvenOdd: false)
  }
}
