import CoreAnimation
import Foundation
import ViewRuntime

// What all objects of Apple's have by Foundation. A name that an object has nothing for is told once, where Apple's
// frameworks would end the program.

extension _KnownByIdentity {
  /// The value of a property by its name; nil where it has none, and where nobody has such a property.
  @MainActor public func value(forKey key: String) -> Any? {
    for property in KnownProperties.named(key) {
      if let found = property.read(self) { return found }
    }
    if let found = storedProperty(key) { return found }
    tellUndefined(key, "valueForUndefinedKey:")
    return nil
  }

  /// Sets a property by its name. Numbers, places and the like come as they are, or as `NSNumber` and `NSValue`.
  @MainActor public func setValue(_ value: Any?, forKey key: String) {
    let known = KnownProperties.named(key)
    for property in known where property.write(self, value) { return }
    guard known.contains(where: { $0.read(self) != nil }) else {
      return tellUndefined(key, "setValue:forUndefinedKey:")
    }
    Reports.once("\(type(of: self)).\(key) is not set: it cannot be \(value ?? "nil")")
  }

  /// The value at a path such as `layer.transform.rotation.z` or `superview.tag`.
  @MainActor public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = split(keyPath)
    guard let rest else { return value(forKey: key) }
    switch value(forKey: key) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let object as any _KnownByIdentity: return object.value(forKeyPath: rest)
    case let values as [Any] where rest == "@count": return values.count
    case nil: return nil
    default:
      tellUndefined(keyPath, "valueForUndefinedKey:")
      return nil
    }
  }

  @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = split(keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    switch self.value(forKey: key) {
    case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
    case let object as any _KnownByIdentity: object.setValue(value, forKeyPath: rest)
    case nil: break
    default: tellUndefined(keyPath, "setValue:forUndefinedKey:")
    }
  }

  private func split(_ path: String) -> (key: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// A property of a program's own class, found by reflection: those that are computed are not found.
  private func storedProperty(_ key: String) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) {
        let inner = Mirror(reflecting: child.value)
        return .some(inner.displayStyle == .optional ? inner.children.first?.value : child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private func tellUndefined(_ key: String, _ method: String) {
    Reports.once(
      "[<\(type(of: self))> \(method)]: this class is not key value coding-compliant for the key \(key)"
    )
  }
}
