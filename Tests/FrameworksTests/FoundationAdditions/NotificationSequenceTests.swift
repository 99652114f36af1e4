import Foundation
import FoundationAdditions
import Testing

@Suite("Notifications as a sequence")
struct NotificationSequenceTests {
  private static let name = Notification.Name("something has happened")

  @Test("Those that are posted before somebody waits are not lost, and come in their order")
  func order() async {
    let center = NotificationCenter()
    let all = center.notifications(named: Self.name)
    for number in 1...3 { center.post(name: Self.name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("something else"), object: nil)
    var numbers: [Int] = []
    for await note in all {
      numbers.append(note.userInfo?["number"] as? Int ?? 0)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test("Those of one object come without those of others")
  func objects() async {
    let (center, mine, other) = (NotificationCenter(), NSObject(), NSObject())
    let all = center.notifications(named: Self.name, object: mine)
    center.post(name: Self.name, object: other)
    center.post(name: Self.name, object: mine)
    let first = await all.first { _ in true }
    #expect(first?.object as? NSObject === mine)
  }

  @Test("A task that is cancelled waits no longer")
  func cancelling() async {
    let center = NotificationCenter()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: Self.name).map({ $0.name }) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test("What runs in a pool gives its value and its error on")
  func pools() {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
