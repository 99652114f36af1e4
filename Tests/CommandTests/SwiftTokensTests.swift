import Testing

@testable import SwiftLexing

@Suite("Swift text in tokens")
struct SwiftTokensTests {
  private func texts(_ source: String) -> [String] {
    SwiftTokens.topLevel(of: source[...]).map { String($0.text) }
  }

  @Test("A bracket is one token, whatever strings and comments it holds")
  func brackets() {
    #expect(texts(#"f(")", /* ) */ [1]) + 2"#) == ["f", #"(")", /* ) */ [1])"#, "+", "2"])
  }

  @Test("Strings end where Swift ends them")
  func strings() {
    #expect(texts(#""a\"b" c"#) == [#""a\"b""#, "c"])
    #expect(texts(##"#"a"b"# c"##) == [##"#"a"b"#"##, "c"])
    #expect(texts(#""x\(f("}"))y" c"#) == [#""x\(f("}"))y""#, "c"])
    #expect(texts("\"\"\"\n \" }\n\"\"\" c") == ["\"\"\"\n \" }\n\"\"\"", "c"])
  }

  @Test("Comments nest and are left out")
  func comments() {
    #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
  }

  @Test("Words are found in brackets and not in literals")
  func words() {
    #expect(SwiftTokens.words(of: "A { B(c: \"D\") } // E") == ["A", "B", "c"])
  }

  @Test("Text that stops in the middle ends the last token")
  func unfinished() {
    for text in ["(", "\"", "\"\\", "/*", "#\"", "\"\\(", "{ \"", "@", "\"\"\"\n"] {
      #expect(texts(text).count <= 1)
    }
  }

  @Test("A token knows whether it begins its line")
  func lines() {
    let tokens = SwiftTokens.topLevel(of: "a b\n// c\n(\n) d")
    #expect(tokens.map(\.startsLine) == [true, false, true, false])
  }
}
