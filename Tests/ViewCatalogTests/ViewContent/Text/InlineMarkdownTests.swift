import Foundation
import Testing

@testable import ViewContent

/// After the examples of GitHub Flavored Markdown's specification, which Apple's parser follows.
@Suite("Markdown within a line")
struct InlineMarkdownTests {
  private func spans(_ text: String) -> [InlineMarkdown.Span] { InlineMarkdown.spans(of: text) }

  @Test(
    "One tilde or two strike through what they stand around", arguments: ["~Hi~ you", "~~Hi~~ you"])
  func tildes(text: String) {
    #expect(spans(text) == [.init(text: "Hi", intent: .strikethrough), .init(text: " you")])
  }

  @Test(
    "What is no pair stays as it is",
    arguments: ["~5 to ~6", "~~a~ b", "a ~ b ~ c", "2 * 3 * 4", "snake_case_name"])
  func unpaired(text: String) {
    #expect(spans(text).map(\.text).joined() == text)
    #expect(spans(text).allSatisfy { $0.intent == [] })
  }

  @Test("Underscores within a word belong to it")
  func underscores() {
    #expect(spans("_snake_case_") == [.init(text: "snake_case", intent: .emphasized)])
    #expect(
      spans("__a_b__ c") == [.init(text: "a_b", intent: .stronglyEmphasized), .init(text: " c")])
  }

  @Test("A backslash takes a mark's meaning away")
  func escaped() {
    #expect(spans("\\*a\\* \\~b\\~").map(\.text).joined() == "*a* ~b~")
  }
}
