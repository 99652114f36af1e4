import Combine
import Foundation
import Observation
import ViewControls
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// A key for a value that the view with the focus tells the rest of its scene.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view with the focus, and those around it, tell the rest of the scene.
nonisolated public struct FocusedValues: @unchecked Sendable {
  // Written and read on the main thread alone.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of an object, by its type.
private struct FocusedObjectKey<ObjectType>: FocusedValueKey {
  typealias Value = ObjectType
}

/// The values of one window, put together from what its views tell.
@MainActor
private final class FocusedValueStore {
  private struct Entry {
    let node: ObjectIdentifier
    var isActive: Bool
    let isScene: Bool
    var change: (inout FocusedValues) -> Void
  }

  private weak var host: ViewHost?
  private var entries: [Entry] = []
  let location: StateLocation<FocusedValues>
  private static var stores: [ObjectIdentifier: FocusedValueStore] = [:]

  /// The store of a window: made when it is first asked for, and forgotten with its window.
  static func of(_ node: Node) -> FocusedValueStore {
    let host = node.host
    if let store = stores[ObjectIdentifier(host)], store.host === host { return store }
    stores = stores.filter { $0.value.host != nil }
    let store = FocusedValueStore(node)
    stores[ObjectIdentifier(host)] = store
    return store
  }

  private init(_ node: Node) {
    host = node.host
    location = StateLocation(FocusedValues(), node: node.root)
  }

  func set(
    _ node: ObjectIdentifier, isActive: Bool, isScene: Bool,
    change: @escaping (inout FocusedValues) -> Void
  ) {
    if let index = entries.firstIndex(where: { $0.node == node }) {
      entries[index].isActive = isActive
      entries[index].change = change
    } else {
      entries.append(Entry(node: node, isActive: isActive, isScene: isScene, change: change))
    }
    collectAfterPass()
  }

  func remove(_ node: ObjectIdentifier) {
    entries.removeAll { $0.node == node }
    collectAfterPass()
  }

  private func collectAfterPass() {
    host?.afterPass { [weak self] in
      guard let self else { return }
      var values = FocusedValues()
      // What the view with the focus says wins, and what stands inside comes last.
      for entry in entries.filter(\.isScene) + entries.filter({ !$0.isScene && $0.isActive }) {
        entry.change(&values)
      }
      location.value = values
    }
  }
}

extension Node {
  /// The topmost node.
  fileprivate var root: Node {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}

// MARK: Telling

extension View {
  /// Tells the scene a value while this view, or one inside, has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedTelling(isScene: false) { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedTelling(isScene: false) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Tells the scene a value, wherever the focus is.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedTelling(isScene: true) { $0[keyPath: keyPath] = value })
  }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedTelling(isScene: true) { if let value { $0[keyPath: keyPath] = value } })
  }

  /// Tells the scene of an object, by its type, while this view, or one inside, has the focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedTelling(isScene: false) { $0[FocusedObjectKey<T>.self] = object })
  }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedTelling(isScene: true) { $0[FocusedObjectKey<T>.self] = object })
  }

  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedTelling(isScene: false) { $0[FocusedObjectKey<T>.self] = object })
  }

  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedTelling(isScene: true) { $0[FocusedObjectKey<T>.self] = object })
  }
}

/// Hears whether a field inside has the focus.
nonisolated private struct FocusedTelling: ViewModifier {
  let isScene: Bool
  let change: (inout FocusedValues) -> Void
  @State private var hasFocus = false

  nonisolated init(isScene: Bool, change: @escaping (inout FocusedValues) -> Void) {
    self.isScene = isScene
    self.change = change
  }

  @MainActor func body(content: Content) -> some View {
    let link = FocusLink(isWanted: false) { hasFocus = $0 }
    return
      content
      .modifier(EnvironmentModifier { $0.focusLinks.append(link) })
      .modifier(FocusedEntry(isActive: hasFocus, isScene: isScene, change: change))
  }
}

nonisolated private struct FocusedEntry: PrimitiveModifier {
  let isActive: Bool
  let isScene: Bool
  let change: (inout FocusedValues) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    FocusedEntryNode(view, in: context)
  }
}

private final class FocusedEntryNode<Content: View>: ModifiedNode<Content, FocusedEntry> {
  override func willMakeContent() { tell() }
  override func modifierChanged(from old: FocusedEntry) { tell() }

  override func willBeRemoved() {
    FocusedValueStore.of(self).remove(ObjectIdentifier(self))
    super.willBeRemoved()
  }

  private func tell() {
    FocusedValueStore.of(self).set(
      ObjectIdentifier(self), isActive: modifier.isActive, isScene: modifier.isScene,
      change: modifier.change)
  }
}

// MARK: Hearing

/// A value that the view with the focus tells; nil while none does.
@propertyWrapper
public struct FocusedValue<Value>: NodeProperty {
  private let read: (FocusedValues) -> Value?
  private var location: StateLocation<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[FocusedObjectKey<Value>.self] }
  }

  public var wrappedValue: Value? { location.flatMap { read($0.value) } }

  @MainActor package mutating func connect(to slot: PropertySlot) {
    location = slot.node.map { FocusedValueStore.of($0).location }
  }
}

/// A binding that the view with the focus tells, as the value that it leads to.
@propertyWrapper
public struct FocusedBinding<Value>: NodeProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var location: StateLocation<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { location.flatMap { $0.value[keyPath: keyPath] } }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let copy = self
    return Binding(
      get: { copy.wrappedValue }, set: { (value: Value?) in copy.wrappedValue = value })
  }

  @MainActor package mutating func connect(to slot: PropertySlot) {
    location = slot.node.map { FocusedValueStore.of($0).location }
  }
}

/// An object that the view with the focus tells of; the view is run again when the object changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: NodeProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var location: StateLocation<FocusedValues>?
  private var connection: ObjectConnection<ObjectType>?

  public init() {}

  public var wrappedValue: ObjectType? {
    guard let object = location?.value[FocusedObjectKey<ObjectType>.self] else { return nil }
    // Properties are read where bodies run, on the main thread.
    nonisolated(unsafe) let unchecked = object
    let connection = connection
    assumeMainActor { connection?.connect(to: unchecked) }
    return object
  }

  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(root: $0) } }

  @MainActor package mutating func connect(to slot: PropertySlot) {
    location = slot.node.map { FocusedValueStore.of($0).location }
    let connection =
      slot.storage as? ObjectConnection<ObjectType> ?? ObjectConnection<ObjectType>(node: slot.node)
    slot.storage = connection
    self.connection = connection
  }
}
