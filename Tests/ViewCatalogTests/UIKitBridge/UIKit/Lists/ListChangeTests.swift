import Foundation
import Testing

@testable import UIKitBridge

@Suite("Batches of updates")
struct ListChangeTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Deletions count in what was, insertions in what is, and the others keep their order")
  func rows() throws {
    var updates = ListUpdates()
    updates.deleted = [path(0, 0)]
    updates.inserted = [path(0, 2)]
    let change = try #require(updates.change(from: [3], to: [3]))
    #expect(change.kept == [path(0, 1): path(0, 0), path(0, 2): path(0, 1)])
    #expect(change.deleted == [path(0, 0)] && change.inserted == [path(0, 2)])
  }

  @Test("A moved row is not deleted, and the others close up")
  func moves() throws {
    var updates = ListUpdates()
    updates.moved = [(path(0, 0), path(0, 2))]
    let change = try #require(updates.change(from: [3], to: [3]))
    #expect(
      change.kept == [
        path(0, 0): path(0, 2), path(0, 1): path(0, 0), path(0, 2): path(0, 1),
      ])
    #expect(change.deleted.isEmpty && change.inserted.isEmpty)
  }

  @Test("Sections take their rows along")
  func sections() throws {
    var updates = ListUpdates()
    updates.deletedSections = [0]
    updates.insertedSections = [1]
    updates.reloaded = [path(1, 0)]
    let change = try #require(updates.change(from: [2, 1], to: [1, 3]))
    #expect(change.keptSections == [1: 0] && change.kept == [path(1, 0): path(0, 0)])
    #expect(change.deleted == [path(0, 0), path(0, 1)])
    #expect(change.inserted == [path(1, 0), path(1, 1), path(1, 2)])
    #expect(change.reloaded == [path(0, 0)])
  }

  @Test("A row that is moved into a section that has come is not inserted")
  func movedToNewSection() throws {
    var updates = ListUpdates()
    updates.insertedSections = [1]
    updates.moved = [(path(0, 1), path(1, 0))]
    let change = try #require(updates.change(from: [2], to: [1, 2]))
    #expect(change.kept == [path(0, 0): path(0, 0), path(0, 1): path(1, 0)])
    #expect(change.inserted == [path(1, 1)] && change.deleted.isEmpty)
  }

  @Test("Numbers that do not agree with what was said are found", arguments: [[4], [2], [3, 0]])
  func mistakes(counts: [Int]) {
    #expect(ListUpdates().change(from: [3], to: counts) == nil)
  }
}
