import Foundation
import LiveLink

/// What the user did since the start of a program, and when: enough to see it all again.
struct SessionLog {
  private(set) var events: [LiveLoggedEvent] = []

  mutating func add(_ events: [LiveLoggedEvent]) { self.events += events }

  /// The touches and what was typed as a touch file, with the head `comments`.
  func touchFile(comments: [String]) -> String {
    let lines = events.compactMap { logged -> String? in
      switch logged.event {
      case .touch(let touch):
        "{\"t\": \(logged.time), \"id\": \(touch.id), \"phase\": \"\(touch.phase.rawValue)\", "
          + "\"x\": \(touch.x), \"y\": \(touch.y)}"
      case .text(let text): "{\"t\": \(logged.time), \"text\": \(quoted(text))}"
      case .key(let key): "{\"t\": \(logged.time), \"key\": \"\(key.rawValue)\"}"
      case .press(let press):
        "{\"t\": \(logged.time), \"key\": \(quoted(press.key))\(details(of: press))}"
      default: nil
      }
    }
    return (comments.map { "# " + $0 } + lines).joined(separator: "\n") + "\n"
  }

  private func details(of press: LiveKeyPress) -> String {
    var details = ""
    if let text = press.text { details += ", \"types\": \(quoted(text))" }
    if !press.modifiers.isEmpty {
      let names = press.modifiers.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      details += ", \"modifiers\": [\(names)]"
    }
    if press.phase != .stroke { details += ", \"phase\": \"\(press.phase.rawValue)\"" }
    return details
  }

  /// A text as JSON says it, on one line.
  private func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Whether a touch file tells all that happened.
  var consistsOfTouches: Bool {
    events.allSatisfy {
      switch $0.event {
      case .touch, .text, .key, .press: true
      default: false
      }
    }
  }
}
