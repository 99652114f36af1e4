import Foundation
@_spi(Reflection) import Swift

/// Whether two values of a view or modifier are the same as far as anybody can see.
///
/// As in SwiftUI: equal bytes are equal; else fields are compared one by one, by `==` where they are
/// `Equatable`, by identity where they are references. Closures that capture are always different.
package enum ViewEquality {
  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if haveEqualBytes(left, right) { return true }
    if let left = left as? any Equatable { return areEqual(left, right) }
    switch TypeKind(Value.self) {
    case .struct: return haveEqualFields(left, right)
    case .existential: return haveEqualContents(left, right)
    case .other: return false
    }
  }

  private static func haveEqualFields<Value>(_ left: Value, _ right: Value) -> Bool {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return false }
    return withBytes(left) { left in
      withBytes(right) { right in
        fields.allSatisfy { $0.areEqual(left + $0.offset, right + $0.offset) }
      }
    }
  }

  /// Compares what two values of a protocol's type hold, if it is of one type.
  private static func haveEqualContents(_ left: Any, _ right: Any) -> Bool {
    // Opening `left` itself may give the existential again; its dynamic type is what it holds.
    func open<Content>(_ type: Content.Type) -> Bool {
      guard TypeKind(type) != .existential, let left = left as? Content,
        let right = right as? Content
      else { return false }
      return areEqual(left, right)
    }
    return _openExistential(type(of: left), do: open)
  }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { left == $0 } ?? false
  }

  private static func haveEqualBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withBytes(left) { left in
      withBytes(right) { right in memcmp(left, right, MemoryLayout<Value>.size) == 0 }
    }
  }

  private static func withBytes<Value, Result>(_ value: Value, _ body: (UnsafeRawPointer) -> Result)
    -> Result
  {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }

  // MARK: Fields

  private struct Field {
    let offset: Int
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  /// Read and written on the main thread only, where all views are.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]] = [:]

  /// The stored properties of a struct.
  private static func fields(of type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append(makeField(fieldType, at: offset))
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func makeField(_ type: Any.Type, at offset: Int) -> Field {
    func open<Value>(_ type: Value.Type) -> Field {
      Field(offset: offset) { left, right in
        ViewEquality.areEqual(
          left.assumingMemoryBound(to: Value.self).pointee,
          right.assumingMemoryBound(to: Value.self).pointee)
      }
    }
    return _openExistential(type, do: open)
  }
}

/// What kind of type this is, by the first word of its metadata.
///
/// Reflection asks for the fields of structs only: of a protocol's type it would read a value that is
/// not there.
private enum TypeKind {
  case `struct`, existential, other

  /// The numbers are those of the Swift ABI (MetadataKind.def).
  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    case 0x200: self = .struct
    case 0x303: self = .existential
    default: self = .other
    }
  }
}
