import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Compiled programs are kept by content")
struct ProgramCacheTests {
  private func build(_ text: String, at url: URL) throws {
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  @Test("A program is built once and found again")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    #expect(cache.program(for: "k") == nil)
    let program = try cache.addProgram(for: "k") { try build("one", at: $0) }
    #expect(cache.program(for: "k") == program)
    #expect(try String(contentsOf: program, encoding: .utf8) == "one")
  }

  @Test("A build that fails leaves nothing")
  func failure() throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    #expect(throws: CommandFailure.self) {
      try cache.addProgram(for: "k") { url in
        try build("half", at: url)
        throw CommandFailure(.doesNotCompile, "")
      }
    }
    #expect(cache.program(for: "k") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/programs").isEmpty)
  }

  @Test("Two that build the same program at once both get it")
  func race() async throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    let programs = try await withThrowingTaskGroup(of: URL.self) { group in
      for _ in 0..<8 {
        group.addTask { try cache.addProgram(for: "k") { try build("same", at: $0) } }
      }
      return try await group.reduce(into: Set<URL>()) { $0.insert($1) }
    }
    #expect(programs.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/programs") == ["k"])
  }

  @Test("The sixty-four programs used last are kept, and none older than a month")
  func prunes() throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    for index in 0..<66 {
      _ = try cache.addProgram(for: "k\(index)") { try build("", at: $0) }
      let age = index == 65 ? 31.0 * 86400 : Double(1000 - index)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)],
        ofItemAtPath: folder.path + "/programs/k\(index)")
    }
    _ = try cache.addProgram(for: "new") { try build("", at: $0) }
    #expect(cache.program(for: "k65") == nil)
    #expect(cache.program(for: "k0") == nil)
    #expect(cache.program(for: "k64") != nil && cache.program(for: "new") != nil)
  }

  @Test("The cache lies where the XDG rules say")
  func place() {
    #expect(
      ProgramCache.standard(environment: ["XDG_CACHE_HOME": "/c"]).folder.path == "/c/halcyon")
    #expect(
      ProgramCache.standard(environment: ["XDG_CACHE_HOME": "rel", "HOME": "/h"]).folder.path
        == "/h/.cache/halcyon")
  }

  @Test("A hash tells contents and the borders between fields apart")
  func hashes() {
    func name(_ fields: String...) -> String {
      var hash = ContentHash()
      for field in fields { hash.add(field) }
      return hash.name
    }
    #expect(name("ab", "c") == name("ab", "c"))
    #expect(
      Set([name("ab", "c"), name("a", "bc"), name("abc"), name("abc", ""), name()]).count == 5)
    #expect(name().count == 32)
  }
}
