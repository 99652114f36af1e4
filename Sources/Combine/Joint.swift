import Foundation
import OpenCombine

/// How the values of several publishers come together.
enum JointRule { case latest, merge, zip }

/// A publisher that a joint listens to, without its types.
struct JointSource<Failure: Error> {
  /// Begins to listen, without a limit.
  let listen:
    (
      _ value: @escaping (Any) -> Void,
      _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

  init<P: Publisher>(_ publisher: P) where P.Failure == Failure {
    listen = { value, completion in
      publisher.sink(receiveCompletion: completion, receiveValue: { value($0) })
    }
  }
}

/// Listens to several publishers for one subscriber. What comes while nothing is asked for waits: all of it where
/// values are merged or zipped, the last where the latest are combined.
final class Joint<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let rule: JointRule
  private let sources: [JointSource<Downstream.Failure>]
  private let join: ([Any?]) -> Downstream.Input
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var latest: [Any?]
  /// What each publisher had that waits for the others' values, where values are zipped.
  private var unpaired: [[Any]]
  private var isFinished: [Bool]
  private var waiting: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var connections: [AnyCancellable] = []

  /// - Parameter join: makes a value of the newest of each publisher; where values are merged all but one are nil.
  init(
    _ downstream: Downstream, _ rule: JointRule, _ sources: [JointSource<Downstream.Failure>],
    join: @escaping ([Any?]) -> Downstream.Input
  ) {
    (self.downstream, self.rule, self.sources, self.join) = (downstream, rule, sources, join)
    latest = sources.map { _ in nil }
    unpaired = sources.map { _ in [] }
    isFinished = sources.map { _ in false }
  }

  var description: String {
    switch rule {
    case .latest: "CombineLatest"
    case .merge: "Merge"
    case .zip: "Zip"
    }
  }

  func start() {
    downstream?.receive(subscription: self)
    if sources.isEmpty { end(.finished) }
    for (index, source) in sources.enumerated() where downstream != nil {
      let connection = source.listen(
        { self.receive($0, from: index) }, { self.complete($0, from: index) })
      lock.lock()
      if downstream != nil { connections.append(connection) }
      lock.unlock()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    defer { lock.unlock() }
    self.demand += demand
    deliver()
  }

  func cancel() {
    lock.lock()
    downstream = nil
    waiting = []
    let ended = connections
    connections = []
    lock.unlock()
    for connection in ended { connection.cancel() }
  }

  private func receive(_ value: Any, from index: Int) {
    lock.lock()
    defer { lock.unlock() }
    guard downstream != nil else { return }
    switch rule {
    case .merge:
      var values: [Any?] = sources.map { _ in nil }
      values[index] = .some(value)
      waiting.append(join(values))
    case .latest:
      latest[index] = .some(value)
      guard latest.allSatisfy({ $0 != nil }) else { return }
      waiting = [join(latest)]
    case .zip:
      unpaired[index].append(value)
      guard unpaired.allSatisfy({ !$0.isEmpty }) else { return }
      waiting.append(join(unpaired.indices.map { unpaired[$0].removeFirst() }))
    }
    deliver()
  }

  private func deliver() {
    while demand > .none, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    if waiting.isEmpty, hasNoMore { end(.finished) }
  }

  private var hasNoMore: Bool {
    switch rule {
    case .latest, .merge: isFinished.allSatisfy { $0 }
    case .zip: zip(isFinished, unpaired).contains { $0 && $1.isEmpty }
    }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, from index: Int) {
    lock.lock()
    defer { lock.unlock() }
    if case .failure = completion { return end(completion) }
    isFinished[index] = true
    // Without a value of this one there will never be any.
    if rule == .latest, latest[index] == nil { return end(.finished) }
    deliver()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let ended = downstream else { return }
    cancel()
    ended.receive(completion: completion)
  }
}

/// The value of one publisher, as it came.
func value<Value>(_ values: [Any?], _ index: Int) -> Value {
  // Kept by Joint: a source's place holds that source's values alone.
  values[index].unsafelyUnwrapped as! Value
}
