import Foundation
import Pixels
import Testing

@testable import LiveLink

@Suite("The line between a session and its program")
struct LiveConnectionTests {
  @Test("Messages come whole and in order, also those read along with the first")
  func order() throws {
    let (near, far) = try LiveConnection.pair()
    for index in 0..<50 { try near.send(LiveCommand.show(frame: index)) }
    try near.send(LiveCommand.input(.touch(LiveTouch(id: 1, phase: .moved, x: .nan, y: 2))))
    var seen: [Int] = []
    guard case .message(.show(let first), _) = try far.receive(LiveCommand.self) else {
      Issue.record("nothing came")
      return
    }
    seen.append(first)
    var last: LiveCommand?
    for (command, _) in try far.receiveBuffered(LiveCommand.self) {
      if case .show(let frame) = command { seen.append(frame) } else { last = command }
    }
    #expect(seen == Array(0..<50))
    guard case .input(.touch(let touch))? = last else {
      Issue.record("the touch did not come")
      return
    }
    #expect(touch.x.isNaN && touch.y == 2)
  }

  @Test("A length that nobody may send, and text that is none of ours, end the line with an error")
  func nonsense() throws {
    for bytes in [
      [0xFF, 0xFF, 0xFF, 0x7F], [2, 0, 0, 0, 0x7B, 0x5D],
      // A byte more than 32 MiB is announced.
      [1, 0, 0, 2],
      // A file is announced and does not come.
      [2, 0, 0, 0x80, 0x22, 0x22],
      // Numbers: half of one, one alone, and two of which one is none.
      [5, 0, 0, 0, 0, 1, 2, 3, 4], [9, 0, 0, 0, 0] + Array(repeating: 0, count: 8),
      [17, 0, 0, 0, 0] + Array(repeating: 255, count: 16),
    ] as [[UInt8]] {
      let (near, far) = try LiveConnection.pair()
      #expect(write(near.descriptor, bytes, bytes.count) == bytes.count)
      #expect(throws: LiveLinkError.self) { _ = try far.receive(LiveCommand.self) }
    }
  }

  @Test("What comes with every frame arrives as it was sent")
  func numbers() throws {
    let (near, far) = try LiveConnection.pair()
    let report = LiveFrameReport(
      buffer: LiveBuffer(generation: 7, index: 2), time: 0.1 + 0.2,
      changes: [PixelRect(x0: 1, y0: 2, x1: 3, y1: 4), PixelRect(x0: 0, y0: 9, x1: 780, y1: 1688)],
      milliseconds: 4.25, droppedFrames: 3, bodyCount: 1 << 40)
    try near.send(LiveReport.frame(report))
    try near.send(LiveReport.paused(time: 2))
    guard case .message(.frame(let seen), _) = try far.receive(LiveReport.self) else {
      Issue.record("no frame came")
      return
    }
    #expect(seen.buffer == report.buffer && seen.time == report.time)
    #expect(seen.changes == [[1, 2, 3, 4], [0, 9, 780, 1688]])
    #expect(seen.milliseconds == 4.25 && seen.droppedFrames == 3 && seen.bodyCount == 1 << 40)
    guard case .message(.paused(let time), _) = try far.receive(LiveReport.self) else {
      Issue.record("what follows did not come")
      return
    }
    #expect(time == 2)
    try far.send(LiveCommand.release(buffer: report.buffer))
    guard case .message(.release(let buffer), _) = try near.receive(LiveCommand.self) else {
      Issue.record("no release came")
      return
    }
    #expect(buffer == report.buffer)
    try far.send(LiveCommand.refreshed)
    guard case .message(.refreshed, _) = try near.receive(LiveCommand.self) else {
      Issue.record("no refresh came")
      return
    }
  }

  @Test("The end of the other side is the end")
  func end() throws {
    var ends: (LiveConnection, LiveConnection)? = try LiveConnection.pair()
    let far = ends!.1
    ends = nil
    guard case .end = try far.receive(LiveCommand.self) else {
      Issue.record("something came")
      return
    }
    #expect(throws: LiveLinkError.self) { try far.send(LiveCommand.refresh) }
  }

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
    let mark = try memory(7)
    Thread.detachNewThread { try? program.send(text, file: mark) }
    guard case .message(let received, let files) = try session.receive(String.self) else {
      Issue.record("no message")
      return
    }
    #expect(received == text)
    #expect(files.first?.bytes.load(as: UInt8.self) == 7)
  }
}
