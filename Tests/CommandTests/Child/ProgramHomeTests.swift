import Decoders
import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("A program's home")
struct ProgramHomeTests {
  @Test(
    "It has nothing but empty folders for documents and temporary files, is its own, and gone with the value"
  )
  func life() throws {
    var home: ProgramHome? = ProgramHome()
    let folder = try #require(home?.folder)
    let names = { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }
    #expect(try names() == ["Documents", "tmp"])
    #expect(home?.variables["HOME"] == folder.path)
    try Data("1".utf8).write(to: folder.appendingPathComponent("Documents/note"))
    home?.empty()
    #expect(try names() == ["Documents", "tmp"])
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
    "What a program keeps among its caches, its documents, temporary files or beside them is not there when it is run again",
    .enabled(if: HalcyonCommandLine.isBuilt),
    arguments: [
      "URL.cachesDirectory", "URL.documentsDirectory",
      "FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]",
      "URL(fileURLWithPath: NSHomeDirectory())", "URL.homeDirectory",
      "URL.temporaryDirectory", "FileManager.default.temporaryDirectory",
      "URL(fileURLWithPath: NSTemporaryDirectory())",
      #"URL(fileURLWithPath: ("~" as NSString).expandingTildeInPath)"#,
    ])
  func files(place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        private static let file = \(place).appendingPathComponent("halcyon-test-runs")
        @State private var wasThere = FileManager.default.fileExists(atPath: Self.file.path)
        @State private var isWritten = false
        var body: some View {
          HStack(spacing: 0) {
            Color(wasThere ? .red : .green)
            Color(isWritten ? .white : .red)
          }
          .onAppear {
            try? FileManager.default.createDirectory(at: .cachesDirectory, withIntermediateDirectories: true)
            try? Data("1".utf8).write(to: Self.file)
            isWritten = FileManager.default.fileExists(atPath: Self.file.path)
          }
        }
      }
      """, to: "App/View.swift")
    for run in 0..<2 {
      let path = folder.path + "/\(run).png"
      let answer = try HalcyonCommandLine.run([
        "still", folder.path + "/App", "-o", path, "--size", "20x20", "--scale", "1", "--at", "0.1",
      ])
      #expect(answer.status == 0, "\(answer.errors)")
    }
    #expect(folder.bytes("0.png") == folder.bytes("1.png"))
    // It was not there, and could be written.
    let bytes = [UInt8](try ImageDecoder.decode(Data(folder.bytes("1.png"))).unpaddedPixels)
    // Of the three colours only red has no green in it.
    let greens = [4, 15].map { bytes[(10 * 20 + $0) * 4 + 1] }
    #expect(greens.allSatisfy { $0 > 100 }, "\(greens)")
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
