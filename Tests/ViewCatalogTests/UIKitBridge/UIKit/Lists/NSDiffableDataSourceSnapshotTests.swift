import Foundation
import Testing

@testable import UIKitBridge

@Suite("Snapshots of diffable data sources")
struct NSDiffableDataSourceSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Items are appended to the last section, or to the one that is named")
  func appending() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 2])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 1)
    #expect(snapshot.indexOfItem(2) == 2 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
  }

  @Test("Items are inserted before and after others, moved across sections, and deleted")
  func items() {
    var snapshot = snapshot(("a", [1, 2]), ("b", [3]))
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5, 6], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3, 5, 6])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(6, beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 4, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteItems([4, 3, 99])
    #expect(snapshot.itemIdentifiers == [6, 2, 1, 5])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("Sections take their items with them")
  func sections() {
    var snapshot = snapshot(("a", [1]), ("b", [2]), ("c", [3]))
    snapshot.moveSection("c", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("c", afterSection: "b")
    snapshot.insertSections(["e"], beforeSection: "a")
    #expect(snapshot.sectionIdentifiers == ["e", "a", "d", "b", "c"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [2, 3] && snapshot.indexOfItem(1) == nil)
  }

  @Test("What is to be shown anew is noted once, and gone with its item")
  func reloading() {
    var snapshot = snapshot(("a", [1, 2]))
    snapshot.reloadItems([1, 1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["a"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    snapshot.deleteItems([1, 2])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
  }

  @Test("A change says for each item whether it stays, comes or goes")
  func change() {
    let old = snapshot(("a", [1, 2]), ("b", [3]))
    var new = snapshot(("b", [3, 4]), ("a", [2]))
    new.reloadItems([2])
    let change = old.change(to: new)
    #expect(
      change.kept == [
        IndexPath(item: 1, section: 0): IndexPath(item: 0, section: 1),
        IndexPath(item: 0, section: 1): IndexPath(item: 0, section: 0),
      ])
    #expect(change.deleted == [IndexPath(item: 0, section: 0)])
    #expect(change.inserted == [IndexPath(item: 1, section: 0)])
    #expect(change.reloaded == [IndexPath(item: 0, section: 1)])
    #expect(change.keptSections == [0: 1, 1: 0])
  }
}
