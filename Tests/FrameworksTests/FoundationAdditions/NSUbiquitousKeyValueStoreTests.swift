import Foundation
import FoundationAdditions
import Testing

@Suite("Values that devices share")
struct NSUbiquitousKeyValueStoreTests {
  @Test("What is set is kept while the program runs; numbers that are not there are zero")
  func values() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(true, forKey: "flag")
    store.set(Int64(3), forKey: "count")
    #expect(store.string(forKey: "text") == "a" && store.bool(forKey: "flag"))
    #expect(store.longLong(forKey: "count") == 3 && store.double(forKey: "none") == 0)
    store.removeObject(forKey: "text")
    #expect(store.object(forKey: "text") == nil && store.synchronize())
  }

  @Test("Nobody is signed in, and no file is elsewhere")
  func files() {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    let file = URL(fileURLWithPath: "/tmp/none")
    #expect(throws: (any Error).self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: file)
    }
  }
}
