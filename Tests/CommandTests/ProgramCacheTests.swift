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

  @Test(
    "A program that is no longer what was kept is not found, and is built again",
    arguments: Damage.allCases, ["program", "shaders/0000.so", CacheSeal.name])
  func damaged(damage: Damage, file: String) throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    func add() throws -> URL {
      try cache.addProgram(for: "k") {
        try build("one", at: $0)
        try folder.write(
          "library",
          to: "programs/\($0.deletingLastPathComponent().lastPathComponent)/shaders/0000.so")
      }
    }
    let program = try add()
    try #require(cache.program(for: "k") == program)
    try damage.strike(program.deletingLastPathComponent().appendingPathComponent(file))
    #expect(cache.program(for: "k") == nil)
    #expect(try add() == program)
    #expect(try String(contentsOf: program, encoding: .utf8) == "one")
    #expect(cache.program(for: "k") == program)
  }

  @Test("What is laid beside a program later does not make it another")
  func additions() throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    let program = try cache.addProgram(for: "k") { try build("one", at: $0) }
    try folder.write("", to: "programs/k/bundle-1/Info.plist")
    #expect(cache.program(for: "k") == program)
  }

  @Test(
    "A source that is no longer what its name says is written again", arguments: Damage.allCases)
  func damagedSource(damage: Damage) throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    let data = Data("import SwiftUI\n".utf8)
    let file = try cache.addSource(data, named: "A.swift")
    try damage.strike(file)
    #expect(try cache.addSource(data, named: "A.swift") == file)
    #expect(try Data(contentsOf: file) == data)
  }

  @Test("Data is kept, and not found when it was damaged", arguments: Damage.allCases)
  func keptData(damage: Damage) throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.url)
    #expect(cache.kept(in: "manifests/a.json") == nil)
    let data = Data("{\"name\": \"A\"}".utf8)
    cache.keep(data, in: "manifests/a.json")
    #expect(cache.kept(in: "manifests/a.json") == data)
    try damage.strike(folder.url.appendingPathComponent("manifests/a.json"))
    #expect(cache.kept(in: "manifests/a.json") == nil)
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
