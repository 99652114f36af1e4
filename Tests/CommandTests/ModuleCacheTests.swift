import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("The compiler's cache of modules")
struct ModuleCacheTests {
  private let folder: TemporaryFolder
  private let cache: ModuleCache

  init() throws {
    folder = try TemporaryFolder()
    cache = ModuleCache(folder: folder.url.appendingPathComponent("modules"))
  }

  private func module(_ name: String = "A.pcm") -> URL { cache.folder.appendingPathComponent(name) }

  /// A compiler that makes a module where there is none, and fails where it is another.
  private func compile(in place: URL) throws -> Int32 {
    let file = place.appendingPathComponent("A.pcm")
    if !FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("module".utf8).write(to: file)
    }
    return FileManager.default.contents(atPath: file.path) == Data("module".utf8) ? 0 : 1
  }

  private func neverAgain(_: URL) throws -> Int32 {
    Issue.record("It is compiled once more")
    return 1
  }

  @Test(
    "A module that was damaged is made anew by the next compilation", arguments: Damage.allCases)
  func damaged(damage: Damage) throws {
    #expect(try cache.compiling(compile, again: neverAgain) == 0)
    try damage.strike(module())
    #expect(try cache.compiling(compile, again: neverAgain) == 0)
    #expect(try Data(contentsOf: module()) == Data("module".utf8))
  }

  @Test("What the compiler writes anew is known from then on")
  func renewed() throws {
    #expect(try cache.compiling(compile, again: neverAgain) == 0)
    let status = try cache.compiling(
      { _ in
        try Data("a newer one".utf8).write(to: module(), options: .atomic)
        return 0
      }, again: neverAgain)
    #expect(status == 0)
    cache.mend()
    #expect(try Data(contentsOf: module()) == Data("a newer one".utf8))
  }

  @Test(
    "A compilation that fails over modules that nobody has listed is run once more with a new cache, which stays",
    arguments: Damage.allCases)
  func unlisted(damage: Damage) throws {
    try folder.write("module", to: "modules/A.pcm")
    try damage.strike(module())
    try folder.write("other", to: "modules/B.pcm")
    var places: [URL] = []
    let status = try cache.compiling(
      compile,
      again: {
        places.append($0)
        return try compile(in: $0)
      })
    #expect(status == 0)
    #expect(try Data(contentsOf: module()) == Data("module".utf8))
    // One that is gone is made at once.
    #expect(places.count == (damage == .gone ? 0 : 1) && !places.contains(cache.folder))
    #expect(folder.contents == ["modules", "modules.seal"])
    #expect(try cache.compiling(compile, again: neverAgain) == 0)
  }

  @Test("A program that does not compile is compiled once where the modules are known")
  func genuine() throws {
    #expect(try cache.compiling(compile, again: neverAgain) == 0)
    #expect(try cache.compiling({ _ in 1 }, again: neverAgain) == 1)
  }

  @Test("One that does not compile with a new cache either is told of once, and the old one stays")
  func genuineUnlisted() throws {
    try folder.write("module", to: "modules/A.pcm")
    var tries = 0
    for _ in 0..<2 {
      let status = try cache.compiling(
        { _ in 3 },
        again: { _ in
          tries += 1
          return 1
        })
      #expect(status == 3)
    }
    #expect(tries == 1)
    #expect(folder.contents == ["modules", "modules.seal"])
  }

  @Test("A compiler that crashes over unlisted modules is run once more, too")
  func crash() throws {
    try folder.write("other", to: "modules/A.pcm")
    let crash = CommandFailure(.internalError, "swiftc crashed with SIGSEGV")
    #expect(try cache.compiling({ _ in throw crash }, again: compile) == 0)
  }

  @Test("Who ends a compilation ends it")
  func interruption() throws {
    try folder.write("other", to: "modules/A.pcm")
    let ending = CommandFailure(.interrupted, "")
    #expect(throws: ending) { try cache.compiling({ _ in throw ending }, again: neverAgain) }
  }
}
