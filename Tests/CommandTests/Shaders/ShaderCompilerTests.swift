import Foundation
import Synchronization
import TestSupport
import Testing

@testable import halcyon

@Suite("Libraries of shaders are kept")
struct ShaderCompilerTests {
  @Test("A library that was damaged is compiled again", arguments: Damage.allCases)
  func damaged(damage: Damage) throws {
    let folder = try TemporaryFolder()
    let file = URL(
      fileURLWithPath: try folder.write(
        "[[ stitchable ]] half4 white(float2 p) { return half4(1); }\n", to: "A.metal"))
    let compilations = Mutex(0)
    let compiler = ShaderCompiler(
      installation: Installation(
        package: nil, products: folder.url, compiler: folder.url.appendingPathComponent("swiftc")),
      cache: ProgramCache(folder: folder.url.appendingPathComponent("cache")),
      runSilently: { tool in
        compilations.withLock { $0 += 1 }
        let index = try #require(tool.arguments.firstIndex(of: "-o"))
        try Data("made by a compiler".utf8).write(
          to: URL(fileURLWithPath: tool.arguments[index + 1]))
        return 0
      })
    func library() throws -> URL {
      try #require(try compiler.libraries(for: [file]) { _ in 1 }.first)
    }
    let made = try library()
    let count = compilations.withLock { $0 }
    #expect(count > 0)
    #expect(try library() == made && compilations.withLock { $0 } == count)
    try damage.strike(made)
    #expect(try library() == made && compilations.withLock { $0 } == 2 * count)
    #expect(try Data(contentsOf: made) == Data("made by a compiler".utf8))
  }
}
