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
}
