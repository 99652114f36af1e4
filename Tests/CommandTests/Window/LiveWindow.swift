import Foundation
import TestSupport
import Testing

@testable import halcyon

/// `halcyon run` with its window on a virtual display.
final class LiveWindow {
  let display: VirtualDisplay
  private let process = Process()
  private let errors = Pipe()
  /// The window's number, once it is there.
  private var number = ""
  /// The window's top left corner on the display.
  private var origin = (x: 0, y: 0)
  private(set) var size = (width: 0, height: 0)

  /// - Parameter path: a program; the window's name is that of the path.
  init(_ path: String, size: String) throws {
    display = try VirtualDisplay()
    process.executableURL = HalcyonCommandLine.executable
    process.arguments = ["run", path, "--size", size]
    var environment = try HalcyonCommandLine.environment()
    environment["DISPLAY"] = display.name
    environment["WAYLAND_DISPLAY"] = nil
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    try wait(for: "the window") {
      let found = (try? self.display.act("search", "--onlyvisible", "--name", name)) ?? ""
      guard let first = found.split(separator: "\n").first else { return false }
      number = String(first)
      // One that is found may be gone again: windows are made anew while a program starts.
      return (try? findPlace()) != nil
    }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  var identifier: pid_t { process.processIdentifier }
  var windowNumber: UInt { UInt(number) ?? 0 }

  private func findPlace() throws {
    let lines = try display.act("getwindowgeometry", "--shell", number).split(separator: "\n")
    func value(_ name: String) -> Int {
      lines.first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    origin = (value("X"), value("Y"))
    size = (value("WIDTH"), value("HEIGHT"))
  }

  /// Waits until `isTrue`; the limit is for a hung test alone.
  func wait(for what: String, until isTrue: () throws -> Bool) throws {
    var patience = Patience(seconds: 90)
    while try !isTrue() {
      guard process.isRunning else {
        let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        throw VirtualDisplay.Failure(
          description: "\(what) did not come, the command ended: \(text)")
      }
      guard patience.lasts() else {
        // With its end comes the end of what it says.
        kill(process.processIdentifier, SIGKILL)
        let said = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        throw VirtualDisplay.Failure(
          description: """
            \(what) did not come in 90 s on display \(display.name), which \
            \(display.isAnswering ? "answers" : "does not answer"); it said: \(said)
            """)
      }
    }
  }

  // MARK: What the user does

  private func move(_ x: Int, _ y: Int) throws {
    try display.act("mousemove", "\(origin.x + x)", "\(origin.y + y)")
  }

  func hover(_ x: Int, _ y: Int) throws { try move(x, y) }

  func click(_ x: Int, _ y: Int) throws {
    try move(x, y)
    try display.act("click", "1")
  }

  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int) throws {
    try move(start.x, start.y)
    try display.act("mousedown", "1")
    for step in 1...steps {
      try move(
        start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
    }
    try display.act("mouseup", "1")
  }

  func type(_ text: String) throws {
    // No window manager gives it the keyboard.
    try display.act("windowfocus", number)
    try display.act("type", "--delay", "30", text)
  }

  func resize(width: Int, height: Int) throws {
    try display.act("windowsize", number, "\(width)", "\(height)")
    try wait(for: "the new size") {
      try findPlace()
      return size == (width, height)
    }
  }

  /// Closes the window as its title bar's button does, and answers how the command ended.
  func close() throws -> Int32 {
    try #require(WindowCloser.close(window: windowNumber, display: display.name))
    var patience = Patience(seconds: 60)
    while process.isRunning, patience.lasts() {}
    try #require(!process.isRunning, "the command goes on without its window")
    return process.terminationStatus
  }

  // MARK: What is seen

  /// Red, green, blue in the window.
  func color(_ x: Int, _ y: Int) throws -> [UInt8] {
    try display.screenshot().color(origin.x + x, origin.y + y)
  }

  /// The smallest rectangle around the pixels of the window that `isWanted`, from row `top` on; nil
  /// where there are none.
  func bounds(
    from top: Int = 0, to bottom: Int? = nil, of isWanted: ([UInt8]) -> Bool
  ) throws -> (left: Int, top: Int, right: Int, bottom: Int)? {
    let screenshot = try display.screenshot()
    var found: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in top..<(bottom ?? size.height) {
      for x in 0..<size.width where isWanted(screenshot.color(origin.x + x, origin.y + y)) {
        let old = found ?? (x, y, x, y)
        found = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
      }
    }
    return found
  }

  /// Hundredths of a second of processor time that the command and its program have used.
  func ticks() throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    return names.compactMap { pid_t($0) }.reduce(0) { sum, process in
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let fields = text.split(separator: ")").last?.split(separator: " "),
        process == identifier || fields[1] == "\(identifier)"
      else { return sum }
      return sum + Int(fields[11])! + Int(fields[12])!
    }
  }
}
