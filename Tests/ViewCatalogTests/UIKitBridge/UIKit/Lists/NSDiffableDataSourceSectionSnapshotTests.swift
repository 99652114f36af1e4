import Foundation
import Testing

@testable import UIKitBridge

@Suite("Snapshots of a section's tree")
struct NSDiffableDataSourceSectionSnapshotTests {
  private var tree: NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test("Items stand below their parents, and are seen once all above them are expanded")
  func visible() {
    var tree = tree
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"] && tree.rootItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(!tree.isVisible("a1x"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a2") == "a")
    #expect(tree.index(of: "b") == 4)
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a1"))
  }

  @Test("A deleted item takes those below it along")
  func deleting() {
    var tree = tree
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a2", "b"] && !tree.contains("a1x"))
    tree.insert(["c"], before: "a2")
    tree.insert(["d"], after: "b")
    #expect(tree.items == ["a", "c", "a2", "b", "d"] && tree.parent(of: "c") == "a")
  }

  @Test("A part of a tree is a tree, and may take the place of what stands below an item")
  func parts() {
    var tree = tree
    #expect(tree.snapshot(of: "a").items == ["a1", "a1x", "a2"])
    #expect(tree.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["x"])
    other.append(["y"], to: "x")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "x", "y", "b"] && tree.level(of: "y") == 2)
  }
}
