import Foundation
import TestSupport
import Testing

@testable import halcyon

/// The built command, run as a user runs it.
struct HalcyonCommandLine {
  struct Answer {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests, when all products have been built.
  static let executable: URL? = {
    guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let folder = URL(fileURLWithPath: link).deletingLastPathComponent()
    let candidates = [folder, productsFolder]
    return candidates.map { $0.appendingPathComponent("halcyon") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  private static var productsFolder: URL {
    // The test bundle is the first argument of the runner, in the folder of the products.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
  }

  static var isBuilt: Bool { executable != nil }

  /// One cache for all tests of a run, so that modules are read once.
  private static let cache = try? TemporaryFolder()

  /// What the command sees: the products beside it, and the tests' own cache.
  static func environment() throws -> [String: String] {
    let products = try #require(executable).deletingLastPathComponent().path
    let own = ["XDG_CACHE_HOME": try #require(cache).path, "HALCYON_HOME": products]
    return ProcessInfo.processInfo.environment.merging(own) { $1 }
  }

  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    let program: URL = try #require(executable)
    process.executableURL = program
    process.arguments = arguments
    process.environment = try self.environment().merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let spoken = Drain(output)
    let complaints = Drain(errors)
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: spoken.text, errors: complaints.text)
  }
}

/// Reads a pipe to its end on a thread of its own, so that two pipes cannot block each other.
private final class Drain: @unchecked Sendable {
  private var data = Data()
  private let isDone = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread { [self] in
      data = pipe.fileHandleForReading.readDataToEndOfFile()
      isDone.signal()
    }
  }

  var text: String {
    isDone.wait()
    isDone.signal()
    return String(decoding: data, as: UTF8.self)
  }
}
