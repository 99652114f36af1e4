import Foundation

/// The values of `@State` in a tree of views, as JSON, so that another run of a program, after an
/// edit, can go on where this one was.
///
/// A value is found again by the names of the views with state around it, the how-manieth of its kind
/// the view is there, and the property's name. Views without state may come and go in between.
package struct StateSnapshot: Hashable, Sendable, Codable {
  /// By path of the view, then by name of the property.
  package var values: [String: [String: Data]]

  package init(values: [String: [String: Data]] = [:]) { self.values = values }
}

extension ViewHost {
  /// All values of `@State` that differ from what the program declares and can be encoded.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package func stateSnapshot() -> StateSnapshot {
    var snapshot = StateSnapshot()
    var paths = StatePaths()
    collectState(of: rootNode, into: &snapshot, &paths)
    return snapshot
  }

  private func collectState(
    of node: Node, into snapshot: inout StateSnapshot, _ paths: inout StatePaths
  ) {
    let slots = node.propertySlots
    if !slots.isEmpty {
      let path = paths.path(of: node)
      for slot in slots {
        guard let location = slot.storage as? any EncodableState, let data = location.encoded else {
          continue
        }
        snapshot.values[path, default: [:]][slot.name] = data
      }
    }
    for child in node.children { collectState(of: child, into: &snapshot, &paths) }
  }
}

/// Names places in the tree: in the order in which they are asked for, parents first.
@MainActor
private struct StatePaths {
  private var known: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  mutating func path(of node: Node) -> String {
    if let path = known[ObjectIdentifier(node)] { return path }
    var around = ""
    var ancestor = node.parent
    while let candidate = ancestor {
      if !candidate.propertySlots.isEmpty {
        around = path(of: candidate) + "/"
        break
      }
      ancestor = candidate.parent
    }
    // What stands in angle brackets changes with each edit of a body.
    let name = around + node.name.prefix { $0 != "<" }
    let path = "\(name)#\(counts[name, default: 0])"
    counts[name, default: 0] += 1
    known[ObjectIdentifier(node)] = path
    return path
  }
}

/// Gives the state of an earlier run to the nodes of a new one, as they are made.
@MainActor
final class StateHandOver {
  private let snapshot: StateSnapshot
  private var paths = StatePaths()

  init(_ snapshot: StateSnapshot) { self.snapshot = snapshot }

  /// Passes in which views may still come that were there before: sheets, rows of lazy lists.
  private static let lastPass = 12

  func isOver(afterPass number: Int) -> Bool { number > StateHandOver.lastPass }

  /// The value for a property whose node is being made; nil where there is none of its type.
  func value<Value>(_ type: Value.Type, for slot: PropertySlot) -> Value? {
    guard let node = slot.node else { return nil }
    guard let data = snapshot.values[paths.path(of: node)]?[slot.name] else { return nil }
    guard let decodable = type as? any Decodable.Type else { return nil }
    return decode(decodable, data) as? Value
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Value? {
    // In an array: not every JSON decoder takes a number alone.
    (try? StateCoding.decoder().decode([Value].self, from: data))?.first
  }
}

/// A place of a state whose value may be written down.
@MainActor
private protocol EncodableState {
  /// Nil when the value is the declared one, or of a type that is not `Codable`.
  var encoded: Data? { get }
}

extension StateLocation: EncodableState {
  @MainActor fileprivate var encoded: Data? {
    guard hasBeenWritten, Value.self is any Decodable.Type else { return nil }
    guard let value = value as? any Encodable else { return nil }
    return encode(value)
  }

  private func encode<Encoded: Encodable>(_ value: Encoded) -> Data? {
    try? StateCoding.encoder().encode([value])
  }
}

/// How numbers that JSON lacks are written.
private enum StateCoding {
  static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
