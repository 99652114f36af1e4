import Foundation
import NaturalLanguage
import Testing

@Suite("Texts taken apart")
struct NLTokenizerTests {
  private func tokens(_ unit: NLTokenUnit, _ text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test("Words are letters and digits, with the apostrophes among them")
  func words() {
    #expect(tokens(.word, "It's 5 o'clock, Ada!") == ["It's", "5", "o'clock", "Ada"])
    #expect(tokens(.word, "'quoted'") == ["quoted"])
    #expect(tokens(.word, "") == [])
  }

  @Test("Sentences end at a mark before a space, paragraphs at a line's end")
  func sentences() {
    #expect(tokens(.sentence, "One. Two 2.5? Three") == ["One. ", "Two 2.5? ", "Three"])
    #expect(tokens(.paragraph, "a\nb") == ["a\n", "b"])
  }

  @Test("A language is told by letters that are its own")
  func languages() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "こんにちは") == .japanese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "안녕") == .korean)
  }
}
