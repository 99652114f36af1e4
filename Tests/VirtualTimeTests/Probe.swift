import Foundation
import Testing

/// The program beside the tests that does what needs a process of its own.
enum Probe {
  static func run(_ arguments: [String]) throws -> [String] {
    try runWithErrors(arguments).lines
  }

  static func runWithErrors(_ arguments: [String]) throws -> (lines: [String], errors: String) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("Probe")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = String(decoding: data, as: UTF8.self)
    return (
      text.split(separator: "\n").map(String.init), String(decoding: complaints, as: UTF8.self)
    )
  }
}
