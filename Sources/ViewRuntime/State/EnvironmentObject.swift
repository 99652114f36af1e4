import Observation
import OpenCombine

/// An observable object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: NodeProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?
  /// Who asks, where there is no object.
  private var reader: String?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        \(reader ?? "A view that is not on the screen") asks for an object of type \
        \(ObjectType.self), and there is none in the environment. A view above needs \
        .environmentObject(…) with one.
        """)
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  package mutating func connect(to slot: PropertySlot) {
    guard let node = slot.node else { return }
    object =
      EnvironmentValues(scope: node.inherited.environment)[EnvironmentObjectKey<ObjectType>.self]
    guard let object else { return reader = node.name }
    let connection =
      slot.storage as? ObjectConnection<ObjectType> ?? ObjectConnection<ObjectType>(node: node)
    slot.storage = connection
    connection.connect(to: object)
  }
}

struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Puts an observable object into the environment of the views below, by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }

  /// Puts an `@Observable` object into the environment of the views below, by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
