/// Where an object is, for those that do not keep it alive: what `weak` does, at less cost.
///
/// The first `weak` reference to an object gives it a side table, and from then on each retain and
/// release of it takes several times as long; nodes and elements are retained hundreds of times a frame.
/// Here the object itself owns one `BackReference`, hands it out, and calls `clear` in its `deinit`.
/// Main thread only; it may be carried through other threads, but not read there.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  private unowned(unsafe) var storage: Target?

  init(_ target: Target) { storage = target }

  /// The object; nil when it is gone.
  package var target: Target? { storage }

  /// Says that the object is gone.
  func clear() { storage = nil }
}
