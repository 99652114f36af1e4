import Foundation

/// What `init(coder:)` is given for an object of an interface file: its element, and the objects beside it.
final class InterfaceCoder: NSCoder {
  let node: InterfaceNode
  let objects: InterfaceObjects
  /// The size of the view around, in points.
  let surroundings: CGSize

  init(_ node: InterfaceNode, _ objects: InterfaceObjects, in surroundings: CGSize = .zero) {
    (self.node, self.objects, self.surroundings) = (node, objects, surroundings)
    super.init()
  }

  // An interface file has no values by key: programs that ask for some get none.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
