import FoundationNames
import Motion

/// What travels with a change of state: the animation it is to be shown with, and more.
public struct Transaction {
  public var animation: Animation?
  /// True when animations set below, by `.animation(…)`, are not to be used.
  public var disablesAnimations = false
  /// True while a gesture or a slider sends one value after another.
  public var isContinuous = false
  /// True while the values that are set are to be watched, so that a spring that follows goes on with
  /// their velocity.
  public var tracksVelocity = false
  package var values: [ObjectIdentifier: Any] = [:]
  /// Told when the animations of this transaction are done.
  package var listeners: [AnimationListener] = []
  /// Changes of the same explicit transaction are applied together; 0 outside of any.
  package var identity = 0

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// The animation that is really used.
  package var effectiveAnimation: Animation? { animation }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction in whose scope the code runs just now. Main thread only.
  nonisolated(unsafe) package static var current = Transaction()
  nonisolated(unsafe) private static var lastIdentity = 0

  /// The same for one write: it is not to be applied together with others.
  var withOwnIdentity: Transaction {
    var transaction = self
    transaction.identity = Self.nextIdentity()
    return transaction
  }

  static func nextIdentity() -> Int {
    lastIdentity += 1
    return lastIdentity
  }
}

/// A key for a value of one's own in a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs `body`; the changes of state made in it are shown with `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let outer = Transaction.current
  defer { Transaction.current = outer }
  Transaction.current = transaction.withOwnIdentity
  defer { Transaction.current.enqueueForListeners() }
  return try body()
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the changes of state made in it are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs `body`; `completion` is called once, when all that it set in motion is done.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Has its listeners told of its end even if it changes nothing.
  fileprivate func enqueueForListeners() {
    guard !listeners.isEmpty, MainThread.isCurrent else { return }
    // It stays on the main thread, which was asked for above.
    nonisolated(unsafe) let transaction = self
    assumeMainActor { UpdateQueue.shared.enqueue(transaction) {} }
  }

  /// Calls `completion` once, when all animations started with this transaction are done.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    // User code: it runs between passes, never in the middle of one.
    listeners.append(
      AnimationListener(criteria: criteria) { ViewHost.afterCurrentPass { completion() } })
  }
}
