import Foundation
import Testing

@testable import ViewRuntime

@Suite("Proposals and alignments")
struct ProposedViewSizeTests {
  @Test("What is not said is replaced, what is said stays")
  func unspecified() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 30, height: 2))
  }

  @Test("Nothing, everything, and nothing said")
  func constants() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
  }
}
