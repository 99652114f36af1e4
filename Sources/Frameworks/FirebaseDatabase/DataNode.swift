import Foundation

/// A value of the tree, or what lies below a place of it. A place without either has no node.
indirect enum DataNode: Equatable {
  case text(String)
  case number(NSNumber)
  case children([String: DataNode])

  /// As the tree keeps what a program writes: lists by their numbers, nothing where there is nothing.
  ///
  /// - Parameter before: what stood there, for values that the server would work out from it.
  init?(_ value: Any?, before: DataNode? = nil) {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      self.init(mirror.children.first?.value, before: before)
      return
    }
    switch value {
    case let number as NSNumber where type(of: value) is NSNumber.Type: self = .number(number)
    case let text as String: self = .text(text)
    case let value as Bool: self = .number(NSNumber(value: value))
    case let value as Int: self = .number(NSNumber(value: value))
    case let value as Int64: self = .number(NSNumber(value: value))
    case let value as Int32: self = .number(NSNumber(value: value))
    case let value as UInt: self = .number(NSNumber(value: value))
    case let value as Double: self = .number(NSNumber(value: value))
    case let value as Float: self = .number(NSNumber(value: value))
    case let value as CGFloat: self = .number(NSNumber(value: Double(value)))
    case let list as [Any]:
      self.init(children: list.enumerated().map { (String($0), $1) }, before: before)
    case let map as [AnyHashable: Any]:
      if let wish = map[ServerValue.key] {
        self = ServerValue.node(for: wish, before: before)
      } else if let value = map[".value"] {
        self.init(value, before: before)
      } else {
        let known = map.filter { $0.key != AnyHashable(".priority") }
        self.init(children: known.map { ("\($0)", $1) }, before: before)
      }
    default: return nil
    }
  }

  private init?(children: [(key: String, value: Any)], before: DataNode?) {
    var nodes: [String: DataNode] = [:]
    for (key, value) in children { nodes[key] = DataNode(value, before: before?[key]) }
    if nodes.isEmpty { return nil }
    self = .children(nodes)
  }

  subscript(key: String) -> DataNode? {
    if case .children(let children) = self { children[key] } else { nil }
  }

  func node(at path: ArraySlice<String>) -> DataNode? {
    guard let key = path.first else { return self }
    return self[key]?.node(at: path.dropFirst())
  }

  /// The tree with another node at a place; what becomes empty goes.
  static func replacing(
    _ path: ArraySlice<String>, of tree: DataNode?, with node: DataNode?
  ) -> DataNode? {
    guard let key = path.first else { return node }
    var children = tree?.children ?? [:]
    children[key] = replacing(path.dropFirst(), of: children[key], with: node)
    return children.isEmpty ? nil : .children(children)
  }

  var children: [String: DataNode] {
    if case .children(let children) = self { children } else { [:] }
  }

  /// As programs read it: lists where most of the keys are the numbers of one, as the server decides.
  var value: Any {
    switch self {
    case .text(let text): return text
    case .number(let number): return number
    case .children(let children):
      let numbers = children.keys.compactMap(DataKey.number)
      if numbers.count == children.count, let last = numbers.max(), last < 2 * numbers.count {
        return (0...last).map { children[String($0)]?.value ?? NSNull() }
      }
      return children.mapValues(\.value)
    }
  }
}

/// The names of children and how they stand in order.
enum DataKey {
  /// A key that is a whole number of 32 bits, written as such.
  static func number(_ key: String) -> Int? {
    guard let number = Int32(key), String(number) == key, number >= 0 else { return nil }
    return Int(number)
  }

  /// Numbers first, by size; then the others, letter by letter.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    switch (number(one), number(other)) {
    case (let one?, let other?): one < other
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
    }
  }

  static func path(_ text: String) -> [String] { text.split(separator: "/").map(String.init) }
}
