import Foundation
import Testing

@testable import Typesetting

@Suite("Fonts as numbers")
struct FontDescriptorNumbersTests {
  @Test(
    "The numbers of a system font make that font again, whatever it is",
    arguments: [
      FontDescriptor(size: 17), FontDescriptor(.headline, category: .accessibility3),
      FontDescriptor(size: 9.5, weight: .black, design: .rounded, isItalic: true),
      FontDescriptor(.caption2, weight: .thin, design: .monospaced).with {
        $0.width = .condensed
        $0.features = [.monospacedDigit, .smallCaps]
        $0.leading = .tight
        $0.heightSize = 30
      },
    ])
  func again(font: FontDescriptor) throws {
    let numbers = try #require(font.numbers)
    #expect(numbers.count == FontDescriptor.numberCount)
    #expect(FontDescriptor(numbers: numbers) == font)
  }

  @Test(
    "A font that is asked for by name has no numbers: another process may have another of that name"
  )
  func named() {
    #expect(FontDescriptor(name: "EB Garamond", size: 20).numbers == nil)
  }

  @Test("Numbers that no font has make none", arguments: 0..<FontDescriptor.numberCount + 1)
  func wrong(changed: Int) throws {
    var numbers = try #require(FontDescriptor(.body).numbers)
    // Any size, width, slant, feature and height are fonts.
    let isAny = [0, 3, 4, 5, 8].contains(changed)
    if changed < numbers.count { numbers[changed] = .max } else { numbers.removeLast() }
    #expect((FontDescriptor(numbers: numbers) != nil) == isAny)
  }
}
