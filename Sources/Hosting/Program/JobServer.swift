import Foundation
import VirtualTime

/// Does one job after another, each in a copy of this process, for the command at the other end of a line.
///
/// A job is a line of JSON; the answer is a line with the wait status of the copy that did it, -1 where
/// there could be none. The line's end is the end. Nothing of the program runs here, so that each copy
/// begins where a process of its own would: what it draws is the same to the last byte.
@MainActor
struct JobServer {
  /// The file descriptor of the line.
  var connection: Int32
  /// Called once, with a job that is done, before the second one: what it does all later copies have.
  var warmUp: @MainActor (Data) -> Void
  /// Does the job in a copy, and ends that.
  var perform: @MainActor (RenderJob) -> Never

  func run() -> Never {
    // Meant for this process, see `ServedProgram`.
    unsetenv("LD_BIND_NOW")
    let line = FileHandle(fileDescriptor: connection, closeOnDealloc: false)
    var received: [UInt8] = []
    var first: Data?
    var isWarm = false
    // `read(upToCount:)` would wait for as much.
    while case let data = line.availableData, !data.isEmpty {
      received += data
      while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let text = Data(received[..<end])
        received.removeFirst(end + 1)
        if let first, !isWarm {
          warmUp(first)
          ProcessCopies.prepare()
          isWarm = true
        }
        first = text
        let status = ProcessCopies.run {
          close(connection)
          do {
            let served = try ServedJob.decoded(text)
            served.enter()
            perform(served.job)
          } catch {
            _HalcyonProgram.end(after: error)
          }
        }
        guard (try? line.write(contentsOf: Data("\(status ?? -1)\n".utf8))) != nil else { _exit(0) }
      }
    }
    _exit(0)
  }
}
