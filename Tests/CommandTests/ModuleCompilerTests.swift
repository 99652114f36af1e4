import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Modules of a program")
struct ModuleCompilerTests {
  /// A module of one source and one resource, and a compiler that notes what it is asked for.
  private final class Bench {
    let folder: TemporaryFolder
    let module: LocalModule
    var compilations = 0

    init() throws {
      folder = try TemporaryFolder()
      let source = try folder.write("public struct A {}\n", to: "Sources/A/A.swift")
      let data = try folder.write("1\n", to: "Sources/A/data.json")
      var resources = ResourceList()
      resources.add(URL(fileURLWithPath: data), at: [])
      module = LocalModule(
        name: "A", packageName: "a", languageVersion: "5", files: [URL(fileURLWithPath: source)],
        dependencies: [], folder: folder.url.appendingPathComponent("Sources/A"),
        resources: resources)
    }

    /// - Parameter cache: the cache's folder, where it is not the test's own.
    func product(cache: URL? = nil) throws -> ModuleProduct {
      let installation = Installation(
        package: nil, products: folder.url, compiler: folder.url.appendingPathComponent("swiftc"))
      var compiler = ModuleCompiler(
        invocation: CompilerInvocation(installation: installation, isRelease: false),
        cache: ProgramCache(folder: cache ?? folder.url.appendingPathComponent("cache")),
        runTool: { [self] tool in
          compilations += 1
          for option in ["-o", "-emit-module-path"] {
            let index = try #require(tool.arguments.firstIndex(of: option))
            try Data("made for \(option)\n".utf8).write(
              to: URL(fileURLWithPath: tool.arguments[index + 1]))
          }
          return 0
        })
      return try #require(try compiler.products(of: [module]).first)
    }
  }

  @Test("A module is compiled once")
  func once() throws {
    let bench = try Bench()
    let product = try bench.product()
    #expect(try bench.product().object.path == product.object.path && bench.compilations == 1)
    #expect(try Data(contentsOf: product.object) == Data("made for -o\n".utf8))
  }

  @Test(
    "A module of which a file is damaged is compiled again", arguments: Damage.allCases,
    ["A.o", "A.swiftmodule", CacheSeal.name])
  func damaged(damage: Damage, file: String) throws {
    let bench = try Bench()
    let product = try bench.product()
    let place = product.folder.appendingPathComponent(file)
    let whole = try Data(contentsOf: place)
    try damage.strike(place)
    #expect(try bench.product().object.path == product.object.path && bench.compilations == 2)
    #expect(try Data(contentsOf: place) == whole)
  }

  @Test("On a full disk a module says so")
  func full() throws {
    let bench = try Bench()
    // /proc answers that it has no blocks at all.
    let failure = #expect(throws: CommandFailure.self) {
      try bench.product(cache: URL(fileURLWithPath: "/proc/self"))
    }
    #expect(failure?.code == CommandFailure.Code.outputUnwritable.rawValue)
    #expect(failure?.message.contains("/proc/self has 0 KiB left") == true)
  }

  @Test("So is one whose bundle has lost a file")
  func bundle() throws {
    let bench = try Bench()
    let link = try bench.product().folder.path + "/bundle/data.json"
    #expect(FileManager.default.fileExists(atPath: link))
    unlink(link)
    _ = try bench.product()
    #expect(FileManager.default.fileExists(atPath: link))
  }
}
