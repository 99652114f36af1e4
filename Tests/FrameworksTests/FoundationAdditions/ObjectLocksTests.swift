import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Locks of objects")
struct ObjectLocksTests {
  @Test(
    "Only the thread that holds an object lets it go, as often as it took it; nothing stays behind")
  func holding() {
    final class Owner: Sendable {}
    let (owner, locks) = (Owner(), ObjectLocks())
    locks.lock(owner)
    locks.lock(owner)
    let asked = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var others = true
    Thread.detachNewThread {
      others = locks.unlock(owner)
      asked.signal()
    }
    asked.wait()
    #expect(!others)
    #expect(locks.unlock(owner))
    #expect(locks.count == 1)
    #expect(locks.unlock(owner))
    #expect(locks.count == 0)
    #expect(!locks.unlock(owner))
  }

  @Test("A thousand additions by four threads are all counted")
  func additions() async {
    final class Counter: @unchecked Sendable {
      // Only touched while the counter is held.
      var count = 0
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<250 {
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.count == 1_000)
    #expect(objc_sync_exit(counter) == -1)
  }
}
