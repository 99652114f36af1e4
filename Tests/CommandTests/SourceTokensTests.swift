import Testing

@testable import SwiftLexing

@Suite("Tokens of a source with their places")
struct SourceTokensTests {
  private func texts(_ source: String) -> [String] {
    let tokens = SourceTokens(source)
    return tokens.tokens.map(tokens.text)
  }

  @Test("Strings end where Swift ends them, and their code is read")
  func strings() {
    #expect(texts(#""a\"b" c"#) == [#""a\"b""#, "c"])
    #expect(texts(##"#"a"b\(c)"# d"##) == [##"#"a"b\(c)"#"##, "d"])
    #expect(texts(#""x\(f("}"))y" c"#) == [#""x\"#, "(", "f", "(", #""}""#, ")", ")", #"y""#, "c"])
    #expect(texts("\"\"\"\n \" }\n\"\"\" c") == ["\"\"\"\n \" }\n\"\"\"", "c"])
    #expect(texts("\"open\nc") == ["\"open", "c"])
  }

  @Test("Comments nest and are left out")
  func comments() { #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"]) }

  @Test("A slash divides, or begins a regular expression, by where it stands")
  func slashes() {
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(texts("f(/a\\/\"/) + 1") == ["f", "(", "/a\\/\"/", ")", "+", "1"])
    #expect(texts("a = /x y/") == ["a", "=", "/x y/"])
    #expect(texts("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(texts("#/ \" // /# b") == ["#/ \" // /#", "b"])
  }

  @Test("Words keep their backticks, marks their words, dots in a row are one sign")
  func words() {
    #expect(
      texts("`class`.größe @objc #if 1.5e3 0...9") == [
        "`class`", ".", "größe", "@objc", "#if", "1.5e3", "0", "...", "9",
      ])
    #expect(SourceTokens("`class`").word(0) == "class")
  }

  @Test("Text that stops in the middle ends the last token")
  func unfinished() {
    for text in [
      "(", "\"", "\"\\", "/*", "#\"", "\"\\(", "{ \"", "@", "\"\"\"\n", "`a", "#/", "/", "/a", "#",
    ] {
      #expect(SourceTokens(text).tokens.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }
  }

  @Test("Lines and columns are counted from one")
  func places() {
    let source = SourceTokens("a\n bc")
    #expect(source.place(of: 3) == (2, 2))
    #expect(source.tokens.map(\.startsLine) == [true, true])
  }
}
