import Testing

@testable import Typesetting

@Suite("Bidirectional text")
struct BidirectionalTextTests {
  @Test("Latin text has level 0 and Hebrew text level 1")
  func levels() {
    #expect(BidirectionalText(Array("ab".utf16)[...], isRightToLeft: false).levels == [0, 0])
    let hebrew = BidirectionalText(Array("אב".utf16)[...], isRightToLeft: false)
    #expect(hebrew.levels == [1, 1])
    #expect(hebrew.baseLevel == 1)
  }

  @Test("Digits in Hebrew text run to the right, at level 2")
  func digits() {
    let text = BidirectionalText(Array("א12".utf16)[...], isRightToLeft: false)
    #expect(text.levels == [1, 2, 2])
  }

  @Test("Numbers keep their order where the screen runs from right to left")
  func numbersFromRightToLeft() {
    let text = BidirectionalText(Array("123".utf16)[...], isRightToLeft: true)
    #expect(text.levels.allSatisfy { $0 & 1 == 0 })
    let latin = BidirectionalText(Array("abc".utf16)[...], isRightToLeft: true)
    #expect(latin.levels.allSatisfy { $0 & 1 == 0 })
  }

  @Test("Each unit of a character beyond the basic plane has its level")
  func surrogates() {
    #expect(BidirectionalText(Array("א😀".utf16)[...], isRightToLeft: false).levels.count == 3)
  }

  @Test("Runs of odd levels are reversed, the highest first (rule L2)")
  func order() {
    #expect(BidirectionalText.visualOrder(of: [0, 1, 0]) == [0, 1, 2])
    #expect(BidirectionalText.visualOrder(of: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(BidirectionalText.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
    #expect(BidirectionalText.visualOrder(of: [1, 2, 2, 1]) == [3, 1, 2, 0])
  }

  @Test("On the line, the first Hebrew letter stands right of the last one")
  func line() throws {
    let layout = Typesetter("אבג", FontDescriptor(size: 20)).layout()
    let run = try #require(layout.lines.first?.runs.first)
    let first = Typesetter("א", FontDescriptor(size: 20)).layout().lines[0].runs[0].glyphs.glyphs[0]
    let index = try #require(run.glyphs.glyphs.firstIndex(of: first))
    #expect(index == 2)
    #expect(run.glyphs.positions[2].x > run.glyphs.positions[0].x)
  }

  @Test("English around Hebrew keeps its own order")
  func mixed() {
    let text = "one אב two"
    let layout = Typesetter(text, FontDescriptor(size: 20)).layout()
    let starts = layout.lines[0].runs.map(\.range.lowerBound)
    #expect(starts == starts.sorted())
    #expect(layout.lines[0].runs.count >= 3)
  }
}
