@_spi(Reflection) import Swift

/// The dynamic properties of a type, found once and remembered: where each lies and how it is
/// connected to its storage.
@MainActor
package struct DynamicPropertyFields {
  struct Field {
    /// Bytes from the start of the value.
    let offset: Int
    /// As the program declares it, behind the names of the properties around it.
    let name: String
    let connect: @MainActor (UnsafeMutableRawPointer, PropertySlot) -> Void
  }

  let fields: [Field]
  /// Calls of `update()` for properties that users composed of others, the innermost first.
  let updates: [Field]

  private static var known: [ObjectIdentifier: DynamicPropertyFields] = [:]

  static func of(_ type: Any.Type) -> DynamicPropertyFields {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    var updates: [Field] = []
    collect(type, at: 0, named: "", &fields, &updates)
    let result = DynamicPropertyFields(fields: fields, updates: updates)
    known[ObjectIdentifier(type)] = result
    return result
  }

  private static func collect(
    _ type: Any.Type, at base: Int, named path: String, _ fields: inout [Field],
    _ updates: inout [Field]
  ) {
    var found: [(Int, String, any DynamicProperty.Type)] = []
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        found.append((offset, path + String(cString: name), property))
      }
      return true
    }
    for (offset, name, property) in found {
      if let own = property as? any NodeProperty.Type {
        fields.append(connectField(own, at: base + offset, named: name))
      } else if let container = property as? any DynamicPropertyContainer.Type {
        collect(container.containedType, at: base + offset, named: name + ".", &fields, &updates)
      } else {
        collect(property, at: base + offset, named: name + ".", &fields, &updates)
        updates.append(updateField(property, at: base + offset, named: name))
      }
    }
  }

  private static func connectField<Property: NodeProperty>(
    _ type: Property.Type, at offset: Int, named name: String
  ) -> Field {
    Field(offset: offset, name: name) { pointer, slot in
      pointer.assumingMemoryBound(to: Property.self).pointee.connect(to: slot)
    }
  }

  private static func updateField<Property: DynamicProperty>(
    _ type: Property.Type, at offset: Int, named name: String
  ) -> Field {
    Field(offset: offset, name: name) { pointer, _ in
      pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }
}

/// A dynamic property that is nothing but a value of another type, whose stored properties take part
/// in updates as if they stood in its place.
package protocol DynamicPropertyContainer: DynamicProperty {
  static var containedType: Any.Type { get }
}

/// What a node keeps for the dynamic properties of its view.
@MainActor
final class PropertyStorage {
  private let fields: DynamicPropertyFields
  private(set) var slots: [PropertySlot] = []

  init(fields: DynamicPropertyFields) { self.fields = fields }

  /// Makes the storage, which belongs to `node`.
  func setNode(_ node: Node) {
    slots = fields.fields.map { PropertySlot(node: node, name: $0.name) }
  }

  /// Connects the properties inside `value` to this storage.
  func install<Value>(in value: inout Value) {
    guard !fields.fields.isEmpty || !fields.updates.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      let base = bytes.baseAddress!
      for (field, slot) in zip(fields.fields, slots) { field.connect(base + field.offset, slot) }
      for field in fields.updates { field.connect(base + field.offset, PropertySlot.none) }
    }
  }

  func remove() {
    for slot in slots { slot.remove() }
  }
}

/// One property's place in its node: what it stores from one body to the next.
@MainActor
package final class PropertySlot {
  private let reference: BackReference<Node>?
  package var node: Node? { reference?.target }
  /// As the program declares the property.
  let name: String
  /// The property's own storage.
  package var storage: AnyObject?
  /// Called when the node goes away.
  package var onRemove: (@MainActor () -> Void)?

  init(node: Node?, name: String) {
    reference = node?.reference
    self.name = name
  }

  static let none = PropertySlot(node: nil, name: "")

  func remove() {
    onRemove?()
    onRemove = nil
  }
}
