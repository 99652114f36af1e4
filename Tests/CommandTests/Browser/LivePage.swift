import BrowserClient
import Foundation
import Testing

@testable import halcyon

/// `halcyon run --web`, and its page in Chromium.
final class LivePage {
  private let process = Process()
  let browser: Chromium

  struct Failure: Error { var message: String }

  /// - Parameter path: a program. Its window is as large as an iPhone's.
  init(_ path: String) throws {
    let output = Pipe()
    process.executableURL = HalcyonCommandLine.executable
    process.arguments = ["run", path, "--web"]
    process.environment = try HalcyonCommandLine.environment()
    process.standardOutput = output
    // The command ends with its standard input.
    process.standardInput = Pipe()
    try process.run()
    do {
      let address = try Self.address(in: output.fileHandleForReading)
      browser = try Chromium(address, width: 1000, height: 1000)
    } catch {
      kill(process.processIdentifier, SIGKILL)
      throw error
    }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  private static func address(in output: FileHandle) throws -> URL {
    var text = ""
    while true {
      let data = output.availableData
      guard !data.isEmpty else { throw Failure(message: "no address in: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace)
      if text.hasSuffix("\n"), let word = words.first(where: { $0.hasPrefix("http://") }),
        let url = URL(string: String(word))
      {
        return url
      }
    }
  }

  /// Where the picture stands in the page, in the page's points.
  func corner() throws -> CGPoint {
    let script = """
      (() => { const r = document.getElementById("screen").getBoundingClientRect();
        return [r.left, r.top]; })()
      """
    let place = try #require(try browser.evaluate(script) as? [Double])
    return CGPoint(x: place[0], y: place[1])
  }
}
