import Foundation
import NaturalLanguage
import Testing

/// After the documentation of `NLTagger`.
@Suite("What the parts of a text are")
struct NLTaggerTests {
  private let text = "Hi, Ada!  It's 5."

  private func tokens(_ options: NLTagger.Options = [], unit: NLTokenUnit = .word) -> [String] {
    let tagger = NLTagger(tagSchemes: [.tokenType])
    tagger.string = text
    return tagger.tags(
      in: text.startIndex..<text.endIndex, unit: unit, scheme: .tokenType, options: options
    ).map { "\($0.0?.rawValue.first.map(String.init) ?? "?")\(text[$0.1])" }
  }

  @Test("Words, signs and blanks are told apart, and nothing of the text is left out")
  func kinds() {
    #expect(
      tokens() == ["WHi", "P,", "W ", "WAda", "P!", "W  ", "WIt's", "W ", "W5", "P."])
    #expect(tokens().map { String($0.dropFirst()) }.joined() == text)
  }

  @Test("What is to be omitted is")
  func omitted() {
    #expect(tokens([.omitWhitespace, .omitPunctuation]) == ["WHi", "WAda", "WIt's", "W5"])
    #expect(tokens([.omitWords, .omitWhitespace]) == ["P,", "P!", "P."])
    #expect(tokens([.omitPunctuation]).count == 7)
  }

  @Test("Sentences are whole, whatever is omitted")
  func sentences() {
    #expect(tokens([.omitWhitespace], unit: .sentence).count == 2)
  }

  @Test("A token is found by a place in it, and a walk ends when it is told")
  func places() throws {
    let tagger = NLTagger(tagSchemes: [.tokenType])
    tagger.string = text
    let place = try #require(text.firstIndex(of: "d"))
    let (tag, range) = tagger.tag(at: place, unit: .word, scheme: .tokenType)
    #expect(tag == .word && text[range] == "Ada")
    var seen: [String] = []
    tagger.enumerateTags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType,
      options: [.omitWhitespace, .omitPunctuation]
    ) { _, range in
      seen.append(String(text[range]))
      return seen.count < 2
    }
    #expect(seen == ["Hi", "Ada"])
  }

  @Test("A part of a text has its own tokens alone")
  func parts() throws {
    let tagger = NLTagger(tagSchemes: [.tokenType])
    tagger.string = text
    let start = try #require(text.firstIndex(of: "I"))
    let found = tagger.tags(
      in: start..<text.endIndex, unit: .word, scheme: .tokenType, options: .omitPunctuation)
    #expect(found.map { String(text[$0.1]) } == ["It's", " ", "5"])
  }
}
