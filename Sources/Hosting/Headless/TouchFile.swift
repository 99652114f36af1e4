import Foundation
import ViewRuntime

/// Touches written down: one JSON object a line, in order of time. Empty lines and lines that start
/// with `#` or `//` are passed over.
///
///     {"t": 0.5, "id": 1, "phase": "began", "x": 195, "y": 400}
package struct TouchFile: Hashable, Sendable {
  /// In the order of the file, which is the order of time.
  package var events: [TouchEvent]

  /// Reads the file at `path`. Throws `HostError`: `inputMissing` when it cannot be read, `usage`
  /// with the number of the line when it is not a touch file.
  package init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      let exists = FileManager.default.fileExists(atPath: path)
      let reason =
        exists ? "cannot be read; check that it is a file you may read" : "does not exist"
      throw HostError(.inputMissing, "the touch file '\(path)' \(reason).")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw HostError(.usage, "the touch file '\(path)' is not text in UTF-8.")
    }
    try self.init(text: text, name: path)
  }

  /// - Parameter name: what messages call the text.
  package init(text: String, name: String) throws {
    events = []
    var fingers: Set<Int> = []
    let lines = text.split(separator: /\r\n|\n/, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#"), !content.hasPrefix("//") else { continue }
      do {
        let event = try TouchLine.event(content)
        try check(event, fingersDown: &fingers)
        events.append(event)
      } catch {
        throw HostError(.usage, "\(name):\(index + 1): \(error.reason)\n    \(content.prefix(120))")
      }
    }
  }

  /// What only shows from the lines before.
  private func check(_ event: TouchEvent, fingersDown: inout Set<Int>) throws(LineError) {
    if let last = events.last, event.time < last.time {
      throw LineError("t \(event.time) comes after \(last.time); put the lines in order of t.")
    }
    if event.phase == .began {
      guard fingersDown.insert(event.finger).inserted else {
        throw LineError("finger \(event.finger) is down already; end it before it begins again.")
      }
      return
    }
    guard fingersDown.contains(event.finger) else {
      throw LineError(
        "finger \(event.finger) is not down; a \"began\" with this id must come before.")
    }
    if event.phase != .moved { fingersDown.remove(event.finger) }
  }
}

/// What is wrong with a line.
struct LineError: Error {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// One line of a touch file.
private struct TouchLine: Decodable {
  private static let example = #"{"t": 0.5, "id": 1, "phase": "began", "x": 195, "y": 400}"#
  private static let phases = "\"began\", \"moved\", \"ended\" or \"cancelled\""
  private static let keys = ["t", "id", "phase", "x", "y"]

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private var values: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws { values = try decoder.container(keyedBy: Key.self) }

  static func event(_ text: String) throws(LineError) -> TouchEvent {
    guard let line = try? JSONDecoder().decode(TouchLine.self, from: Data(text.utf8)) else {
      throw LineError("not a JSON object on one line, like \(example).")
    }
    return try line.event()
  }

  private func event() throws(LineError) -> TouchEvent {
    let names = values.allKeys.map(\.stringValue)
    if let unknown = names.filter({ !TouchLine.keys.contains($0) }).min() {
      throw LineError("there is no key \"\(unknown)\"; a line is like \(TouchLine.example).")
    }
    let time = try number("t")
    guard time >= 0 else { throw LineError("t is \(time); it counts seconds from the start.") }
    guard let finger = Int(exactly: try number("id")) else {
      throw LineError("id must be a whole number.")
    }
    let location = CGPoint(x: try number("x"), y: try number("y"))
    return TouchEvent(time: time, finger: finger, phase: try phase(), location: location)
  }

  private func phase() throws(LineError) -> TouchEvent.Phase {
    guard let name = try? values.decode(String.self, forKey: Key(stringValue: "phase")) else {
      throw LineError("phase is missing: \(TouchLine.phases).")
    }
    guard let phase = TouchEvent.Phase(rawValue: name) else {
      throw LineError("there is no phase \"\(name)\"; it is \(TouchLine.phases).")
    }
    return phase
  }

  private func number(_ name: String) throws(LineError) -> Double {
    let key = Key(stringValue: name)
    guard values.contains(key) else {
      throw LineError("\"\(name)\" is missing, as in \(TouchLine.example).")
    }
    guard let number = try? values.decode(Double.self, forKey: key), number.isFinite else {
      throw LineError("\"\(name)\" must be a number.")
    }
    return number
  }
}
