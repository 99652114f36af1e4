import Foundation
import Testing

@testable import SwiftUI
@testable import ViewControls
@testable import ViewRuntime

@Suite("What the attributes of edited texts may be")
struct AttributedTextFormattingTests {
  private typealias Scope = AttributeScopes.FoundationAttributes

  private struct OneLanguage: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.FoundationAttributes> {
      ValueConstraint(for: \.languageIdentifier, values: [nil, "de"], default: "de")
      NoLinkInGerman()
    }
  }

  private struct NoLinkInGerman: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.FoundationAttributes
    typealias AttributeKey = AttributeScopes.FoundationAttributes.LinkAttribute

    func constrain(_ container: inout Attributes) {
      if container.languageIdentifier == "de" { container.link = nil }
    }
  }

  @Test("A value that is not allowed becomes the default, and later constraints see that")
  func constraining() {
    var container = AttributeContainer()
    container.languageIdentifier = "fr"
    container.link = URL(string: "https://example.com")
    OneLanguage().constrain(&container)
    #expect(container.languageIdentifier == "de")
    #expect(container.link == nil)
  }

  @Test("What is allowed stays")
  func allowed() {
    var container = AttributeContainer()
    container.link = URL(string: "https://example.com")
    OneLanguage().constrain(&container)
    #expect(container.link != nil)
  }

  @Test("Each run of an edited text is kept within the definition")
  func runs() {
    var text = AttributedString("ab")
    text[text.startIndex..<text.index(afterCharacter: text.startIndex)].languageIdentifier = "fr"
    let shown = text.constrained { OneLanguage().constrain(&$0) }
    #expect(shown.runs.map(\.languageIdentifier) == ["de", nil])
  }
}
