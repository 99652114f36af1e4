import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Names that Foundation has without their types")
struct ShadowedNamesTests {
  @Test("A source that uses one has it declared beside it, others have nothing")
  func names() throws {
    let folder = try TemporaryFolder()
    let user = URL(
      fileURLWithPath: try folder.write(
        "let formatter = PersonNameComponentsFormatter()", to: "A.swift"))
    let other = URL(fileURLWithPath: try folder.write("let number = 1", to: "B.swift"))
    let source = try #require(ShadowedNames.source(for: [other, user]))
    #expect(
      source.contains(
        "typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter"
      ))
    #expect(ShadowedNames.source(for: [other]) == nil)
  }
}
