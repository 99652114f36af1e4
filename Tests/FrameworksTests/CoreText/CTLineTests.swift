import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

@Suite struct CTLineTests {
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 40)])
  }

  @Test("A line has a glyph a letter, each further along than the one before")
  func glyphs() {
    let line = CTLineCreateWithAttributedString(text("Halcyon"))
    #expect(CTLineGetGlyphCount(line) == 7)
    let run = CTLineGetGlyphRuns(line)[0]
    var places = [CGPoint](repeating: .zero, count: 7)
    CTRunGetPositions(run, CFRangeMake(0, 0), &places)
    #expect(places[0] == .zero)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.x < $1.x && $0.y == $1.y })
  }

  @Test("An outline stands on the baseline and is as high as capitals")
  func outline() throws {
    let font = UIFont.systemFont(ofSize: 100)
    var (letters, glyphs) = ([UniChar](" H".utf16), [CGGlyph](repeating: 0, count: 2))
    CTFontGetGlyphsForCharacters(font, &letters, &glyphs, 2)
    #expect(CTFontCreatePathForGlyph(font, glyphs[0], nil) == nil)
    let box = try #require(CTFontCreatePathForGlyph(font, glyphs[1], nil)).boundingBox
    #expect(abs(box.minY) < 0.5)
    #expect(abs(box.maxY - CTFontGetCapHeight(font)) < 1)
  }

  @Test("A frame breaks its text into lines from the top, and leaves out what does not fit")
  func frames() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four five six"))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 120))
    let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
    let lines = CTFrameGetLines(frame)
    #expect(lines.count == 2)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].y > origins[1].y && origins[0].y < 120 && origins[1].y > 0)
  }

  @Test("Frames go on where the last one ended, and say what they hold in the whole text's units")
  func pages() {
    let words = (1...60).map { "word\($0)" }.joined(separator: " ")
    let setter = CTFramesetterCreateWithAttributedString(text(words))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 120))
    var start = 0
    var pages: [String] = []
    while start < words.count, pages.count < 100 {
      let frame = CTFramesetterCreateFrame(setter, CFRangeMake(start, 0), path, nil)
      let range = CTFrameGetVisibleStringRange(frame)
      #expect(range.location == start && range.length > 0)
      #expect(CTFrameGetStringRange(frame).length == words.count - start)
      let first = CTLineGetStringRange(CTFrameGetLines(frame)[0])
      #expect(first.location == start)
      let page = (words as NSString).substring(
        with: NSRange(location: range.location, length: range.length))
      pages.append(page)
      start += max(range.length, 1)
    }
    #expect(pages.count > 2 && pages.joined() == words)
    var fit = CFRange(location: 0, length: 0)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: 120), &fit)
    #expect(size.height <= 120 && fit.length == pages[0].count)
  }
}
