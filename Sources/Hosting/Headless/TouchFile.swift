import Foundation
import Jobs
import LiveLink
import ViewRuntime

/// Touches written down: one JSON object a line, in order of time. Empty lines and lines that start
/// with `#` or `//` are passed over.
///
///     {"t": 0.5, "id": 1, "phase": "began", "x": 195, "y": 400}
///     {"t": 0.8, "text": "Ada"}
///     {"t": 0.9, "key": "enter"}
///     {"t": 1.2, "key": "s", "modifiers": ["command"]}
package struct TouchFile: Hashable, Sendable {
  /// What a line says.
  package enum Event: Hashable, Sendable {
    case touch(TouchEvent)
    case typed(TypedInput, time: Double)

    /// Seconds of the program's time.
    package var time: Double {
      switch self {
      case .touch(let touch): touch.time
      case .typed(_, let time): time
      }
    }
  }

  /// In the order of the file, which is the order of time.
  package var lines: [Event]
  /// The touches among the lines.
  package var events: [TouchEvent] {
    lines.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }

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
    self.lines = []
    var fingers: Set<Int> = []
    let lines = text.split(separator: /\r\n|\n/, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let content = line.trimmingCharacters(in: .whitespaces)
      guard !content.isEmpty, !content.hasPrefix("#"), !content.hasPrefix("//") else { continue }
      do {
        let event = try TouchLine.event(content)
        try check(event, fingersDown: &fingers)
        self.lines.append(event)
      } catch {
        throw HostError(.usage, "\(name):\(index + 1): \(error.reason)\n    \(content.prefix(120))")
      }
    }
  }

  /// What only shows from the lines before.
  private func check(_ line: Event, fingersDown: inout Set<Int>) throws(LineError) {
    if let last = lines.last, line.time < last.time {
      throw LineError("t \(line.time) comes after \(last.time); put the lines in order of t.")
    }
    guard case .touch(let event) = line else { return }
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
  private static let typingKeys = ["t", "text", "key", "types", "modifiers", "phase"]

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private var values: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws { values = try decoder.container(keyedBy: Key.self) }

  static func event(_ text: String) throws(LineError) -> TouchFile.Event {
    guard let line = try? JSONDecoder().decode(TouchLine.self, from: Data(text.utf8)) else {
      throw LineError("not a JSON object on one line, like \(example).")
    }
    return try line.event()
  }

  private func event() throws(LineError) -> TouchFile.Event {
    let names = values.allKeys.map(\.stringValue)
    if names.contains("text") || names.contains("key") { return try typedInput(names) }
    if let unknown = names.filter({ !TouchLine.keys.contains($0) }).min() {
      throw LineError("there is no key \"\(unknown)\"; a line is like \(TouchLine.example).")
    }
    let time = try number("t")
    guard time >= 0 else { throw LineError("t is \(time); it counts seconds from the start.") }
    guard let finger = Int(exactly: try number("id")) else {
      throw LineError("id must be a whole number.")
    }
    let location = CGPoint(x: try number("x"), y: try number("y"))
    return .touch(TouchEvent(time: time, finger: finger, phase: try phase(), location: location))
  }

  private func typedInput(_ names: [String]) throws(LineError) -> TouchFile.Event {
    let example = #"{"t": 0.5, "text": "abc"} or {"t": 0.5, "key": "enter"}"#
    if let unknown = names.filter({ !TouchLine.typingKeys.contains($0) }).min() {
      throw LineError("\"\(unknown)\" does not go with what is typed, which is like \(example).")
    }
    let time = try number("t")
    guard time >= 0 else { throw LineError("t is \(time); it counts seconds from the start.") }
    if names.contains("text") {
      guard names.count == 2,
        let text = try? values.decode(String.self, forKey: Key(stringValue: "text"))
      else { throw LineError("a line has a text or a key, like \(example).") }
      return .typed(.text(text), time: time)
    }
    return .typed(try key(), time: time)
  }

  private func key() throws(LineError) -> TypedInput {
    let name = try? values.decode(String.self, forKey: Key(stringValue: "key"))
    let press = LiveKeyPress(
      key: name == "return" ? "enter" : name ?? "", text: try types(), modifiers: try modifiers(),
      phase: try keyPhase())
    if press == LiveKeyPress(key: press.key), let key = TypedKey(rawValue: press.key) {
      return .key(key)
    }
    guard press.isKnown, let typed = KeyPress(press) else {
      let known = TypedKey.allCases.map(\.rawValue) + LiveKeyPress.names
      throw LineError(
        "there is no key \"\(name ?? "")\"; it is a sign or one of "
          + "\(known.joined(separator: ", ")).")
    }
    return .press(typed)
  }

  /// What a key types, where that is not what it is called.
  private func types() throws(LineError) -> String? {
    let key = Key(stringValue: "types")
    guard values.contains(key) else { return nil }
    guard let text = try? values.decode(String.self, forKey: key) else {
      throw LineError(
        "\"types\" must be a text, as in {\"t\": 1, \"key\": \"1\", \"types\": \"!\"}.")
    }
    return text
  }

  private func modifiers() throws(LineError) -> [LiveKeyPress.Modifier] {
    let key = Key(stringValue: "modifiers")
    guard values.contains(key) else { return [] }
    guard let names = try? values.decode([String].self, forKey: key) else {
      throw LineError("\"modifiers\" must be a list, like [\"command\", \"shift\"].")
    }
    var modifiers: [LiveKeyPress.Modifier] = []
    for name in names {
      guard let modifier = LiveKeyPress.Modifier(rawValue: name) else {
        let known = LiveKeyPress.Modifier.allCases.map(\.rawValue).joined(separator: ", ")
        throw LineError("there is no modifier \"\(name)\"; it is one of \(known).")
      }
      modifiers.append(modifier)
    }
    return modifiers
  }

  private func keyPhase() throws(LineError) -> LiveKeyPress.Phase {
    guard values.contains(Key(stringValue: "phase")) else { return .stroke }
    let name = try? values.decode(String.self, forKey: Key(stringValue: "phase"))
    guard let phase = name.flatMap(LiveKeyPress.Phase.init(rawValue:)) else {
      throw LineError(
        "there is no phase \"\(name ?? "")\" of a key; it is \"down\", \"repeat\" or \"up\".")
    }
    return phase
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
