import Motion

/// A value that lives elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction?) -> Void
  private var ownTransaction: Transaction?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, transaction in
      if let transaction { withTransaction(transaction) { set(value) } } else { set(value) }
    }
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = { value, transaction in set(value, transaction ?? Transaction.current) }
  }

  package init(location: StateLocation<Value>) {
    read = { location.value }
    write = { location.set($0, transaction: $1) }
  }

  /// A binding that answers `value` always and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, ownTransaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding<Subject>(
      parent: self,
      read: { wrappedValue[keyPath: keyPath] },
      change: { $0[keyPath: keyPath] = $1 })
  }

  private init<Root>(
    parent: Binding<Root>, read: @escaping () -> Value,
    change: @escaping (inout Root, Value) -> Void
  ) {
    self.read = read
    write = { value, transaction in
      var root = parent.read()
      change(&root, value)
      parent.write(root, transaction)
    }
    ownTransaction = parent.ownTransaction
  }

  // MARK: Transactions

  /// The transaction that writes use.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.ownTransaction = transaction
    return binding
  }

  /// The same binding; writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding: DynamicProperty {}
// Reads and writes go to a `StateLocation`, which passes other threads' writes to the main one.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding that adds an optional around the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { value, transaction in if let value { base.write(value, transaction) } })
    ownTransaction = base.ownTransaction
  }

  /// A binding to the value inside an optional; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      read: { base.wrappedValue ?? initial }, write: { base.write($0, $1) })
    ownTransaction = base.ownTransaction
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      read: { AnyHashable(base.wrappedValue) },
      // Only a value of the base's type can be written: another one is the program's mistake.
      write: { value, transaction in base.write(value.base as! V, transaction) })
    ownTransaction = base.ownTransaction
  }

  private init(read: @escaping () -> Value, write: @escaping (Value, Transaction?) -> Void) {
    self.read = read
    self.write = write
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      parent: self, read: { wrappedValue[position] }, change: { $0[position] = $1 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
