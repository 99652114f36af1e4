import Foundation
import Hosting
import Jobs
import LiveLink
import Testing
import ViewRuntime

@testable import halcyon

@Suite("The log of a session")
struct SessionLogTests {
  @Test("Its touch file says again what was touched and typed, and what it cannot say is told")
  func touchFile() throws {
    var log = SessionLog()
    let began = LiveTouch(id: 1, phase: .began, x: 3, y: 4.5)
    let ended = LiveTouch(id: 1, phase: .ended, x: 3, y: 4.5)
    let text = "quote \" line\nend \\ 🙂/"
    let events: [LiveEvent] = [.touch(began), .touch(ended), .text(text), .key(.selectAll)]
    log.add(events.enumerated().map { LiveLoggedEvent(time: Double($0) / 10, event: $1) })
    #expect(log.consistsOfTouches)
    let file = try TouchFile(text: log.touchFile(comments: ["one", "two"]), name: "log")
    #expect(file.lines.map(\.time) == [0, 0.1, 0.2, 0.3])
    #expect(file.events.map(\.phase.rawValue) == ["began", "ended"])
    #expect(file.events[0].location == CGPoint(x: 3, y: 4.5))
    #expect(file.lines[2] == .typed(.text(text), time: 0.2))
    #expect(file.lines[3] == .typed(.key(.selectAll), time: 0.3))

    log.add([LiveLoggedEvent(time: 1, event: .hover(LivePlace(x: 1, y: 1)))])
    #expect(!log.consistsOfTouches)
    #expect(log.touchFile(comments: []).split(separator: "\n").count == 4)
  }

  @Test("Its touch file says again which keys were pressed, with what was held, phase by phase")
  func keys() throws {
    var log = SessionLog()
    let presses = [
      LiveKeyPress(key: "s", modifiers: [.command, .shift]),
      LiveKeyPress(key: "left", phase: .down), LiveKeyPress(key: "left", phase: .up),
      LiveKeyPress(key: "1", text: "!", modifiers: [.shift], phase: .repeat),
      LiveKeyPress(key: "space"),
    ]
    log.add(presses.map { LiveLoggedEvent(time: 1, event: .press($0)) })
    #expect(log.consistsOfTouches)
    let file = try TouchFile(text: log.touchFile(comments: []), name: "log")
    #expect(file.lines == presses.map { .typed(.press(KeyPress($0)!), time: 1) })
  }
}
