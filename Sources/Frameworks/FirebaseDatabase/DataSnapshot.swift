import Foundation

/// What was at a place of the tree at one time.
// All of it is set when it is made.
public class DataSnapshot: NSObject, @unchecked Sendable {
  public let ref: DatabaseReference
  let node: DataNode?
  /// The keys of the children in the order that was asked for.
  let keys: [String]

  init(_ ref: DatabaseReference, _ node: DataNode?, keys: [String]) {
    (self.ref, self.node, self.keys) = (ref, node, keys)
  }

  /// In the order of the keys.
  convenience init(_ ref: DatabaseReference, _ node: DataNode?) {
    self.init(ref, node, keys: (node?.children ?? [:]).keys.sorted(by: DataKey.isBefore))
  }

  public var key: String { ref.key ?? "" }
  /// A text, a number, a list or a dictionary; `NSNull` where there is nothing.
  public var value: Any? { node?.value ?? NSNull() }
  public var valueInExportFormat: Any? { value }
  /// Nothing has one.
  public var priority: Any? { NSNull() }
  public func exists() -> Bool { node != nil }
  public func hasChildren() -> Bool { !keys.isEmpty }
  public func hasChild(_ path: String) -> Bool { childSnapshot(forPath: path).exists() }
  public var childrenCount: UInt { UInt(keys.count) }
  public func childSnapshot(forPath path: String) -> DataSnapshot {
    DataSnapshot(ref.child(path), node?.node(at: DataKey.path(path)[...]))
  }
  /// The children, each a snapshot.
  public var children: NSEnumerator { ChildEnumerator(keys.map(childSnapshot(forPath:))) }

  public override var description: String { "Snap (\(key)) \(value ?? NSNull())" }
}

/// Hands out snapshots one after another.
private final class ChildEnumerator: NSEnumerator {
  private var snapshots: ArraySlice<DataSnapshot>
  init(_ snapshots: [DataSnapshot]) { self.snapshots = snapshots[...] }
  override func nextObject() -> Any? { snapshots.popFirst() }
}

/// What a transaction changes.
public class MutableData: NSObject {
  /// What has been set stands before what was there.
  private let root: Root
  private let path: [String]

  private final class Root { var node: DataNode?; init(_ node: DataNode?) { self.node = node } }

  init(_ node: DataNode?, key: String?) {
    root = Root(node)
    path = []
    self.key = key
  }
  private init(_ root: Root, _ path: [String]) {
    (self.root, self.path) = (root, path)
    key = path.last
  }

  public let key: String?
  private var node: DataNode? { root.node?.node(at: path[...]) }
  public var value: Any? {
    get { node?.value ?? NSNull() }
    set {
      let new = DataNode(newValue, before: node)
      root.node = DataNode.replacing(path[...], of: root.node, with: new)
    }
  }
  public var priority: Any? {
    get { NSNull() }
    set {}
  }
  public var childrenCount: UInt { UInt(node?.children.count ?? 0) }
  public func hasChildren() -> Bool { childrenCount > 0 }
  public func hasChild(atPath path: String) -> Bool { childData(byAppendingPath: path).node != nil }
  public func childData(byAppendingPath path: String) -> MutableData {
    MutableData(root, self.path + DataKey.path(path))
  }
  public var children: [MutableData] {
    (node?.children ?? [:]).keys.sorted(by: DataKey.isBefore).map(childData(byAppendingPath:))
  }
}
