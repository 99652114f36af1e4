import Foundation
import Testing

@testable import SwiftUI
@testable import ViewContent
@testable import ViewRuntime

@Suite("Clocks and colours within words")
struct TextInterpolationsTests {
  @Test("A colour is called what the nearest of the words for colours is")
  func colors() {
    #expect("\(accessibilityName: Color.red)" as LocalizedStringKey == "\("red")")
    #expect("\(accessibilityName: Color(white: 0))" as LocalizedStringKey == "\("black")")
    #expect("\(accessibilityName: Color.clear)" as LocalizedStringKey == "\("clear")")
  }

  @Test("A clock in a text is that of a text of its own")
  func clocks() {
    let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 90)
    let key: LocalizedStringKey = "Left: \(timerInterval: interval)"
    #expect(key == "Left: \(Text(timerInterval: interval))")
  }
}
