import Foundation

/// Keeps frames in order between those who simulate, paint and write them, each on threads of their own.
///
/// It knows nothing of what frames are. Whoever waits here waits for one condition, which only what others
/// do can bring about: room (the writer makes it), something to paint (the producer), something painted (the
/// painters), and the end of the threads.
final class FrameQueue<Picture: Sendable, Painted: Sendable>: Sendable {
  enum Item<Content> {
    case picture(Content)
    /// The frame before, once more.
    case repetition
  }

  /// A picture to paint, and its place in the film.
  struct Assignment: Sendable {
    let picture: Picture
    fileprivate let number: Int
  }

  private struct State {
    var toPaint: [Assignment] = []
    /// Numbers of pictures, and repetitions, in the order of the film.
    var toWrite: [Item<Int>] = []
    var painted: [Int: Result<Painted, any Error>] = [:]
    var pictureCount = 0
    /// Pictures that were added and are not written yet.
    var picturesUnderway = 0
    var isComplete = false
    var isAbandoned = false
    var failure: (any Error)?
    var runningThreads = 0

    /// Whether the next item can be written, or there will be none.
    var isReadyToWrite: Bool {
      if isAbandoned { return true }
      switch toWrite.first {
      case .picture(let number): return painted[number] != nil
      case .repetition: return true
      case nil: return isComplete
      }
    }
  }

  /// How many pictures may be on their way at once.
  private let limit: Int
  /// Repetitions cost nothing to keep, but no film should pile them up without end.
  private let itemLimit: Int
  private let state = Monitor(State())

  init(limit: Int, itemLimit: Int = 4096) {
    self.limit = limit
    self.itemLimit = itemLimit
  }

  /// Starts a thread that `finish` and `abandon` wait for.
  func startThread(_ name: String, _ body: @escaping @Sendable () -> Void) {
    state.change { $0.runningThreads += 1 }
    let thread = Thread { [state] in
      body()
      state.change { $0.runningThreads -= 1 }
    }
    thread.name = name
    thread.stackSize = FramePipeline.stackSize
    thread.start()
  }

  /// Adds a frame; waits while too many are underway. Throws what went wrong with an earlier one.
  func add(_ item: Item<Picture>) throws {
    try state.wait { [limit, itemLimit] state in
      state.isAbandoned || state.picturesUnderway < limit && state.toWrite.count < itemLimit
    } _: { state in
      if let failure = state.failure { throw failure }
      switch item {
      case .repetition: state.toWrite.append(.repetition)
      case .picture(let picture):
        state.toPaint.append(Assignment(picture: picture, number: state.pictureCount))
        state.toWrite.append(.picture(state.pictureCount))
        state.pictureCount += 1
        state.picturesUnderway += 1
      }
    }
  }

  /// The next picture, first come first served; nil when there will be none.
  func nextToPaint() -> Assignment? {
    state.wait {
      !$0.toPaint.isEmpty || $0.isComplete || $0.isAbandoned
    } _: {
      $0.isAbandoned || $0.toPaint.isEmpty ? nil : $0.toPaint.removeFirst()
    }
  }

  func setPainted(_ result: Result<Painted, any Error>, for assignment: Assignment) {
    state.change { $0.painted[assignment.number] = result }
  }

  /// Hands what comes to `write`, in order, until all is written or something fails: the writing thread.
  func write(_ write: (Item<Painted>) throws -> Void) {
    while let next = nextToWrite() {
      do {
        switch next {
        case .repetition: try write(.repetition)
        case .picture(let painted):
          try write(.picture(painted.get()))
          state.change { $0.picturesUnderway -= 1 }
        }
      } catch {
        return state.change {
          $0.failure = error
          $0.isAbandoned = true
        }
      }
    }
  }

  /// The next item, as soon as it is painted; nil when there will be none.
  private func nextToWrite() -> Item<Result<Painted, any Error>>? {
    state.wait(until: \.isReadyToWrite) { state in
      guard !state.isAbandoned, !state.toWrite.isEmpty else { return nil }
      switch state.toWrite.removeFirst() {
      case .repetition: return .repetition
      case .picture(let number): return .picture(state.painted.removeValue(forKey: number)!)
      }
    }
  }

  /// Waits until all that was added is written.
  func finish() throws {
    state.change { $0.isComplete = true }
    try state.wait(until: { $0.runningThreads == 0 }) { state in
      if let failure = state.failure { throw failure }
    }
  }

  /// Stops painting and writing, and waits for the threads to notice.
  func abandon() {
    state.change {
      $0.isAbandoned = true
      $0.toPaint = []
      $0.toWrite = []
    }
    state.wait(until: { $0.runningThreads == 0 }) { _ in }
  }
}
