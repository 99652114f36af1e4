import Foundation
import Jobs
import Testing
import ViewRuntime

@testable import Hosting

@Suite("Touch files")
struct TouchFileTests {
  @Test("Each line is a touch; comments and empty lines are passed over")
  func lines() throws {
    let file = try TouchFile(
      text: """
        # two fingers
        {"t": 0.5, "id": 1, "phase": "began", "x": 195, "y": 400.5}

        // one at the same time
        {"t": 0.5, "id": 2, "phase": "began", "x": 10, "y": 20}\r
        {"t": 0.6, "id": 1, "phase": "moved", "x": 196, "y": 401}
        {"t": 1, "id": 2, "phase": "cancelled", "x": 10, "y": 20}
        {"t": 1, "id": 1, "phase": "ended", "x": 196, "y": 401}
        """, name: "a.touch")
    #expect(file.events.map(\.finger) == [1, 2, 1, 2, 1])
    #expect(file.events.map(\.phase) == [.began, .began, .moved, .cancelled, .ended])
    #expect(
      file.events[0]
        == TouchEvent(time: 0.5, finger: 1, phase: .began, location: CGPoint(x: 195, y: 400.5)))
  }

  @Test("What is typed stands among the touches; return is another name of enter")
  func typed() throws {
    let file = try TouchFile(
      text: """
        {"t": 0.5, "text": "Ada"}
        {"t": 0.6, "key": "return"}
        {"t": 0.7, "key": "enter"}
        """, name: "a.touch")
    #expect(
      file.lines == [
        .typed(.text("Ada"), time: 0.5), .typed(.key(.enter), time: 0.6),
        .typed(.key(.enter), time: 0.7),
      ])
  }

  @Test("Keys are pressed with others held, in one phase or all; a sign is its own name")
  func keys() throws {
    let file = try TouchFile(
      text: """
        {"t": 1, "key": "s", "modifiers": ["command", "shift"]}
        {"t": 1, "key": "left", "phase": "down"}
        {"t": 1, "key": "left", "phase": "up"}
        {"t": 1, "key": "1", "types": "!", "modifiers": ["shift"]}
        {"t": 1, "key": "A"}
        {"t": 1, "key": "space"}
        """, name: "a.touch")
    let stroke: KeyPress.Phases = [.down, .up]
    let presses = [
      KeyPress("s", characters: "S", modifiers: [.command, .shift], phase: stroke),
      KeyPress(.leftArrow, phase: .down), KeyPress(.leftArrow, phase: .up),
      KeyPress("1", characters: "!", modifiers: .shift, phase: stroke),
      KeyPress("a", characters: "A", modifiers: .shift, phase: stroke),
      KeyPress(.space, phase: stroke),
    ]
    #expect(file.lines == presses.map { .typed(.press($0), time: 1) })
  }

  @Test(
    "What is wrong is said with the number of the line",
    arguments: [
      (#"{"t": 1, "phase""#, "not a JSON object"),
      (#"[1, 2]"#, "not a JSON object"),
      (#"{"t": 1, "id": 1, "phase": "began", "x": 1}"#, #""y" is missing"#),
      (#"{"t": 1, "id": 1, "phase": "tapped", "x": 1, "y": 1}"#, #"no phase "tapped""#),
      (#"{"t": 1, "id": 1.5, "phase": "began", "x": 1, "y": 1}"#, "whole number"),
      (#"{"t": -1, "id": 1, "phase": "began", "x": 1, "y": 1}"#, "seconds from the start"),
      (#"{"t": "1", "id": 1, "phase": "began", "x": 1, "y": 1}"#, #""t" must be a number"#),
      (#"{"t": true, "id": 1, "phase": "began", "x": 1, "y": 1}"#, #""t" must be a number"#),
      (#"{"t": 1, "id": 1, "phase": "began", "x": 1, "y": 1, "z": 1}"#, #"no key "z""#),
      (#"{"t": 0.1, "id": 1, "phase": "began", "x": 1, "y": 1}"#, "in order of t"),
      (#"{"t": 1, "key": "hyper"}"#, #"no key "hyper"; it is a sign or one of backspace"#),
      (#"{"t": 1, "key": "a", "modifiers": ["cmd"]}"#, #"no modifier "cmd"; it is one of shift"#),
      (#"{"t": 1, "key": "a", "modifiers": "shift"}"#, "must be a list"),
      (#"{"t": 1, "key": "a", "phase": "began"}"#, #"no phase "began" of a key"#),
      (#"{"t": 1, "text": "a", "phase": "down"}"#, "a text or a key"),
      (#"{"t": 1, "id": 7, "phase": "began", "x": 1, "y": 1}"#, "finger 7 is down already"),
      (#"{"t": 1, "id": 3, "phase": "moved", "x": 1, "y": 1}"#, "finger 3 is not down"),
    ])
  func mistakes(line: String, reason: String) {
    let start = #"{"t": 0.5, "id": 7, "phase": "began", "x": 1, "y": 1}"#
    let error = #expect(throws: HostError.self) {
      try TouchFile(text: "\(start)\n\n\(line)\n", name: "a.touch")
    }
    #expect(error?.kind == .usage)
    #expect(error?.description.hasPrefix("a.touch:3: ") == true)
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test("A file that is not there is a missing input")
  func missing() {
    let error = #expect(throws: HostError.self) { try TouchFile(path: "/no/such.touch") }
    #expect(error?.kind == .inputMissing)
    #expect(error?.description.contains("'/no/such.touch' does not exist") == true)
  }
}
