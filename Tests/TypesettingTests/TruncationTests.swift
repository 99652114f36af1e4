import Foundation
import Testing

@testable import Typesetting

@Suite("Texts cut short")
struct TruncationTests {
  private let font = FontDescriptor(size: 13)
  private let letters = String(repeating: "n", count: 60)
  private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

  private func width(_ text: String) -> Double {
    Typesetter(text, font).layout().lines.first?.width ?? 0
  }

  @Test("Cut in the middle, a text keeps as much at its end as at its start", arguments: 5...24)
  func middle(step: Int) throws {
    let limit = Double(step) * 11.3
    let style = ParagraphStyle {
      $0.lineLimit = 1
      $0.truncation = .middle
    }
    let layout = Typesetter(letters, font, style: style).layout(width: limit)
    let parts = try #require(layout.shownText(of: letters).first).split(
      separator: "…", omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    let (start, end) = (parts[0].count, parts[1].count)
    #expect(end - start == 0 || end - start == 1, "\(start) and \(end) at \(limit)")
    // One letter more would not have fitted.
    #expect(width("n") * Double(start + end) + width("…") <= limit + 0.01)
    #expect(width("n") * Double(start + end + 1) + width("…") > limit - 0.01)
  }

  @Test(
    "Of the lines that are higher than the box all but whole ones are left out, and the last says so"
  )
  func beyondHeight() throws {
    let typesetter = Typesetter(sentence, font)
    let all = typesetter.layout(width: 110).lines.count
    #expect(all > 3)
    for count in 1..<all {
      let limited = Typesetter(sentence, font, style: ParagraphStyle { $0.lineLimit = count })
      let height = Double(limited.measure(width: 110).size.height)
      for (offered, expected) in [
        (height, count), (height + 5, count), (height - 1, max(count - 1, 1)),
      ] {
        let layout = typesetter.layout(width: 110, height: offered)
        #expect(layout.lines.count == expected, "\(offered) for \(expected) lines")
        #expect(layout.shownText(of: sentence).last?.hasSuffix("…") == true)
        #expect(layout.measure.isTruncated)
        if expected > 1 { #expect(Double(layout.measure.size.height) <= offered + 0.34) }
      }
    }
  }

  @Test("Of a limit of lines and one of height the smaller holds")
  func bothLimits() {
    func lines(_ limit: Int, _ height: Double) -> Int {
      Typesetter(sentence, font, style: ParagraphStyle { $0.lineLimit = limit })
        .layout(width: 110, height: height).lines.count
    }
    #expect(lines(1, 48) == 1)
    #expect(lines(3, 32) == 2)
    #expect(lines(0, 48) == 1)
  }
}
