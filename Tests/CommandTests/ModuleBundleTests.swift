import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Bundles of modules")
struct ModuleBundleTests {
  @Test(
    "Sources that ask for their module's bundle are known by the ways in which it is written",
    arguments: [
      ("let url = Bundle.module.url(forResource: \"a\", withExtension: nil)", true),
      ("let shaders = ShaderLibrary.bundle(.module)", true),
      ("Image(\"a\", bundle: .module)", true),
      ("func load(from bundle: Bundle = .module) {}", true),
      ("let name = graph.module", false),
      ("let modules = [1]", false),
    ])
  func names(text: String, isNamed: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "A.swift")
    let file = folder.url.appendingPathComponent("A.swift")
    #expect(ModuleBundle.isNamed(in: [file]) == isNamed)
  }
}
