import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("A program's home")
struct ProgramHomeTests {
  @Test("It is empty, its own, and gone with the value")
  func life() throws {
    var home: ProgramHome? = ProgramHome()
    let folder = try #require(home?.folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(home?.variables["HOME"] == folder.path)
    // All that the XDG Base Directory Specification keeps for a user.
    for kind in ["CONFIG", "DATA", "STATE", "CACHE"] {
      #expect(home?.variables["XDG_\(kind)_HOME"]?.hasPrefix(folder.path + "/") == true)
    }
    #expect(ProgramHome().folder != folder)
    home = nil
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("Homes of commands that were killed are cleared away")
  func abandoned() throws {
    // A number that no process has: the kernel gives out none above 2^22.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "halcyon-home.4194305.1")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    withExtendedLifetime(ProgramHome()) {
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test(
    "What a program keeps in its defaults is not there when it is run again",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func defaults() throws {
    let folder = try counter()
    let pictures = try (0..<3).map { run in
      let path = folder.path + "/\(run).png"
      let answer = try HalcyonCommandLine.run([
        "still", folder.path + "/App", "-o", path, "--at", "0.5", "--size", "60x10",
        "--scale", "1",
      ])
      #expect(answer.status == 0, "\(answer.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }

  @Test(
    "What a program keeps among its caches is not there when it is run again",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func caches() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        private let file = URL.cachesDirectory.appendingPathComponent("halcyon-test/runs")
        var body: some View {
          let isThere = FileManager.default.fileExists(atPath: file.path)
          Color(isThere ? .red : .green).onAppear {
            try? FileManager.default.createDirectory(
              at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data("1".utf8).write(to: file)
          }
        }
      }
      """, to: "App/View.swift")
    let pictures = try (0..<2).map { run in
      let path = folder.path + "/\(run).png"
      let answer = try HalcyonCommandLine.run([
        "still", folder.path + "/App", "-o", path, "--size", "20x20", "--scale", "1",
      ])
      #expect(answer.status == 0, "\(answer.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "Rows of a table do not know of each other's defaults",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func rows() throws {
    let folder = try counter()
    try folder.write("id\na\nb\nc\n", to: "rows.csv")
    let answer = try HalcyonCommandLine.run([
      "batch", folder.path + "/App", "--data", folder.path + "/rows.csv", "-o",
      folder.path + "/{id}.png", "--at", "0.5", "--size", "60x10", "--scale", "1", "--jobs", "1",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    let pictures = try ["a", "b", "c"].map {
      try Data(contentsOf: folder.url.appendingPathComponent("\($0).png"))
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }

  /// A program that shows how often it was run, as far as its defaults know.
  private func counter() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        @AppStorage("runs") private var runs = 0
        var body: some View {
          Color.red.frame(width: 10 * CGFloat(runs)).onAppear {
            runs += 1
            UserDefaults.standard.synchronize()
          }
        }
      }
      """, to: "App/View.swift")
    return folder
  }
}
