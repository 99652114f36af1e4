import Foundation
import Jobs
import VirtualTime

/// Does one job after another, each in a copy of this process, for the command at the other end of a line.
///
/// A job is a line of JSON; the answer is a line with the wait status of the copy that did it, -1 where
/// there could be none. The line's end is the end. Nothing of the program runs here, so that each copy
/// begins where a process of its own would: what it draws is the same to the last byte.
///
/// The first job is done before anything is looked up, so that a batch of one row pays for no more. From the second
/// on a copy goes back to its beginning and does the next, where the system has what that needs.
@MainActor
struct JobServer {
  /// The file descriptor of the line.
  var connection: Int32
  /// Called once, with a job that is done, before the second one: what it does all later copies have.
  var warmUp: @MainActor (Data) -> Void
  /// Called before each copy from the second on: what earlier ones have told it looks at.
  var prepare: @MainActor () -> Void
  /// Does the job in a copy, and ends that.
  var perform: @MainActor (RenderJob) -> Never

  func run() -> Never {
    // Meant for this process, see `ServedProgram`.
    unsetenv("LD_BIND_NOW")
    // No business of the programs that a job's program starts.
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    var received: [UInt8] = []
    guard let first = nextJob(&received) else { _exit(0) }
    doAlone(first, after: nil)
    guard waitForJob() else { _exit(0) }
    // First, so that all threads have one heap, those of the warm-up too.
    ProcessCopies.prepare()
    let known = try? ServedJob.decoded(first).job
    warmUp(first)
    doMany(after: known)
    while let job = nextJob(&received) {
      prepare()
      doAlone(job, after: known)
    }
    _exit(0)
  }

  /// A copy that ends behind its job.
  private func doAlone(_ job: Data, after first: RenderJob?) {
    answer(
      ProcessCopies.run {
        close(connection)
        perform(job, first)
      })
  }

  /// Copies that do as many as they can; returns where they cannot.
  private func doMany(after first: RenderJob?) {
    while waitForJob() {
      prepare()
      switch ProcessCopies.runJobs(from: connection, { perform(Data($0), first) }) {
      case .answered: continue
      case .unanswered(let status): answer(status)
      // The command takes the line's end for the end of a job that may have been answered.
      case .unknown: _exit(0)
      case .impossible: return
      }
    }
    _exit(0)
  }

  private func perform(_ job: Data, _ first: RenderJob?) -> Never {
    do {
      let served = try ServedJob.decoded(job, after: first)
      served.enter()
      perform(served.job)
    } catch {
      _HalcyonProgram.end(after: error)
    }
  }

  private func answer(_ status: Int32?) {
    let line = FileHandle(fileDescriptor: connection, closeOnDealloc: false)
    guard (try? line.write(contentsOf: Data("\(status ?? -1)\n".utf8))) != nil else { _exit(0) }
  }

  /// Waits until there is something to read; false at the line's end.
  private func waitForJob() -> Bool {
    var byte: UInt8 = 0
    var count = -1
    repeat {
      count = recv(connection, &byte, 1, Int32(MSG_PEEK))
    } while count < 0
      && errno == EINTR
    return count > 0
  }

  /// The next line; nil at the end.
  private func nextJob(_ received: inout [UInt8]) -> Data? {
    let line = FileHandle(fileDescriptor: connection, closeOnDealloc: false)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return Data(received[..<end])
      }
      // `read(upToCount:)` would wait for as much.
      let data = line.availableData
      guard !data.isEmpty else { return nil }
      received += data
    }
  }
}
