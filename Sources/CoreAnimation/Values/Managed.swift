import DrawingCommands
import Foundation
import Geometry

/// A property of a program's layer that the layer keeps by its name, so that animations move it and its actions
/// hear of it: what `@NSManaged` says on Apple's systems.
@propertyWrapper
public struct _Managed<Value> {
  /// What this property is known by among those of its layer.
  fileprivate final class Mark {}
  fileprivate let mark = Mark()

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
      let key = name(of: property, storage, in: layer)
      if let value = layer.values[key], let found = Self.value(value) { return found }
      if let value = type(of: layer).defaultValue(forKey: key) as? Value { return value }
      return nothing(key)
    }
    set {
      layer.change(name(of: property, storage, in: layer), to: LayerValue(newValue))
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

/// Names of managed properties, found once by reflection.
private enum ManagedNames {
  // Layers are touched on the main thread only, or by a task that stands for it.
  nonisolated(unsafe) static var known: [AnyKeyPath: String] = [:]
}

extension _Managed {
  private static func name<Owner: CALayer>(
    of property: ReferenceWritableKeyPath<Owner, Value>,
    _ storage: ReferenceWritableKeyPath<Owner, _Managed<Value>>, in layer: Owner
  ) -> String {
    if let name = ManagedNames.known[property] { return name }
    let mark = layer[keyPath: storage].mark
    var mirror: Mirror? = Mirror(reflecting: layer)
    while let current = mirror {
      for child in current.children {
        guard let found = child.value as? _Managed, found.mark === mark, let label = child.label
        else { continue }
        // The storage of `progress` is `_progress`.
        let name = String(label.drop { $0 == "_" })
        ManagedNames.known[property] = name
        return name
      }
      mirror = current.superclassMirror
    }
    fatalError("A managed property without a name")
  }
}
