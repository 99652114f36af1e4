import Foundation
import Geometry
import Typesetting

/// The letters and numbers of symbols such as `a.circle` and `12.square.fill`: those of the system's font.
enum LetterSymbols {
  /// The capital letter a…z, the number 0…50 or 00…09, or the currency or word (`eurosign`, `abc`) of that name, as high as stands in a circle
  /// around the square that symbols are drawn on; nil for another name.
  static func outline(named name: String) -> SymbolOutline? {
    let isLetter = name.count == 1 && ("a"..."z").contains(name)
    let isNumber =
      name.count <= 2 && name.allSatisfy(\.isNumber)
      && Int(name).map { (0...50).contains($0) } ?? false
    guard isLetter || isNumber || written[name] != nil else { return nil }
    let font = FontDescriptor(size: 16, weight: isNumber ? .semibold : .medium)
    let run = TextRun(written[name] ?? name.uppercased(), TextAttributes(font: font))
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

  /// Whether that is the name of a symbol that stands by itself: letters and numbers only stand in others.
  static func standsAlone(_ name: String) -> Bool { written[name] != nil }

  /// What is written for money, and as an example of letters, by the names of the symbols.
  private static let written = [
    "abc": "abc", "textformat.abc": "Abc", "sos": "SOS", "4k": "4K",
    "australsign": "\u{20B3}", "bahtsign": "\u{E3F}", "bitcoinsign": "\u{20BF}",
    "cedisign": "\u{20B5}",
    "centsign": "\u{A2}", "coloncurrencysign": "\u{20A1}", "cruzeirosign": "\u{20A2}",
    "dollarsign": "$", "dongsign": "\u{20AB}", "eurosign": "\u{20AC}", "florinsign": "\u{192}",
    "francsign": "\u{20A3}", "guaranisign": "\u{20B2}", "hryvniasign": "\u{20B4}",
    "indianrupeesign": "\u{20B9}", "kipsign": "\u{20AD}", "larisign": "\u{20BE}",
    "lirasign": "\u{20A4}",
    "manatsign": "\u{20BC}", "millsign": "\u{20A5}", "nairasign": "\u{20A6}",
    "pesetasign": "\u{20A7}",
    "pesosign": "\u{20B1}", "rublesign": "\u{20BD}", "rupeesign": "\u{20A8}",
    "shekelsign": "\u{20AA}",
    "sterlingsign": "\u{A3}", "tengesign": "\u{20B8}", "tugriksign": "\u{20AE}",
    "turkishlirasign": "\u{20BA}", "wonsign": "\u{20A9}", "yensign": "\u{A5}",
    "chineseyuanrenminbisign": "\u{A5}", "polishzlotysign": "z\u{142}", "danishkronesign": "kr",
    "norwegiankronesign": "kr", "swedishkronasign": "kr", "brazilianrealsign": "R$",
    "australiandollarsign": "A$", "singaporedollarsign": "S$", "malaysianringgitsign": "RM",
    "peruviansolessign": "S/",
  ]
}
