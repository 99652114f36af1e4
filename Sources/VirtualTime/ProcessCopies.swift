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
