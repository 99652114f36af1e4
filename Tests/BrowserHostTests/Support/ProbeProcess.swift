import Foundation
import Synchronization

/// A `LiveProbe` that runs until this value is let go of.
final class ProbeProcess: Sendable {
  private let process: Process
  private let input = Pipe()
  private let lines = Mutex<[String]>([])

  init(_ arguments: String...) throws {
    process = Process()
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("LiveProbe")
    process.arguments = arguments
    // The probe's pictures go back to the system at once: what is left is the server's memory.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "MALLOC_MMAP_THRESHOLD_": "65536"
    ]) { $1 }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Thread.detachNewThread { [weak self] in
      var rest = Data()
      while true {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { return }
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: rest[..<end], as: UTF8.self)
          self?.lines.withLock { $0.append(line) }
          rest = Data(rest[(end + 1)...])
        }
      }
    }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  struct Silence: Error {
    var awaited: String
    var instead: [String]
  }

  /// What follows `kind` in a line, once there are `count` such lines: the last of them.
  func line(_ kind: String, count: Int = 1) throws -> String {
    let found = try wait(for: kind, count: count) { $0.hasPrefix(kind + " ") }
    return String(found.dropFirst(kind.count + 1))
  }

  /// The first event that holds `text`, as soon as it is there.
  func event(containing text: String) throws -> String {
    try wait(for: text, count: 1) { $0.hasPrefix("event ") && $0.contains(text) }
  }

  /// The limit is for a hung test alone.
  private func wait(for what: String, count: Int, _ isWanted: (String) -> Bool) throws -> String {
    let end = Date(timeIntervalSinceNow: 60)
    repeat {
      let found = lines.withLock { $0.filter(isWanted) }
      if found.count >= count { return found[count - 1] }
      Thread.sleep(forTimeInterval: 0.01)
    } while Date() < end
    throw Silence(awaited: what, instead: events)
  }

  var events: [String] { lines.withLock { $0.filter { $0.hasPrefix("event ") } } }

  func address() throws -> URL { URL(string: try line("address"))! }

  /// Bytes in memory.
  var memory: Int {
    let path = "/proc/\(process.processIdentifier)/statm"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
  }
}
