import Foundation

/// The looks of a chart's marks, each once however many marks have it.
struct LookTable {
  private(set) var looks: [MarkLook] = []
  private var byNode: [ObjectIdentifier: Int] = [:]
  private var byValue: [Key: Int] = [:]
  private var last: (node: MarkAttributeNode?, index: Int)?
  /// Nodes are known by their addresses here, which hold while the nodes do.
  private var kept: [MarkAttributeNode] = []

  /// What a look is made from that differs from mark to mark.
  private struct Key: Hashable {
    var outer: Int
    var kind: UInt8
    var value: _PlottedValue
  }

  mutating func index(of node: MarkAttributeNode?) -> Int {
    if let last, last.node === node { return last.index }
    let index = find(node)
    last = (node, index)
    return index
  }

  private mutating func find(_ node: MarkAttributeNode?) -> Int {
    guard let node else { return add(nil) }
    if let (kind, value) = Self.group(node.attribute) {
      let key = Key(outer: index(outside: node), kind: kind, value: value)
      if let known = byValue[key] { return known }
      let index = add(node)
      byValue[key] = index
      return index
    }
    if let known = byNode[ObjectIdentifier(node)] { return known }
    let index = add(node)
    byNode[ObjectIdentifier(node)] = index
    kept.append(node)
    return index
  }

  private var outermost: Int?

  private mutating func index(outside node: MarkAttributeNode) -> Int {
    guard let outer = node.outer else {
      let index = outermost ?? add(nil)
      outermost = index
      return index
    }
    return find(outer)
  }

  private mutating func add(_ node: MarkAttributeNode?) -> Int {
    looks.append(MarkLook(node))
    return looks.count - 1
  }

  private static func group(_ attribute: MarkAttribute) -> (UInt8, _PlottedValue)? {
    switch attribute {
    case .styleBy(let value): (0, value)
    case .symbolBy(let value): (1, value)
    case .symbolSizeBy(let value): (2, value)
    case .lineStyleBy(let value): (3, value)
    case .opacityBy(let value): (4, value)
    default: nil
    }
  }
}

/// Values in the order in which they came, each once.
struct ValueList {
  private(set) var values: [_PlottedValue] = []
  private var places: [_PlottedValue: Int] = [:]

  @discardableResult
  mutating func place(of value: _PlottedValue) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func index(of value: _PlottedValue) -> Int? { places[value] }
}
