import Testing

@testable import Typesetting

@Suite("Line breaks")
struct LineBreaksTests {
  /// The text in pieces that may not be broken.
  private func pieces(_ text: String) -> [String] {
    let units = Array(text.utf16)
    var start = 0
    return LineBreaks(units).opportunities.map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }
  }

  @Test("Lines end after spaces and hyphens, never at a no-break space or inside an emoji")
  func latin() {
    #expect(pieces("wide-angle view") == ["wide-", "angle ", "view"])
    #expect(pieces("10\u{A0}km away") == ["10\u{A0}km ", "away"])
    #expect(pieces("a 👨‍👩‍👧 b") == ["a ", "👨‍👩‍👧 ", "b"])
  }

  @Test("Chinese and Japanese break between characters, but not before a full stop")
  func han() {
    #expect(pieces("日本語。次") == ["日", "本", "語。", "次"])
    #expect(pieces("（中）文") == ["（中）", "文"])
  }

  @Test("Thai breaks between words although it has no spaces")
  func thai() { #expect(pieces("ภาษาไทย").count == 2) }

  @Test("Newlines of every kind are mandatory, carriage return and line feed together are one")
  func mandatory() {
    #expect(LineBreaks(Array("a\nb\r\nc\u{2028}d".utf16)).mandatory == [2, 5, 7])
  }

  @Test("An empty text has no breaks") func empty() {
    #expect(LineBreaks([]).opportunities.isEmpty)
  }

  @Test("Without the library's rules lines end after spaces, and must end after newlines")
  func spaces() {
    var breaks = LineBreaks([])
    breaks.breakAtSpaces(Array("an old\nword".utf16))
    #expect(breaks.opportunities == [3, 7, 11])
    #expect(breaks.mandatory == [7])
  }
}
