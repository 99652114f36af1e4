import CoreAnimation
import Foundation

/// A property of objects of UIKit by its name, as programs ask for it by `value(forKey:)`.
@MainActor
struct ObjectProperty {
  /// nil where an object has no such property; the inner nil is a property that has no value.
  let read: @MainActor (AnyObject) -> Any??
  /// Whether the value could be taken.
  let write: @MainActor (AnyObject, Any?) -> Bool

  /// A number, a place, a transform or the like: what layers' animations have by key paths.
  static func value<Owner: AnyObject, Value: LayerStorable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> ObjectProperty {
    ObjectProperty(read: reading(path)) { object, value in
      guard let owner = object as? Owner, let value = LayerValue(value).flatMap({ Value.from($0) })
      else {
        return false
      }
      owner[keyPath: path] = value
      return true
    }
  }

  /// An object or a text, or none.
  static func object<Owner: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> ObjectProperty {
    ObjectProperty(
      read: { ($0 as? Owner).map { owner in owner[keyPath: path].map { $0 as Any } } }
    ) { object, value in
      guard let owner = object as? Owner, value == nil || value is NSNull || value is Value else {
        return false
      }
      owner[keyPath: path] = value as? Value
      return true
    }
  }

  /// One of a few, by itself or by its number; the number is read, as Foundation has it.
  static func choice<Owner: AnyObject, Value: RawRepresentable<Int>>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> ObjectProperty {
    ObjectProperty(read: { ($0 as? Owner).map { $0[keyPath: path].rawValue } }) { object, value in
      let number = LayerValue(value)?.number.flatMap { Value(rawValue: Int($0)) }
      guard let owner = object as? Owner, let value = value as? Value ?? number else {
        return false
      }
      owner[keyPath: path] = value
      return true
    }
  }

  /// One that nobody sets.
  static func constant<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>) -> ObjectProperty {
    ObjectProperty(read: reading(path)) { _, _ in false }
  }

  static func constant<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value?>) -> ObjectProperty {
    ObjectProperty(
      read: { ($0 as? Owner).map { owner in owner[keyPath: path].map { $0 as Any } } }
    ) { _, _ in false }
  }

  private static func reading<Owner: AnyObject, Value>(
    _ path: KeyPath<Owner, Value>
  ) -> @MainActor (AnyObject) -> Any?? {
    { ($0 as? Owner).map { $0[keyPath: path] } }
  }
}
