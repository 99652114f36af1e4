import Foundation
import TestSupport
import Testing

@testable import Typesetting

@Suite("Typesetter, whatever it is given")
struct TypesetterRobustnessTests {
  /// Repeats itself for a seed.
  private static let pieces = [
    "a", "Hello ", "\n", "\r\n", "\t", " ", "  ", "\u{301}", "\u{200D}", "\u{FE0F}", "👨‍👩‍👧",
    "🇩🇪", "🇩", "日本", "한", "العربية ", "עברית", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2069}",
    "\u{200F}",
    "ไทย", "नि", "…", "-", "\u{AD}", "\u{A0}", "\u{0}", "\u{7F}", "\u{10FFFF}", "\u{E000}", "1️⃣", "x̂̃",
    "\u{2028}", "supercalifragilistic", "\u{FFFC}", "𝒳", "\u{1F3FD}",
  ]

  private func typesetter(_ generator: inout SplitMix) -> Typesetter {
    let runs = (0..<Int.random(in: 1...3, using: &generator)).map { index in
      let text = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator)!
      }.joined()
      var attributes = TextAttributes(
        font: FontDescriptor(
          size: [0, 1, 17, 60].randomElement(using: &generator)!,
          design: [.default, .rounded, .serif, .monospaced].randomElement(using: &generator)!))
      attributes.kerning = [0, 3, -5, .nan].randomElement(using: &generator)!
      attributes.underline = index == 0 ? .init() : nil
      return TextRun(text, attributes)
    }
    var style = ParagraphStyle()
    style.lineLimit = [nil, 0, 1, 2].randomElement(using: &generator)!
    style.truncation = [.head, .middle, .tail].randomElement(using: &generator)!
    style.isRightToLeft = Bool.random(using: &generator)
    style.minimumScaleFactor = [1, 0.5].randomElement(using: &generator)!
    return Typesetter(runs: runs, style: style)
  }

  @Test("Any text in any box has a finite size, lines in order and glyphs at finite places")
  func anyText() {
    var generator = SplitMix(seed: 42)
    for _ in 0..<200 {
      let typesetter = typesetter(&generator)
      let widths: [Double?] = [nil, 0, 7, 40, 200, .nan, .infinity, -3]
      let layout = typesetter.layout(
        width: widths.randomElement(using: &generator)!,
        height: [nil, 0, 30].randomElement(using: &generator)!)
      #expect(layout.measure.size.width.isFinite && layout.measure.size.width >= 0)
      #expect(layout.measure.size.height.isFinite && layout.measure.size.height >= 0)
      let starts = layout.lines.map(\.range.lowerBound)
      #expect(starts == starts.sorted())
      for run in layout.lines.flatMap(\.runs) {
        #expect(run.glyphs.glyphs.count == run.glyphs.positions.count)
        #expect(run.glyphs.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
  }

  @Test(
    "Letters that go on and on take a time in proportion",
    arguments: [
      "\u{301}", "\u{200D}", "\u{FE0F}", "👨\u{200D}", "\u{202E}", "x\u{20DD}", "नि\u{94D}",
    ])
  func endlessLetters(piece: String) {
    func seconds(_ count: Int) -> Double {
      let text = "a" + String(repeating: piece, count: count)
      let start = ContinuousClock.now
      let typesetter = Typesetter(
        runs: [TextRun(text, TextAttributes(font: FontDescriptor(size: 17)))],
        style: ParagraphStyle())
      for width in [nil, 100, 10] as [Double?] { _ = typesetter.layout(width: width, height: nil) }
      return (ContinuousClock.now - start) / .seconds(1)
    }
    _ = seconds(10)
    let (short, long) = (seconds(500), seconds(4000))
    // Eight times as long in the best case; 64 times where each mark looks at all others.
    #expect(long < max(24 * short, 0.2), "\(short) s, then \(long) s")
  }

  @Test("Lines together show every letter once, none left out")
  func everyLetter() {
    var generator = SplitMix(seed: 7)
    for _ in 0..<200 {
      let random = typesetter(&generator)
      let whole = Typesetter(runs: random.runs)
      let layout = whole.layout(width: 60)
      var next = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == next)
        next = line.range.upperBound
      }
      #expect(next == whole.runs.reduce(0) { $0 + $1.text.utf16.count })
    }
  }

  @Test("Sizes that are no numbers count as nothing")
  func invalidSizes() {
    #expect(FontDescriptor(size: .nan).size == 0)
    #expect(FontDescriptor(size: -4).size == 0)
    #expect(FontDescriptor(size: .infinity).size == 0)
    #expect(FontDescriptor(size: 20).with { $0.size = .nan }.size == 0)
    let style = ParagraphStyle { $0.displayScale = 0 }
    #expect(Typesetter("Hello", style: style).measure().size.width.isFinite)
  }

  @Test("A thousand short paragraphs are laid out without delay", .timeLimit(.minutes(1)))
  func manyParagraphs() {
    let text = String(repeating: "two words\n", count: 1_000)
    #expect(Typesetter(text).measure(width: 50).lineCount == 2_001)
  }
}
