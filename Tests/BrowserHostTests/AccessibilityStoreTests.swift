import LiveLink
import Testing

@testable import BrowserHost

@Suite("What pages are told of a program's elements")
struct AccessibilityStoreTests {
  private func element(_ id: Int, _ label: String) -> LiveAccessibilityElement {
    var element = LiveAccessibilityElement(id: id, role: "text", frame: [0, 0, 10, 10])
    element.label = label
    return element
  }

  private func store() -> AccessibilityStore {
    var store = AccessibilityStore()
    var change = LiveAccessibilityChange()
    change.isWhole = true
    change.elements = [element(1, "one"), element(2, "two"), element(3, "three")]
    change.children = [0: [1, 2], 2: [3]]
    store.take(change)
    return store
  }

  @Test("A page that knows nothing is told everything, and then nothing more")
  func whole() throws {
    let store = store()
    let change = try #require(store.change(after: 0))
    #expect(change.isWhole)
    #expect(change.elements.map(\.id) == [1, 2, 3])
    #expect(change.children == [0: [1, 2], 2: [3]])
    #expect(store.change(after: store.generation) == nil)
  }

  @Test("A page is told what has changed since it was told, however much it missed")
  func differences() throws {
    var store = store()
    let known = store.generation
    var moved = LiveAccessibilityChange()
    moved.places = [[1, 5, 6, 7, 8], [3, 1, 2, 3, 4, 9, 9]]
    store.take(moved)
    var renamed = LiveAccessibilityChange()
    renamed.elements = [element(2, "zwei")]
    store.take(renamed)
    let change = try #require(store.change(after: known))
    #expect(!change.isWhole)
    #expect(change.elements == [element(2, "zwei")])
    #expect(change.places == [[1, 5, 6, 7, 8], [3, 1, 2, 3, 4, 9, 9]])
    #expect(change.children.isEmpty)
    // Another page is told all as it is now.
    let whole = try #require(store.change(after: 0))
    #expect(whole.elements.map(\.frame) == [[5, 6, 7, 8], [0, 0, 10, 10], [1, 2, 3, 4]])
    #expect(whole.elements[2].touchPoint == [9, 9])
  }

  @Test("What stands in no list any more is forgotten, with all that stood inside of it")
  func removal() throws {
    var store = store()
    var change = LiveAccessibilityChange()
    change.children = [0: [1]]
    store.take(change)
    #expect(try #require(store.change(after: 0)).elements.map(\.id) == [1])
    #expect(try #require(store.change(after: 0)).children == [0: [1]])
  }

  @Test("Places of what is not there, and of no use, change nothing")
  func nonsense() throws {
    var store = store()
    var change = LiveAccessibilityChange()
    change.places = [[99, 1, 2, 3, 4], [1, 2], [1.5, 0, 0, 0, 0], [.nan, 0, 0, 0, 0]]
    store.take(change)
    #expect(
      try #require(store.change(after: 0)).elements.map(\.frame).allSatisfy {
        $0 == [0, 0, 10, 10]
      })
  }
}
