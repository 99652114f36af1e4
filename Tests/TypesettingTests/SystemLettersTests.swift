import Testing

@testable import Typesetting

@Suite("The letters of the system font")
struct SystemLettersTests {
  typealias Word = (size: Double, weight: FontDescriptor.Weight, text: String, width: Double)

  // SwiftUI and UIKit on iOS 26.0, rounded up to half a point.
  private static let words: [Word] = [
    (10, .medium, "Search", 34.5), (13, .bold, "Vegetables", 72.5), (15, .regular, "SwiftUI", 49.5),
    (15, .regular, "PREFERENCES", 102.5), (17, .regular, "Sep 11, 2026", 98),
    (17, .semibold, "Notifications", 101.5), (20, .regular, "Save Image", 101.5),
    (22, .regular, "Hello", 49), (28, .regular, "Bluetooth", 116.5),
    (28, .regular, "Title strike", 123.5), (34, .regular, "Gradient", 126),
    (34, .regular, "The quick brown fox", 291.5), (34, .bold, "No Results", 170),
    (34, .bold, "Settings", 133),
  ]

  @Test("Words are as wide as on iOS 26, within half a point", arguments: words)
  func widths(word: Word) {
    let font = FontDescriptor(size: word.size, weight: word.weight)
    let width = Typesetter(word.text, font).measure().size.width
    #expect(abs(width - word.width) <= 0.5)
  }

  @Test("A letter with an accent is as wide as without")
  func accents() {
    for size in [17.0, 40] {
      let font = FontDescriptor(size: size)
      #expect(
        Typesetter("naïveté", font).measure().size.width
          == Typesetter("naivete", font).measure().size.width)
    }
  }

  @Test(
    "Letters change little by little between the cuts, and the first begins where its text does")
  func between() {
    let widths = stride(from: 16.0, through: 30, by: 0.25).map { size in
      Typesetter("Hamburgefonstiv", FontDescriptor(size: size)).measure().size.width / size
    }
    for (narrow, wide) in zip(widths, widths.dropFirst()) { #expect(abs(wide - narrow) < 0.15) }
    let shaped = ShapedText(
      [TextRun("Wide", TextAttributes(font: FontDescriptor(size: 40)))], isRightToLeft: false)
    #expect(shaped.runs[0].glyphs[0].offset == .zero)
  }
}
