import CVirtualTime
import Glibc

/// Copies of a process that is loaded and has done nothing yet: each starts as fresh as one of its own.
package enum ProcessCopies {
  /// Runs `body` in a copy of this process, waits for its end, and answers its wait status; nil where the
  /// system allows no further process. To be called while there is one thread, before `VirtualClock.start`.
  package static func run(_ body: () -> Never) -> Int32? {
    let copy = halcyon_copy_process()
    if copy == 0 { body() }
    return copy < 0 ? nil : halcyon_wait_for_copy(copy)
  }

  /// What became of a copy that was to do many jobs.
  package enum Ending {
    /// It has answered all that it took.
    case answered
    /// It was at a job, which has this wait status and nobody has answered yet.
    case unanswered(Int32)
    /// Nobody knows whether its last job, which is done, was answered.
    case unknown
    /// Copies do one job each here, or there can be none at all. No job was taken.
    case impossible
  }

  /// Lets one copy of this process do the jobs that come from `connection`, lines that it answers with wait statuses,
  /// until one of them ends it. `body` is called for each in a process that is as fresh as the first was, to
  /// the last byte; `endJob` is how it ends.
  package static func runJobs(from connection: Int32, _ body: (UnsafeRawBufferPointer) -> Never)
    -> Ending
  {
    guard let state = halcyon_copy_state_create() else { return .impossible }
    defer { munmap(state, 1) }
    let status = run {
      var length = 0
      guard let job = halcyon_begin_jobs(connection, state, &length) else {
        state.pointee.is_impossible = true
        _exit(0)
      }
      body(UnsafeRawBufferPointer(start: job, count: length))
    }
    guard let status, !state.pointee.is_impossible else { return .impossible }
    guard state.pointee.is_busy else { return .answered }
    guard state.pointee.is_done else { return .unanswered(status) }
    // Killed on its way back, maybe behind its answer.
    return status == 0 ? .unanswered(state.pointee.status << 8) : .unknown
  }

  /// Ends a job of a copy that does many with an exit status, and begins the next; returns in other processes.
  package static func endJob(status: Int32) { halcyon_finish_job(status) }

  /// Lets the copies that are made from now on get their memory for less time: called once.
  package static func prepare() { halcyon_prepare_for_copies() }

  /// Gives this copy other arguments, the program's name among them, than the process was started with. To be called
  /// before anything has asked for them.
  package static func setArguments(_ arguments: [String]) {
    // As the arguments of any process, they stay until its end.
    let vector = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: arguments.count + 1)
    _ = vector.initialize(from: arguments.map { strdup($0) } + [nil])
    halcyon_set_arguments(Int32(arguments.count), vector.baseAddress)
  }
}
