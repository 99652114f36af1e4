import Combine
import Testing

@Suite struct CombineJointTests {
  @Test("The latest of two are told once both have one, and the end when both have ended")
  func latest() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var told: [String] = []
    let listening = numbers.combineLatest(letters).sink(
      receiveCompletion: { _ in told.append("end") }, receiveValue: { told.append("\($0)\($1)") })
    numbers.send(1)
    numbers.send(2)
    letters.send("a")
    numbers.send(3)
    numbers.send(completion: .finished)
    letters.send("b")
    letters.send(completion: .finished)
    #expect(told == ["2a", "3a", "3b", "end"])
    listening.cancel()
  }

  @Test("A publisher that ends without a value ends the combination")
  func ending() {
    var hasEnded = false
    let listening = Publishers.CombineLatest(Just(1), Empty<Int, Never>()).sink(
      receiveCompletion: { _ in hasEnded = true }, receiveValue: { _ in })
    #expect(hasEnded)
    listening.cancel()
  }

  @Test("A nil among the latest is a value")
  func absent() {
    var told: [Int?] = []
    let listening = Publishers.CombineLatest(Just<Int?>(nil), Just(1)).sink { told.append($0.0) }
    #expect(told == [nil])
    listening.cancel()
  }

  @Test("Merged values come as they are sent, and none after the subscription has ended")
  func merging() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var told: [Int] = []
    let listening = Publishers.Merge(first, second.map { $0 * 10 }).sink { told.append($0) }
    first.send(1)
    second.send(2)
    first.send(3)
    listening.cancel()
    first.send(4)
    #expect(told == [1, 20, 3])
  }

  @Test("Values of the same number are zipped, and those that are left over are not told")
  func zipping() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var told: [String] = []
    let listening = numbers.zip(letters).sink(
      receiveCompletion: { _ in told.append("end") }, receiveValue: { told.append("\($0)\($1)") })
    numbers.send(1)
    numbers.send(2)
    letters.send("a")
    letters.send("b")
    letters.send("c")
    #expect(told == ["1a", "2b"])
    // Without a third number there is no third pair.
    numbers.send(completion: .finished)
    #expect(told == ["1a", "2b", "end"])
    letters.send("d")
    #expect(told == ["1a", "2b", "end"])
    listening.cancel()
  }

  @Test("The end of a publisher that was zipped comes after the last pair, and harms nobody")
  func endingAfterTheLastPair() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var told: [String] = []
    var listening: Set<AnyCancellable> = []
    Publishers.Zip(first, second).sink(
      receiveCompletion: { _ in told.append("end") }, receiveValue: { told.append("\($0)\($1)") }
    ).store(in: &listening)
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    #expect(told == ["12", "end"])
    second.send(completion: .finished)
    #expect(told == ["12", "end"])
  }

  @Test("Three and four are zipped, by a function too")
  func zippingMore() {
    var told: [Int] = []
    let three = Publishers.Zip3([1, 2].publisher, [10, 20].publisher, [100, 200].publisher)
      .sink { told.append($0 + $1 + $2) }
    let four = Just(1).zip(Just(2), Just(3), Just(4)) { $0 * $1 * $2 * $3 }.sink { told.append($0) }
    #expect(told == [111, 222, 24])
    three.cancel()
    four.cancel()
  }

  @Test("A failure ends what is zipped at once")
  func failing() {
    struct Lost: Error {}
    let (first, second) = (PassthroughSubject<Int, Lost>(), PassthroughSubject<Int, Lost>())
    var hasFailed = false
    let listening = first.zip(second).sink(
      receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { _ in })
    first.send(1)
    second.send(completion: .failure(Lost()))
    #expect(hasFailed)
    listening.cancel()
  }

  @Test("Five are merged as they come")
  func mergingFive() {
    var told: [Int] = []
    let listening = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5)).sink { told.append($0) }
    #expect(told == [1, 2, 3, 4, 5])
    listening.cancel()
  }
}
