@_spi(Reflection) import Swift

/// Whether two values of a view or modifier are the same as far as anybody can see.
///
/// As in SwiftUI: equal bytes are equal; else fields are compared one by one, by `==` where they are
/// `Equatable`, by identity where they are references. Closures that capture are always different.
package enum ViewEquality {
  package static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if haveEqualBytes(left, right) { return true }
    if let left = left as? any Equatable { return areEqual(left, right) }
    if _isPOD(Value.self) && !hasPadding(Value.self) { return false }
    // A value behind a protocol has no fields that could be listed: what it is behind it has.
    let type = type(of: left as Any)
    if type != Value.self { return areEqual(left, right, as: type) }
    guard let fields = fields(of: Value.self), !fields.isEmpty else { return false }
    return withBytes(left) { left in
      withBytes(right) { right in
        fields.allSatisfy { $0.areEqual(left + $0.offset, right + $0.offset) }
      }
    }
  }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { left == $0 } ?? false
  }

  private static func areEqual<Value>(_ left: Value, _ right: Value, as type: Any.Type) -> Bool {
    func open<Actual>(_ type: Actual.Type) -> Bool {
      guard !(type is AnyClass), let left = left as? Actual, let right = right as? Actual else {
        return false
      }
      return areEqual(left, right)
    }
    return _openExistential(type, do: open)
  }

  private static func haveEqualBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withBytes(left) { left in
      withBytes(right) { right in
        UnsafeRawBufferPointer(start: left, count: MemoryLayout<Value>.size)
          .elementsEqual(UnsafeRawBufferPointer(start: right, count: MemoryLayout<Value>.size))
      }
    }
  }

  private static func withBytes<Value, Result>(_ value: Value, _ body: (UnsafeRawPointer) -> Result)
    -> Result
  {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
  }

  /// Bytes that belong to no field may differ in equal values.
  private static func hasPadding(_ type: Any.Type) -> Bool { true }

  // MARK: Fields

  private struct Field {
    let offset: Int
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  /// Read and written on the main thread only, where all views are.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Field]?] = [:]

  /// The fields of a struct; nil for anything else.
  private static func fields(of type: Any.Type) -> [Field]? {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    let isStruct = _forEachField(of: type) { _, offset, fieldType, kind in
      fields.append(makeField(fieldType, at: offset))
      return true
    }
    let result = isStruct && !(type is AnyClass) ? fields : nil
    known[ObjectIdentifier(type)] = result
    return result
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
