import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

@Suite("Runs of glyphs, and figures of fonts")
struct CTRunTests {
  private func line(_ string: String, _ size: CGFloat = 40) -> CTLine {
    CTLineCreateWithAttributedString(
      NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)]))
  }

  private func advances(_ run: CTRun) -> [CGSize] {
    var advances = [CGSize](repeating: .zero, count: CTRunGetGlyphCount(run))
    CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
    return advances
  }

  private func positions(_ run: CTRun) -> [CGPoint] {
    var positions = [CGPoint](repeating: .zero, count: CTRunGetGlyphCount(run))
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    return positions
  }

  @Test("A line is as wide as its advances, and each glyph stands where those before it end")
  func widths() {
    let line = line("Waving")
    let run = CTLineGetGlyphRuns(line)[0]
    let widths = advances(run).map(\.width)
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(abs(widths.reduce(0, +) - width) < 0.01)
    var sum: CGFloat = 0
    for (place, advance) in zip(positions(run), widths) {
      #expect(abs(place.x - sum) < 0.5)
      sum += advance
    }
  }

  @Test("Twice the size is twice the width and the height")
  func sizes() {
    func measure(_ size: CGFloat) -> [Double] {
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let width = CTLineGetTypographicBounds(line("Halcyon", size), &ascent, &descent, nil)
      return [width, Double(ascent), Double(descent)]
    }
    for (small, large) in zip(measure(50), measure(100)) {
      #expect(small > 0 && abs(large / small - 2) < 0.05)
    }
  }

  @Test("Indices lead from glyphs to the letters that they draw, in UTF-16 units")
  func indices() {
    let run = CTLineGetGlyphRuns(line("abcd"))[0]
    var indices = [CFIndex](repeating: -1, count: CTRunGetGlyphCount(run))
    CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
    #expect(indices == [0, 1, 2, 3])
    let range = CTRunGetStringRange(run)
    #expect(range.location == 0 && range.length == 4)
  }

  @Test("A part of a run has its glyphs alone")
  func parts() {
    let run = CTLineGetGlyphRuns(line("abcd"))[0]
    var (all, part) = ([CGGlyph](repeating: 0, count: 4), [CGGlyph](repeating: 0, count: 2))
    CTRunGetGlyphs(run, CFRangeMake(0, 0), &all)
    CTRunGetGlyphs(run, CFRangeMake(1, 2), &part)
    #expect(part == Array(all[1...2]))
    #expect(CTRunGetGlyphsPtr(run)?[3] == all[3])
  }

  @Test("Texts of two sizes are two runs with their own attributes, in one line")
  func attributes() {
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(
      NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let line = CTLineCreateWithAttributedString(text)
    let runs = CTLineGetGlyphRuns(line)
    #expect(runs.map { CTRunGetGlyphCount($0) } == [3, 5])
    #expect(CTRunGetStringRange(runs[1]).location == 3)
    // The second run begins where the first one ends.
    let end = advances(runs[0]).map(\.width).reduce(0, +)
    #expect(abs(positions(runs[1])[0].x - end) < 0.5)
  }

  @Test("What glyphs cover lies within the line, and a blank covers nothing")
  func bounds() {
    let line = line("Hx")
    let image = CTLineGetImageBounds(line, nil)
    let whole = CTLineGetBoundsWithOptions(line, [])
    #expect(image.minX >= -1 && image.maxX <= whole.maxX + 1)
    #expect(abs(image.minY) < 1 && image.maxY <= whole.maxY)
    #expect(CTLineGetImageBounds(self.line(" "), nil) == .zero)
  }

  @Test("A font's figures grow with its size, and lie in their order")
  func fonts() {
    let (small, large) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 40))
    for figure in [CTFontGetAscent, CTFontGetDescent, CTFontGetCapHeight, CTFontGetXHeight] {
      #expect(abs(figure(large) / figure(small) - 2) < 0.06)
    }
    #expect(CTFontGetXHeight(large) < CTFontGetCapHeight(large))
    #expect(CTFontGetCapHeight(large) < CTFontGetAscent(large))
    #expect(CTFontGetSize(large) == 40 && CTFontGetUnitsPerEm(large) > 0)
    #expect(CTFontGetUnderlinePosition(large) < 0 && CTFontGetUnderlineThickness(large) > 0)
  }
}
