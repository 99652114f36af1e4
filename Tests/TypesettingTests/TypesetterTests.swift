import Foundation
import Testing

@testable import Typesetting

private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

@Suite("Typesetter")
struct TypesetterTests {
  private let small = FontDescriptor(size: 13)

  // MARK: Size

  @Test("One line of body text is 24.33 points tall at three pixels a point, its baseline at 18.33")
  func oneLine() {
    let measure = Typesetter("Hello").measure()
    #expect(abs(measure.size.height - 73 / 3.0) < 1e-9)
    #expect(abs(measure.firstBaseline - 55 / 3.0) < 1e-9)
    #expect(measure.lastBaseline == measure.firstBaseline)
  }

  @Test("Two lines of body text are 49 points tall at two pixels a point, baselines 26 apart")
  func twoLines() {
    let style = ParagraphStyle { $0.displayScale = 2 }
    let measure = Typesetter("One\nTwo", style: style).measure()
    #expect(measure.size.height == 49)
    #expect(measure.firstBaseline == 18.5)
    #expect(measure.lastBaseline == 44.5)
  }

  @Test("A text is as wide as its widest line, rounded up to the pixel")
  func width() {
    let narrow = Typesetter("Left").measure().size.width
    let both = Typesetter("Left\nRight side").measure().size.width
    #expect(both == Typesetter("Right side").measure().size.width)
    #expect(narrow < both)
    #expect((both * 3).rounded() == both * 3)
  }

  @Test("Spaces at the end count to the width of a text")
  func trailingSpace() {
    let difference =
      Typesetter("Title ").measure().size.width - Typesetter("Title").measure().size.width
    #expect(difference > 3)
  }

  @Test("No text has no size, and a newline at the end opens a line")
  func emptyText() {
    #expect(Typesetter("").measure().size == .zero)
    #expect(Typesetter("").layout().lines.isEmpty)
    #expect(Typesetter("a\n").measure().lineCount == 2)
    #expect(Typesetter("\n").measure().lineCount == 2)
  }

  @Test("Nothing is wider than a finite proposal, down to zero")
  func narrowProposals() {
    for width in [0.0, 1, 10, 33.3, 100] {
      #expect(Typesetter(sentence).measure(width: width).size.width <= width)
    }
    #expect(Typesetter("abc").measure(width: 0).lineCount == 3)
    #expect(Typesetter("abc").measure(width: -5).lineCount == 3)
  }

  // MARK: Wrapping

  @Test(
    "A sentence wraps into as many lines as on iOS 26",
    arguments: [(100.0, 6), (120, 4), (150, 4), (200, 3), (260, 2), (300, 2), (400, 2)])
  func lineCounts(width: Double, count: Int) {
    #expect(Typesetter(sentence, small).measure(width: width).lineCount == count)
  }

  @Test("Every line fits, starts after a space and no letter is lost")
  func wrapping() {
    let layout = Typesetter(sentence, small).layout(width: 150)
    #expect(layout.lines.allSatisfy { $0.width <= 150 })
    #expect(
      layout.lines.map(\.range.lowerBound).dropFirst().allSatisfy { at in
        Array(sentence.utf16)[at - 1] == 0x20
      })
    #expect(layout.lines[0].range.lowerBound == 0)
    #expect(layout.lines.last?.range.upperBound == sentence.utf16.count)
  }

  @Test("A word wider than the line is cut between letters")
  func longWord() {
    let layout = Typesetter("Supercalifragilistic", small).layout(width: 60)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].width <= 60)
  }

  @Test("A paragraph of two lines does not end in a lone word if another can join it")
  func orphans() {
    let text = "Layout must wrap"
    let whole = Typesetter(text, small).measure().size.width
    let layout = Typesetter(text, small).layout(width: whole - 5)
    #expect(layout.shownText(of: text) == ["Layout", "must wrap"])
  }

  @Test("Chinese fills the line with characters and wraps before none of its full stops")
  func chinese() {
    let text = "床前明月光，疑是地上霜。举头望明月，低头思故乡。"
    let layout = Typesetter(text, FontDescriptor(size: 20)).layout(width: 105)
    #expect(layout.lines.count > 4)
    for line in layout.shownText(of: text) { #expect(!line.hasPrefix("，") && !line.hasPrefix("。")) }
  }

  // MARK: Limits

  @Test("A line limit ends the last line with an ellipsis that fits")
  func tailTruncation() {
    let style = ParagraphStyle { $0.lineLimit = 2 }
    let layout = Typesetter(sentence, small, style: style).layout(width: 150)
    #expect(layout.measure.isTruncated)
    #expect(layout.lines.count == 2)
    #expect(layout.shownText(of: sentence)[1].hasSuffix("…"))
    #expect(!layout.shownText(of: sentence)[1].contains(" …"))
    #expect(layout.lines[1].width <= 150)
  }

  @Test("Head truncation keeps the end and middle truncation both ends")
  func otherTruncations() throws {
    for mode in [ParagraphStyle.Truncation.head, .middle] {
      let style = ParagraphStyle {
        $0.lineLimit = 1
        $0.truncation = mode
      }
      let layout = Typesetter(sentence, small, style: style).layout(width: 150)
      let shown = try #require(layout.shownText(of: sentence).first)
      #expect(shown.hasSuffix("frame."))
      #expect(mode == .head ? shown.hasPrefix("…") : shown.hasPrefix("Layout"))
      #expect(layout.lines[0].width <= 150)
      #expect(layout.lines[0].width > 130)
    }
  }

  @Test("The ellipsis of Hebrew text stands at its left")
  func rightToLeftEllipsis() {
    let style = ParagraphStyle { $0.lineLimit = 1 }
    let text = String(repeating: "שלום עולם ", count: 9)
    let layout = Typesetter(text, small, style: style).layout(width: 100)
    #expect(layout.lines[0].runs.first?.range.isEmpty == true)
  }

  @Test("A limit above the number of lines changes nothing")
  func looseLimit() {
    let style = ParagraphStyle { $0.lineLimit = 9 }
    #expect(
      Typesetter(sentence, style: style).measure(width: 150)
        == Typesetter(sentence).measure(width: 150))
  }

  @Test("A text that is cut at a newline says so with an ellipsis")
  func truncationAtNewline() {
    let style = ParagraphStyle { $0.lineLimit = 1 }
    let layout = Typesetter("One\nTwo", style: style).layout()
    #expect(layout.shownText(of: "One\nTwo") == ["One…"])
  }

  @Test("Reserved lines add height below and leave the last baseline where it was")
  func reservedLines() {
    let plain = Typesetter("Hello", small).measure()
    let reserved = Typesetter("Hello", small, style: ParagraphStyle { $0.reservedLines = 2 })
      .measure()
    #expect(abs(reserved.size.height - 31.33) < 0.34)
    #expect(reserved.lastBaseline == plain.lastBaseline)
  }

  @Test("A proposed height shows the lines that stand in it, and one at least")
  func heightProposal() {
    let typesetter = Typesetter(sentence, small)
    #expect(typesetter.measure(width: 110, height: 8).lineCount == 1)
    #expect(typesetter.measure(width: 110, height: 32).lineCount == 2)
    #expect(typesetter.measure(width: 110, height: 48).lineCount == 3)
    #expect(typesetter.measure(width: 110, height: 48).isTruncated)
    #expect(!typesetter.measure(width: 110, height: 500).isTruncated)
  }

  @Test("In the box that it was measured for, a text keeps its lines", arguments: 0..<40)
  func layoutInItsOwnBox(seed: Int) {
    let title = TextAttributes(font: FontDescriptor(.largeTitle))
    let runs = [
      TextRun("A title\n", title), TextRun(sentence + "\n" + sentence, TextAttributes(font: small)),
    ]
    let typesetter = Typesetter(runs: runs)
    let measure = typesetter.measure(width: 90 + 9.7 * Double(seed))
    let layout = typesetter.layout(
      width: measure.size.width + 0.01, height: measure.size.height + 0.01)
    #expect(layout.measure.lineCount == measure.lineCount)
    #expect(!layout.measure.isTruncated)
  }

  @Test("A text may shrink to fit, by no more than it must")
  func minimumScaleFactor() {
    let style = ParagraphStyle {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    let typesetter = Typesetter(sentence, small, style: style)
    let full = typesetter.measure()
    #expect(full.scale == 1)
    let shrunk = typesetter.measure(width: full.size.width * 0.8)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.scale > 0.75 && shrunk.scale <= 0.81)
    let tooNarrow = typesetter.measure(width: full.size.width * 0.3)
    #expect(tooNarrow.isTruncated)
    #expect(tooNarrow.scale == 0.5)
  }

  @Test("A sign that no line can break shrinks to its room, in width and in height")
  func loneSign() {
    let style = ParagraphStyle { $0.minimumScaleFactor = 0.1 }
    let typesetter = Typesetter("W", small, style: style)
    let full = typesetter.measure().size
    let narrow = typesetter.measure(width: full.width * 0.5)
    #expect(narrow.scale > 0.45 && narrow.scale <= 0.5)
    #expect(narrow.size.width <= full.width * 0.5 + 0.01)
    let low = typesetter.measure(width: full.width * 2, height: full.height * 0.25)
    #expect(low.scale > 0.2 && low.scale <= 0.26)
    let least = typesetter.measure(width: full.width * 0.05)
    #expect(least.scale == 0.1)
  }

  // MARK: Spacing and alignment

  @Test("Line spacing sets the gap between lines unless the font's leading is larger")
  func lineSpacing() {
    func height(_ spacing: Double, _ font: FontDescriptor) -> Double {
      let style = ParagraphStyle { $0.lineSpacing = spacing }
      return Typesetter("a\nb", font, style: style).measure().size.height
    }
    #expect(abs(height(10, small) - height(0, small) - 10) < 0.34)
    #expect(height(1, FontDescriptor(.body)) == height(0, FontDescriptor(.body)))
  }

  @Test("Lines with a spacing end without a leading: two of body, ten apart, are 59 points tall")
  func spacedHeight() {
    let style = ParagraphStyle {
      $0.displayScale = 2
      $0.lineSpacing = 10
    }
    #expect(Typesetter("One\nTwo", style: style).measure().size.height == 59)
  }

  @Test("Each line stands on the pixel that is nearest to where it belongs")
  func baselines() {
    // The ascent of this font is 710 of 1000 units, its lines are as high as its size.
    let font = FontDescriptor(name: "EBGaramond12-Regular", size: 18)
    let style = ParagraphStyle { $0.lineSpacing = 4.8 }
    let lines = Typesetter("one\ntwo\nthree\nfour", font, style: style).layout().lines
    let wanted = (0..<4).map { (3 * (12.78 + Double($0) * 22.8)).rounded() }
    #expect(lines.map { (Double($0.origin.y) * 3).rounded() } == wanted)
  }

  @Test("Lines stand at the leading edge, in the middle or at the trailing edge")
  func alignment() {
    func starts(_ change: (inout ParagraphStyle) -> Void) -> [Double] {
      let layout = Typesetter("Wide line\nTwo", style: ParagraphStyle(change)).layout()
      return layout.lines.map { Double($0.origin.x) }
    }
    let room =
      Typesetter("Wide line").measure().size.width - Typesetter("Two").layout().lines[0].width
    #expect(starts { $0.alignment = .leading } == [0, 0])
    #expect(abs(starts { $0.alignment = .center }[1] - room / 2) < 1e-9)
    #expect(abs(starts { $0.alignment = .trailing }[1] - room) < 1e-9)
    #expect(abs(starts { $0.isRightToLeft = true }[1] - room) < 1e-9)
  }

  @Test("A line takes the height of its tallest run, and all stand on one baseline")
  func mixedSizes() {
    let runs = [
      TextRun("Big ", TextAttributes(font: FontDescriptor(.largeTitle))),
      TextRun("small", TextAttributes(font: small)),
    ]
    let layout = Typesetter(runs: runs).layout()
    #expect(
      layout.measure.size.height
        == Typesetter("Big", FontDescriptor(.largeTitle)).measure().size.height)
    #expect(Set(layout.lines[0].runs.flatMap { $0.glyphs.positions.map(\.y) }).count == 1)
    #expect(layout.lines[0].runs.map(\.runIndex) == [0, 1])
  }

  @Test("A baseline offset makes the line taller by itself, up or down")
  func baselineOffset() {
    let plain = Typesetter("Hello", small).measure()
    let raised = Typesetter("Hello", small) { $0.baselineOffset = 6 }
    let lowered = Typesetter("Hello", small) { $0.baselineOffset = -4 }
    #expect(abs(raised.measure().size.height - plain.size.height - 6) < 0.34)
    #expect(abs(lowered.measure().size.height - plain.size.height - 4) < 0.34)
    let glyph = raised.layout().lines[0].runs[0].glyphs.positions[0].y
    #expect(abs(glyph - plain.firstBaseline) < 0.34)
  }

  // MARK: Decorations

  @Test("An underline is as long as its text, below the baseline, on whole pixels")
  func underline() throws {
    let layout = Typesetter("Hello") { $0.underline = .init(style: 7) }.layout()
    let line = try #require(layout.lines[0].decorations.first)
    #expect(line.start.y > layout.measure.firstBaseline)
    #expect(abs(line.length - layout.lines[0].width) < 1e-9)
    #expect(abs((line.thickness * 3).rounded() - line.thickness * 3) < 1e-9)
    #expect(line.style == 7)
    #expect(line.dash.isEmpty)
  }

  @Test("An underline goes on without a seam where another font draws some letters")
  func mergedUnderline() {
    let layout = Typesetter("Hello 日本 there") { $0.underline = .init() }.layout()
    #expect(layout.lines[0].runs.count > 1)
    #expect(layout.lines[0].decorations.count == 1)
    #expect(abs(layout.lines[0].decorations[0].length - layout.lines[0].width) < 1e-6)
  }

  @Test("A strikethrough crosses the small letters at half their height")
  func strikethrough() throws {
    let layout = Typesetter("Hello") { $0.strikethrough = .init(pattern: .dash) }.layout()
    let line = try #require(layout.lines[0].decorations.first)
    let middle = layout.measure.firstBaseline - 17 * 1078 / 2048 / 2
    #expect(abs(line.start.y - middle) <= 0.34)
    #expect(line.isStrikethrough)
    #expect(line.dash == [10 * line.thickness, 5 * line.thickness])
  }

  // MARK: Cost

  @Test("What was measured is kept, and the same text shares it")
  func caching() {
    let runs = [TextRun(sentence, TextAttributes(font: small))]
    #expect(Typesetter.shared(runs: runs) === Typesetter.shared(runs: runs))
    let long = Typesetter(String(repeating: sentence + " ", count: 200), small)
    _ = long.measure(width: 300)
    let clock = ContinuousClock()
    #expect(
      clock.measure { for _ in 0..<1000 { _ = long.measure(width: 300) } } < .milliseconds(200))
  }
}

@Suite("Attachments in text")
struct TextAttachmentTests {
  private func runs(_ attachment: TextAttachment) -> [TextRun] {
    var attributes = TextAttributes(font: FontDescriptor(.body))
    let letters = attributes
    attributes.attachment = attachment
    return [
      TextRun("a", letters), TextRun("\u{FFFC}", attributes), TextRun("b", letters),
    ]
  }

  @Test("An attachment takes its width between the letters, and the caller gets its box")
  func box() throws {
    let plain = Typesetter("ab").layout().lines[0].width
    let layout = Typesetter(runs: runs(TextAttachment(width: 30, ascent: 10, descent: 2))).layout()
    let run = try #require(layout.lines[0].runs.first { $0.isAttachment })
    #expect(abs(layout.lines[0].width - plain - 30) < 1)
    #expect(run.glyphs.glyphs.isEmpty)
    #expect(run.bounds.width == 30 && run.bounds.height == 12)
    #expect(abs(run.bounds.maxY - layout.measure.firstBaseline - 2) < 1e-9)
  }

  @Test("A tall attachment makes its line taller")
  func height() {
    let measure = Typesetter(runs: runs(TextAttachment(width: 9, ascent: 60, descent: 0))).measure()
    #expect(measure.size.height > 65)
    #expect(measure.firstBaseline == 60)
  }
}
