import DrawingCommands
import Foundation
import Geometry

/// A property of a program's layer that the layer keeps by its name, so that animations move it and its actions
/// hear of it: what `@NSManaged` says on Apple's systems.
@propertyWrapper
public struct _Managed<Value>: ManagedStorage {
  fileprivate let mark = ManagedMark()

  public init() {}

  @available(*, unavailable, message: "only layers have managed properties")
  public var wrappedValue: Value {
    get { fatalError("A managed property is kept by its layer") }
    set { fatalError("A managed property is kept by its layer") }
  }

  public static subscript<Owner: CALayer>(
    _enclosingInstance layer: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, _Managed<Value>>
  ) -> Value {
    get {
      let key = ManagedNames.name(of: property, storage, in: layer)
      if let value = layer.values[key], let found = Self.value(value) { return found }
      if let value = type(of: layer).defaultValue(forKey: key) as? Value { return value }
      return nothing(key)
    }
    set {
      layer.change(ManagedNames.name(of: property, storage, in: layer), to: LayerValue(newValue))
    }
  }

  private static func value(_ value: LayerValue) -> Value? {
    if let type = Value.self as? any LayerStorable.Type { return type.from(value) as? Value }
    return value.any as? Value
  }

  /// What a property is that nobody has set: 0, false, nil.
  private static func nothing(_ key: String) -> Value {
    if let type = Value.self as? any LayerStorable.Type {
      for nothing: LayerValue in [
        .number(0), .point(.zero), .size(.zero), .rect(.zero), .transform(CATransform3DIdentity),
        .color(.clear),
      ] {
        if let value = type.from(nothing) as? Value { return value }
      }
    }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = type.init(nilLiteral: ()) as? Value
    {
      return value
    }
    fatalError("The managed property \(key) was read before it was set")
  }
}

/// The same for an object that the layer does not own: `@NSManaged weak var`.
@propertyWrapper
public struct _WeakManaged<Value: ExpressibleByNilLiteral>: ManagedStorage {
  fileprivate let mark = ManagedMark()

  public init() {}

  @available(*, unavailable, message: "only layers have managed properties")
  public var wrappedValue: Value {
    get { fatalError("A managed property is kept by its layer") }
    set { fatalError("A managed property is kept by its layer") }
  }

  public static subscript<Owner: CALayer>(
    _enclosingInstance layer: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, _WeakManaged<Value>>
  ) -> Value {
    get {
      let key = ManagedNames.name(of: property, storage, in: layer)
      let reference = layer.values[key]?.any as? WeakReference
      return (reference?.object as? Value) ?? Value(nilLiteral: ())
    }
    set {
      let key = ManagedNames.name(of: property, storage, in: layer)
      // What is in an optional is meant, not the optional itself.
      let mirror = Mirror(reflecting: newValue)
      let object: Any? =
        mirror.displayStyle == .optional ? mirror.children.first?.value : newValue
      layer.values[key] = LayerValue(WeakReference(object: object.map { $0 as AnyObject }))
    }
  }
}

private final class WeakReference {
  weak var object: AnyObject?
  init(object: AnyObject?) { self.object = object }
}

/// What a managed property is known by among those of its layer.
private final class ManagedMark {}

private protocol ManagedStorage {
  var mark: ManagedMark { get }
}

/// Names of managed properties, found once by reflection.
private enum ManagedNames {
  // Layers are touched on the main thread only, or by a task that stands for it.
  nonisolated(unsafe) static var known: [AnyKeyPath: String] = [:]

  static func name<Owner: CALayer, Storage: ManagedStorage>(
    of property: AnyKeyPath, _ storage: ReferenceWritableKeyPath<Owner, Storage>, in layer: Owner
  ) -> String {
    if let name = known[property] { return name }
    let mark = layer[keyPath: storage].mark
    var mirror: Mirror? = Mirror(reflecting: layer)
    while let current = mirror {
      for child in current.children {
        guard let found = child.value as? Storage, found.mark === mark, let label = child.label
        else { continue }
        // The storage of `progress` is `_progress`.
        let name = String(label.drop { $0 == "_" })
        known[property] = name
        return name
      }
      mirror = current.superclassMirror
    }
    fatalError("A managed property without a name")
  }
}
