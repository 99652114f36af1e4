import Foundation
import Geometry

// What a program's source says with `@IBOutlet`, `@IBInspectable` and `@IBAction` is compiled as overrides of methods of
// `UIResponder`; these set one property by its name.

/// Sets an outlet that may be empty.
@MainActor public func _connectOutlet<Value>(_ property: inout Value?, _ value: Any) {
  property = value as? Value ?? _number(value)
}

/// Adds to a collection of outlets.
@MainActor public func _connectOutlet<Value>(_ property: inout [Value]?, _ value: Any) {
  if let value = value as? Value { property = (property ?? []) + [value] }
}

@MainActor public func _connectOutlet<Value>(_ property: inout [Value], _ value: Any) {
  if let value = value as? Value { property.append(value) }
}

/// Sets an inspectable property.
@MainActor public func _connectOutlet<Value>(_ property: inout Value, _ value: Any) {
  if let value = value as? Value ?? _number(value) { property = value }
}

/// A view with properties of a program's extensions of UIKit's classes, which interface files set by their names.
@MainActor public protocol _InspectableView: AnyObject {
  /// False where there is none of that name.
  func _setInspectable(_ name: String, _ value: Any) -> Bool
}

/// A number of an interface, all of which are fractions, as the property has it.
private func _number<Value>(_ value: Any) -> Value? {
  guard let number = value as? Double else { return nil }
  switch Value.self {
  case is CGFloat.Type: return CGFloat(number) as? Value
  case is Float.Type: return Float(number) as? Value
  case is Int.Type: return Int(exactly: number.rounded()) as? Value
  default: return nil
  }
}
