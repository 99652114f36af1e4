import Foundation

/// Maps over several threads, with the results in order.
enum ConcurrentMap {
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1 && elements.count > 1 else { return elements.map(transform) }
    let results = Results<Result>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      results.set(transform(elements[index]), at: index)
    }
    return results.all
  }

  // `values` is touched under `lock` alone.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Result?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Result, at index: Int) { lock.withLock { values[index] = value } }

    var all: [Result] { lock.withLock { values.map { $0! } } }
  }
}
