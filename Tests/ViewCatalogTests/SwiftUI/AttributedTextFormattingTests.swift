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

  private struct Links: AttributeScope {
    let link: AttributeScopes.FoundationAttributes.LinkAttribute
  }
  private struct Nested: AttributeScope {
    let links: Links
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  }

  @Test("A scope keeps its attributes, and those of the scopes in it, and no others")
  func scopes() {
    var container = AttributeContainer()
    container.languageIdentifier = "fr"
    container.link = URL(string: "https://example.com")
    container.font = .body
    let links = AttributeKeys(of: Links.self).kept(of: container)
    #expect(links.link != nil && links.languageIdentifier == nil && links.font == nil)
    let nested = AttributeKeys(of: Nested.self).kept(of: container)
    #expect(nested.link != nil && nested.font == .body && nested.languageIdentifier == nil)
    #expect(
      AttributeKeys(of: AttributeScopes.SwiftUIAttributes.self).kept(of: container) == container)
  }
}
