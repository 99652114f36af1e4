import Foundation
import SwiftUI
import Testing

@Suite("How a text is to be spoken")
struct AccessibilityAttributesTests {
  @Test("What is set of a part is kept with it")
  func kept() {
    var squeak = AttributedString("squeak")
    squeak.accessibilitySpeechAdjustedPitch = 1
    squeak.accessibilitySpeechSpellsOutCharacters = true
    squeak.accessibilityHeadingLevel = .h2
    let text = squeak + " said the mouse"
    #expect(text.runs.map(\.accessibilitySpeechAdjustedPitch) == [1, nil])
    #expect(text.runs.first?.accessibilitySpeechSpellsOutCharacters == true)
    #expect(text.runs.first?.accessibilityHeadingLevel == .h2)
  }
}
