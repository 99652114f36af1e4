import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Writing to the standard output", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct PassedOutputTests {
  private func shell(_ line: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = try HalcyonCommandLine.environment()
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test("A pipe gets the bytes that a file would have, and nothing that the program prints")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        init() { print("printed") }
        var body: some View { Color.red }
      }
      """, to: "App/View.swift")
    let program = try #require(HalcyonCommandLine.executable).path
    for (command, format) in [("still", "png"), ("still", "pdf"), ("render --frames 0-3", "gif")] {
      let start = "'\(program)' \(command) '\(folder.path)/App' --size 20x10 --scale 1"
      #expect(try shell("\(start) -o '\(folder.path)/a.\(format)' >/dev/null") == 0)
      #expect(try shell("\(start) -o - --format \(format) > '\(folder.path)/b.\(format)'") == 0)
      #expect(folder.bytes("a.\(format)") == folder.bytes("b.\(format)"))
      #expect(folder.bytes("a.\(format)").count > 20)
    }
  }

  @Test("A reader that goes away is an error, and nothing stays behind")
  func readerGone() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Color.red } }",
      to: "App/View.swift")
    let program = try #require(HalcyonCommandLine.executable).path
    let line =
      "cd '\(folder.path)'; mkdir tmp; { TMPDIR='\(folder.path)/tmp' '\(program)' still App --size 20x10 "
      + "-o - --format png; echo $? > status; } | true; sleep 0.1; while [ ! -s status ]; do sleep 0.1; done"
    _ = try shell(line)
    #expect(String(decoding: folder.bytes("status"), as: UTF8.self) == "74\n")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tmp")
    #expect(left.filter { $0.hasPrefix("halcyon") } == [])
  }
}
