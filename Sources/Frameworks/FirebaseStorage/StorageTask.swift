import Foundation

public enum StorageTaskStatus: Int, Sendable {
  case unknown, resume, progress, pause, success, failure
}

// Each field is set when it is made and never again.
public class StorageTaskSnapshot: NSObject, @unchecked Sendable {
  public let task: StorageTask
  public let metadata: StorageMetadata?
  public let reference: StorageReference
  public let progress: Progress?
  public let error: (any Error)?
  public let status: StorageTaskStatus
  init(_ task: StorageTask, status: StorageTaskStatus, metadata: StorageMetadata?, bytes: Int64) {
    (self.task, self.status, self.metadata) = (task, status, metadata)
    (reference, error) = (task.reference, task.failure)
    progress = Progress(totalUnitCount: bytes)
    progress?.completedUnitCount = bytes
  }
}

/// Something that moves bytes: here it is done at once, and tells of it later.
// What changes is kept under the lock.
public class StorageTask: NSObject, @unchecked Sendable {
  let reference: StorageReference
  let failure: (any Error)?
  private let metadata: StorageMetadata?
  private let bytes: Int64
  private let lock = NSLock()
  // Both are read and written under the lock.
  private var handlers: [(handle: String, status: StorageTaskStatus, call: Handler)] = []
  private var isDone = false
  typealias Handler = (StorageTaskSnapshot) -> Void

  init(_ reference: StorageReference, _ outcome: Result<StoredFiles.File, any Error>) {
    self.reference = reference
    switch outcome {
    case .success(let file):
      (failure, metadata, bytes) = (nil, file.metadata, Int64(file.data.count))
    case .failure(let error): (failure, metadata, bytes) = (error, nil, 0)
    }
    super.init()
    DispatchQueue.main.async { self.finish() }
  }

  private var end: StorageTaskStatus { failure == nil ? .success : .failure }
  private func snapshot(_ status: StorageTaskStatus) -> StorageTaskSnapshot {
    StorageTaskSnapshot(self, status: status, metadata: metadata, bytes: bytes)
  }
  public var snapshot: StorageTaskSnapshot {
    snapshot(lock.withLock { isDone } ? end : .progress)
  }
  private func finish() {
    let all = lock.withLock {
      isDone = true
      return handlers
    }
    for status in failure == nil ? [.progress, end] : [end] {
      for handler in all where handler.status == status { handler.call(snapshot(status)) }
    }
  }

  /// Calls back when it comes to that; one who asks after the end is told of the end, too.
  @discardableResult
  public func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String {
    let handle = UUID().uuidString
    let isLate = lock.withLock {
      handlers.append((handle, status, handler))
      return isDone
    }
    if isLate && status == end {
      // Only the main queue uses it from here on.
      nonisolated(unsafe) let call = handler
      DispatchQueue.main.async { call(self.snapshot(status)) }
    }
    return handle
  }
  public func removeObserver(withHandle handle: String) {
    lock.withLock { handlers.removeAll { $0.handle == handle } }
  }
  public func removeAllObservers() { lock.withLock { handlers = [] } }
  public func removeAllObservers(for status: StorageTaskStatus) {
    lock.withLock { handlers.removeAll { $0.status == status } }
  }

  // It is done before anybody can stop it.
  public func pause() {}
  public func resume() {}
  public func cancel() {}
  public func enqueue() {}
}

// These add nothing to what the lock keeps.
public class StorageObservableTask: StorageTask, @unchecked Sendable {}
public class StorageUploadTask: StorageObservableTask, @unchecked Sendable {}
public class StorageDownloadTask: StorageObservableTask, @unchecked Sendable {}
