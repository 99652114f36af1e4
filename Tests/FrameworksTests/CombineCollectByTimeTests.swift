import Combine
import Testing

/// A clock that is set by hand.
private final class HandClock: Scheduler {
  struct Time: Strideable {
    var seconds: Int
    func distance(to other: Time) -> Stride { Stride(count: other.seconds - seconds) }
    func advanced(by stride: Stride) -> Time { Time(seconds: seconds + stride.count) }
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var count: Int
      init(count: Int) { self.count = count }
      init(integerLiteral value: Int) { count = value }
      init?<T: BinaryInteger>(exactly source: T) { count = Int(source) }
      var magnitude: Int { abs(count) }
      static func < (left: Self, right: Self) -> Bool { left.count < right.count }
      static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }
      static func - (left: Self, right: Self) -> Self { Self(count: left.count - right.count) }
      static func * (left: Self, right: Self) -> Self { Self(count: left.count * right.count) }
      static func += (left: inout Self, right: Self) { left = left + right }
      static func -= (left: inout Self, right: Self) { left = left - right }
      static func *= (left: inout Self, right: Self) { left = left * right }
      static func seconds(_ value: Int) -> Self { Self(count: value) }
      static func seconds(_ value: Double) -> Self { Self(count: Int(value)) }
      static func milliseconds(_ value: Int) -> Self { Self(count: value / 1000) }
      static func microseconds(_ value: Int) -> Self { Self(count: 0) }
      static func nanoseconds(_ value: Int) -> Self { Self(count: 0) }
    }
  }

  private(set) var now = Time(seconds: 0)
  var minimumTolerance: Time.Stride { .seconds(0) }
  private var timers: [(next: Int, interval: Int, action: () -> Void)] = []
  var isWatched: Bool { !timers.isEmpty }

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) {}
  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    timers.append((date.seconds, interval.count, action))
    return AnyCancellable { self.timers = [] }
  }

  func advance() {
    now.seconds += 1
    for index in timers.indices.reversed() where timers.indices.contains(index) {
      guard timers[index].next == now.seconds else { continue }
      timers[index].next += timers[index].interval
      timers[index].action()
    }
  }
}

@Suite struct CombineCollectByTimeTests {
  private let clock = HandClock()
  private let numbers = PassthroughSubject<Int, Never>()

  @Test(
    "What comes in a stretch of time is handed on at its end, and nothing for a stretch without any"
  )
  func byTime() {
    var told: [[Int]] = []
    let listening = numbers.collect(.byTime(clock, .seconds(2))).sink { told.append($0) }
    numbers.send(1)
    numbers.send(2)
    clock.advance()
    #expect(told.isEmpty)
    clock.advance()
    #expect(told == [[1, 2]])
    clock.advance()
    clock.advance()
    #expect(told == [[1, 2]])
    listening.cancel()
    #expect(!clock.isWatched)
  }

  @Test("So many are handed on at once")
  func byCount() {
    var told: [[Int]] = []
    let listening = numbers.collect(.byTimeOrCount(clock, .seconds(2), 3)).sink { told.append($0) }
    for number in 1...4 { numbers.send(number) }
    #expect(told == [[1, 2, 3]])
    clock.advance()
    clock.advance()
    #expect(told == [[1, 2, 3], [4]])
    listening.cancel()
  }

  @Test("What is left at the end is handed on before it")
  func end() {
    var told: [String] = []
    let listening = numbers.collect(.byTime(clock, .seconds(2))).sink(
      receiveCompletion: { _ in told.append("end") }, receiveValue: { told.append("\($0)") })
    numbers.send(1)
    numbers.send(completion: .finished)
    #expect(told == ["[1]", "end"] && !clock.isWatched)
    listening.cancel()
  }
}
