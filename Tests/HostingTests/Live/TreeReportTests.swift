import SwiftUI
import Testing

@testable import Hosting
@_spi(Runtime) @testable import ViewRuntime

@Suite("Trees as text")
@MainActor
struct TreeReportTests {
  private struct Leaf: View { var body: some View { Text("leaf") } }
  private struct Branch: View { var body: some View { Leaf() } }
  private struct Trunk: View { var body: some View { Branch() } }

  @Test("Each view stands two columns further in than the one around it, with how often it was run")
  func depth() throws {
    let host = ViewHost(Trunk(), configuration: HostConfiguration())
    _ = host.frame(at: 0)
    let lines = host.treeReport().text.split(separator: "\n")
    func indent(_ name: String) throws -> Int {
      let line = try #require(lines.first { $0.contains(name + "  ×1") })
      return line.prefix { $0 == " " }.count
    }
    let trunk = try indent("Trunk")
    #expect(try indent("Branch") == trunk + 2)
    #expect(try indent("Leaf") == trunk + 4)
  }
}
