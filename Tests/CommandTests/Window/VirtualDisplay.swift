import Foundation
import TestSupport

/// A display without a screen (Xvfb), with a hand at its mouse and keyboard (xdotool).
final class VirtualDisplay {
  /// Whether everything is installed that it takes to open a window here.
  static let isPossible = ["Xvfb", "xdotool"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }
  static let need = "needs Debian's packages xvfb, xdotool and libsdl2-2.0-0"

  struct Failure: Error, CustomStringConvertible { var description: String }

  let name: String
  private let server = Process()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    // It chooses its number itself, and keeps its pixels in a file. Without `-noreset` it would
    // begin anew after its last client, and turn away one that comes just then.
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "800x900x24", "-fbdir", folder.path, "-nolisten", "tcp",
      "-noreset",
    ]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure(description: "Xvfb opens no display: \(text)")
    }
    name = ":\(number)"
    // It tells its number before it answers.
    var patience = Patience(seconds: 10)
    while !isAnswering {
      guard server.isRunning, patience.lasts() else {
        throw Failure(description: "Xvfb opens display \(number), but does not answer")
      }
    }
  }

  deinit {
    // Not SIGTERM: the threads of tests hold it back, and what they start does so, too.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  /// Whether a client gets through to the server.
  var isAnswering: Bool { (try? act("getdisplaygeometry")) != nil }

  /// Runs xdotool and answers what it says; throws when it fails.
  @discardableResult
  func act(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "xdotool \(arguments.joined(separator: " ")) failed")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// All that is to be seen now.
  func screenshot() throws -> Screenshot {
    let data = try Data(contentsOf: folder.url.appendingPathComponent("Xvfb_screen0"))
    // The X window dump format: numbers of four bytes, the highest first.
    func number(_ index: Int) -> Int {
      data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = number(0) + number(19) * 12
    return Screenshot(
      width: number(4), height: number(5), rowBytes: number(12), bytes: Array(data[start...]))
  }
}

/// The pixels of a display, from the top left.
struct Screenshot: Equatable {
  var width: Int
  var height: Int
  var rowBytes: Int
  /// Blue, green, red and nothing.
  var bytes: [UInt8]

  /// Red, green, blue.
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    let place = y * rowBytes + x * 4
    return [bytes[place + 2], bytes[place + 1], bytes[place]]
  }
}
