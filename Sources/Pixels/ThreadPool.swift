import PixelKernels

/// Threads that wait for pieces of work. The caller takes part; one caller at a time has the
/// threads, others meanwhile do their work alone.
package final class ThreadPool: Sendable {
  /// The caller included.
  package let threads: Int
  private let pool: Pool

  // The C pool locks by itself; the pointer never changes.
  private struct Pool: @unchecked Sendable { let pointer: OpaquePointer? }

  package init(threads: Int) {
    pool = Pool(pointer: pk_pool_create(Int32(clamping: threads)))
    self.threads = pool.pointer == nil ? 1 : threads
  }

  deinit { pk_pool_destroy(pool.pointer) }

  /// Calls `work(index, worker)` for each index below `count`, in any order, `worker` below
  /// `threads`; returns when all are done. With `alone` the caller does it all: waking threads takes
  /// longer than 0.1 ms of work.
  package func run(
    count: Int, alone: Bool = false, _ work: @Sendable (_ index: Int, _ worker: Int) -> Void
  ) {
    if pool.pointer == nil || count < 2 || alone {
      for index in 0..<max(0, count) { work(index, 0) }
      return
    }
    withoutActuallyEscaping(work) { escapable in
      let box = Work(call: escapable)
      let context = Unmanaged.passUnretained(box).toOpaque()
      pk_pool_run(
        pool.pointer, count,
        { context, index, worker in
          Unmanaged<Work>.fromOpaque(context!).takeUnretainedValue().call(index, Int(worker))
        }, context)
      withExtendedLifetime(box) {}
    }
  }

  private final class Work: Sendable {
    let call: @Sendable (Int, Int) -> Void
    init(call: @escaping @Sendable (Int, Int) -> Void) { self.call = call }
  }
}
