import Foundation
import Testing

@testable import LiveLink

@Suite("The line between a session and its program")
struct LiveConnectionTests {
  private func memory(_ mark: UInt8) throws -> LiveMemory {
    let memory = try LiveMemory(count: 64)
    memory.bytes.storeBytes(of: mark, as: UInt8.self)
    return memory
  }

  @Test("A file stays with its message when several messages are read at once")
  func files() throws {
    let (session, program) = try LiveConnection.pair()
    try program.send("first")
    try program.send("second", file: memory(2))
    try program.send("third")
    try program.send("fourth", file: memory(4))
    try program.send("fifth")
    var seen: [String: UInt8?] = [:]
    while seen.count < 5 {
      for (text, files) in try #require(try session.receiveAvailable(String.self)) {
        seen[text] = .some(files.first?.bytes.load(as: UInt8.self))
        #expect(files.count <= 1)
      }
    }
    #expect(seen == ["first": nil, "second": 2, "third": nil, "fourth": 4, "fifth": nil])
  }

  @Test("A long message comes whole, and the end of the line is told")
  func longMessage() throws {
    let (session, program) = try LiveConnection.pair()
    let text = String(repeating: "long ", count: 100_000)
    let thread = Thread { try? program.send(text, file: try? memory(7)) }
    thread.start()
    guard case .message(let received, let files) = try session.receive(String.self) else {
      Issue.record("no message")
      return
    }
    #expect(received == text)
    #expect(files.first?.bytes.load(as: UInt8.self) == 7)
  }

  @Test("What is no message is an error, not a crash")
  func nonsense() throws {
    for bytes: [UInt8] in [
      [4, 0, 0, 0, 1, 2, 3, 4], [255, 255, 255, 127], [2, 0, 0, 128, 34, 34],
    ] {
      let (session, program) = try LiveConnection.pair()
      #expect(write(program.descriptor, bytes, bytes.count) == bytes.count)
      #expect(throws: LiveLinkError.self) { try session.receiveAvailable(String.self) }
    }
  }
}
