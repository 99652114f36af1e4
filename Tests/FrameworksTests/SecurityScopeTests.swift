import Foundation
import FoundationAdditions
import Testing

@Suite struct SecurityScopeTests {
  @Test("A chosen file is open to the program, an address on the network is no file")
  func opening() {
    #expect(URL(fileURLWithPath: "/tmp/a").startAccessingSecurityScopedResource())
    #expect(URL(string: "https://example.com")?.startAccessingSecurityScopedResource() == false)
  }
}
