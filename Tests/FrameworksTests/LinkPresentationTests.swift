import Foundation
import Testing
import UIKit

@testable import LinkPresentation

@Suite("Cards that stand for links")
struct LinkPresentationTests {
  @Test("A page is called as it says to those who show links to it, else by its title")
  func titles() {
    #expect(
      PageTitle.title(of: "<html><title>\n A &amp; B\n </title><meta name=x></html>") == "A & B")
    let page = """
      <TITLE>Plain</TITLE><meta charset="utf-8"><META property="og:title" content="For links">
      """
    #expect(PageTitle.title(of: page) == "For links")
    #expect(PageTitle.title(of: "no page") == nil)
  }

  @MainActor @Test("A card has a size of its own, and is higher with a title")
  func card() {
    let view = LPLinkView(url: URL(string: "https://www.swift.org/about")!)
    let plain = view.intrinsicContentSize
    #expect(plain.width > 0 && plain.height > 0)
    let metadata = LPLinkMetadata()
    metadata.url = URL(string: "https://www.swift.org")
    metadata.title = "Swift"
    view.metadata = metadata
    #expect(view.intrinsicContentSize.height > plain.height)
  }
}
