import Foundation
import Testing

@testable import BrowserHost

@Suite("Messages of viewers")
struct ViewerMessageTests {
  private func touches(_ count: Int, _ finger: Int = 1) throws -> ViewerMessage {
    let touch = #"{"id":\#(finger),"phase":"moved","x":1,"y":2}"#
    let all = Array(repeating: touch, count: count).joined(separator: ",")
    return try ViewerMessage(parsing: Data(#"{"type":"touches","touches":[\#(all)]}"#.utf8))
  }

  @Test("Ten fingers' twelve samples come in one message; more than 128 changes do not")
  func changes() throws {
    guard case .touches(let seen) = try touches(128) else {
      Issue.record("not touches")
      return
    }
    #expect(seen.count == 128)
    #expect(throws: ViewerMistake.self) { try touches(129) }
  }

  @Test("Fingers have numbers from 0 to 31")
  func fingers() throws {
    for finger in [0, 31] { _ = try touches(1, finger) }
    for finger in [-1, 32] { #expect(throws: ViewerMistake.self) { try touches(1, finger) } }
  }
}
