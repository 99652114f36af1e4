import Foundation
import OpenCombine

extension Publishers {
  /// When values that are collected are handed on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// What has come in each stretch of so much time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The same, and at once where there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Hands on what has come in a stretch of time as one array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      TimedCollection(subscriber, strategy, options).start(upstream)
    }
  }
}

extension Publisher {
  /// Collects values, and hands them on by time, or by time and number. What is left at the end is handed on then; nothing
  /// is handed on for a stretch in which nothing came.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, Context> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// Collects for one subscriber. What nobody has asked for waits.
private final class TimedCollection<Input, Downstream: Subscriber, Context: Scheduler>: Subscription
where Downstream.Input == [Input] {
  private let context: Context
  private let stretch: Context.SchedulerTimeType.Stride
  private let most: Int?
  private let options: Context.SchedulerOptions?
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var values: [Input] = []
  private var waiting: [[Input]] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var source: AnyCancellable?
  private var timer: (any Cancellable)?

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let context, let stretch):
      (self.context, self.stretch, most) = (context, stretch, nil)
    case .byTimeOrCount(let context, let stretch, let count):
      (self.context, self.stretch, most) = (context, stretch, count)
    }
  }

  func start<P: Publisher>(_ upstream: P) where P.Output == Input, P.Failure == Downstream.Failure {
    downstream?.receive(subscription: self)
    let timer = context.schedule(
      after: context.now.advanced(by: stretch), interval: stretch,
      tolerance: context.minimumTolerance, options: options
    ) { [weak self] in self?.locked { $0.close() } }
    locked { $0.timer = timer }
    let source = upstream.sink(
      receiveCompletion: { completion in
        self.locked { own in
          own.completion = completion
          own.close()
        }
      },
      receiveValue: { value in
        self.locked { own in
          own.values.append(value)
          if let most = own.most, own.values.count >= most { own.close() }
        }
      })
    locked { if $0.downstream != nil { $0.source = source } }
  }

  func request(_ demand: Subscribers.Demand) {
    locked { own in
      own.demand += demand
      own.deliver()
    }
  }

  func cancel() {
    let (source, timer) = locked { own -> (AnyCancellable?, (any Cancellable)?) in
      defer { (own.source, own.timer, own.downstream) = (nil, nil, nil) }
      return (own.source, own.timer)
    }
    source?.cancel()
    timer?.cancel()
  }

  @discardableResult
  private func locked<Result>(_ body: (TimedCollection) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(self)
  }

  /// The stretch is over.
  private func close() {
    if !values.isEmpty { waiting.append(values) }
    values = []
    deliver()
  }

  private func deliver() {
    while demand > .none, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let downstream else { return }
    timer?.cancel()
    (self.downstream, timer, source) = (nil, nil, nil)
    downstream.receive(completion: completion)
  }
}
