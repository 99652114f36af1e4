import Foundation
import FoundationNames
import OpenCombine

/// A view's connection to an observable object: the view is run again when the object will change.
@MainActor
package final class ObjectConnection<ObjectType: ObservableObject> {
  private var object: ObjectType?
  private var subscription: AnyCancellable?
  private var listening: ObservableObjects.Listening?
  private let node: BackReference<Node>?

  package init(node: Node?) { self.node = node?.reference }

  /// Listens to `object` from now on; nothing happens when it is the one heard already.
  package func connect(to object: ObjectType) {
    guard self.object !== object else { return }
    self.object = object
    subscription = ObjectChange.subscription(to: object.objectWillChange, of: node)
    listening = ObservableObjects.Listening(to: object) { [node] in ObjectChange.tell(node) }
  }
}

/// What is done for the views of an object.
private enum ObjectChange {
  /// Made here, where nothing is said of the actor: a program may publish on any thread, and a closure of the main actor's
  /// own would end it there.
  static func subscription<Changes: Publisher>(
    to changes: Changes, of node: BackReference<Node>?
  ) -> AnyCancellable where Changes.Failure == Never { changes.sink { _ in tell(node) } }

  static func tell(_ node: BackReference<Node>?) {
    guard let node else { return }
    guard MainThread.isCurrent else { return DispatchQueue.main.async { tell(node) } }
    assumeMainActor {
      node.target?.host.enqueue(transaction: Transaction.current) {
        if let node = node.target, node.isAlive { node.setNeedsUpdate() }
      }
    }
  }
}

/// An observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: NodeProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    package let root: ObjectType

    package init(root: ObjectType) { self.root = root }

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = root
      return Binding(
        get: { root[keyPath: keyPath] }, set: { (value: Subject) in root[keyPath: keyPath] = value }
      )
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  package mutating func connect(to slot: PropertySlot) {
    let connection =
      slot.storage as? ObjectConnection<ObjectType> ?? ObjectConnection<ObjectType>(node: slot.node)
    slot.storage = connection
    connection.connect(to: wrappedValue)
  }
}

/// An observable object that its view makes once and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: NodeProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  @MainActor
  private final class Storage {
    let object: ObjectType
    let connection: ObjectConnection<ObjectType>

    init(object: ObjectType, node: Node?) {
      self.object = object
      connection = ObjectConnection(node: node)
      connection.connect(to: object)
    }
  }

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; a new one each time while the view is not on the screen.
  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }

  package mutating func connect(to slot: PropertySlot) {
    let storage = slot.storage as? Storage ?? Storage(object: make(), node: slot.node)
    slot.storage = storage
    object = storage.object
  }
}
