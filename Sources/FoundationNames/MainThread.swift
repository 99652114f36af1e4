import Foundation

/// Tells whether code runs where views live.
package enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the calling thread stands for the main one, which waits for it meanwhile, as with the tasks of
  /// a headless run. Set before a program's first thread begins, and not after.
  nonisolated(unsafe) package static var isStoodFor: @Sendable () -> Bool = { false }

  /// True on the main thread and on the main queue, which are two things on Linux once a program has
  /// called `dispatch_main()`, as a test runner or a server does.
  package static var isCurrent: Bool {
    mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true || isStoodFor()
  }
}
