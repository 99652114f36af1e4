import Foundation
import Pixels
import TestSupport

@testable import Encoders

extension Bitmap {
  /// A bitmap whose pixels are `color(x, y)`: premultiplied red, green, blue, alpha.
  convenience init(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) {
    self.init(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        for (channel, value) in color(x, y).enumerated() {
          bytes.storeBytes(of: value, toByteOffset: y * rowBytes + 4 * x + channel, as: UInt8.self)
        }
      }
    }
  }

  /// Red, green, blue, alpha of one pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    (0..<4).map { bytes.load(fromByteOffset: y * rowBytes + 4 * x + $0, as: UInt8.self) }
  }

  /// Row after row, four bytes a pixel.
  var packed: [UInt8] {
    (0..<height).flatMap { y in
      [UInt8](UnsafeRawBufferPointer(start: bytes + y * rowBytes, count: 4 * width))
    }
  }

  /// Every pixel different from its neighbours, in a way that no filter foresees.
  static func noise(_ width: Int, _ height: Int, seed: UInt32 = 1) -> Bitmap {
    var state = seed
    return Bitmap(width, height) { _, _ in
      (0..<3).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      } + [255]
    }
  }

  /// White with a red square whose left edge is at `x`.
  static func square(at x: Int, width: Int = 40, height: Int = 30) -> Bitmap {
    Bitmap(width, height) { column, row in
      (x..<x + 8).contains(column) && (5..<13).contains(row)
        ? [255, 0, 0, 255] : [255, 255, 255, 255]
    }
  }
}

extension TemporaryFolder {
  /// An executable shell script.
  func script(_ name: String, _ text: String) -> String {
    try! "#!/bin/sh\n\(text)\n".write(toFile: file(name), atomically: true, encoding: .utf8)
    chmod(file(name), 0o755)
    return file(name)
  }
}

/// Another program, run to its end.
struct Tool {
  var status: Int32
  var output: [UInt8]
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Where a program lies; nil when it is not installed.
  static func path(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  static var hasFFmpeg: Bool { path("ffmpeg") != nil && path("ffprobe") != nil }

  static func run(_ name: String, _ arguments: [String]) throws -> Tool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(name) ?? name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Tool(status: process.terminationStatus, output: [UInt8](data))
  }

  /// All frames of a file as ffmpeg decodes them, four bytes a pixel.
  static func frames(of file: String, pixels: Int) throws -> [[UInt8]] {
    let arguments = [
      "-v", "error", "-i", file, "-vsync", "0", "-f", "rawvideo", "-pix_fmt", "rgba", "-",
    ]
    let bytes = try run("ffmpeg", arguments).output
    return stride(from: 0, to: bytes.count, by: pixels * 4).map {
      Array(bytes[$0..<min($0 + pixels * 4, bytes.count)])
    }
  }

  /// One value of the video stream, as ffprobe prints it.
  static func probe(_ file: String, _ entries: String) throws -> [String] {
    let tool = try run(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-select_streams", "v", "-show_entries",
        "stream=" + entries,
      ]
        + ["-of", "default=noprint_wrappers=1", file])
    return tool.text.split(separator: "\n").map(String.init).sorted()
  }
}
