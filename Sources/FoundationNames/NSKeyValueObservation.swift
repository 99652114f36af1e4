import Foundation

/// What an observer wants to hear of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  /// The value as it is is told at once.
  public static let initial = Self(rawValue: 4)
  /// Before a change too: observers here hear of changes that have been.
  public static let prior = Self(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// What has changed of a property that is observed.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  /// Nil where it was not asked for.
  public let newValue: Value?
  /// Nil where it was not asked for, and for the value as it was at first.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observer of a property: it hears of changes until it is let go or told to end.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: () -> Void
  fileprivate init(_ end: @escaping () -> Void) { self.end = end }
  public func invalidate() { end() }
  deinit { end() }
}

/// Objects whose properties can be observed by their key paths.
public protocol _KeyValueObserving: AnyObject {}

extension NSObject: _KeyValueObserving {}

/// Tells those who observe properties of `object` that one has changed: what a `dynamic` property of a program does.
public func _observed(_ object: AnyObject) { KeyValueObservers.changed(object) }

/// Those that tell when something about them has changed, by `KeyValueObservers.changed`.
package protocol TellsObservers: AnyObject {}

extension _KeyValueObserving {
  /// Calls `changeHandler` when the property has another value than before, for as long as the observation is held. Only what
  /// frameworks change about their own objects is told; it is said once where nothing will be.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(_ new: Value, _ old: Value?) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false)
    }
    var last = self[keyPath: keyPath]
    if options.contains(.initial) { changeHandler(self, change(last, nil)) }
    let number = KeyValueObservers.add(to: self) { [weak self] in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      guard !KeyValueObservers.areSame(new, last) else { return }
      let old = last
      last = new
      changeHandler(self, change(new, old))
    }
    let object = ObjectIdentifier(self)
    return NSKeyValueObservation { KeyValueObservers.remove(number, from: object) }
  }
}

/// Who observes which objects.
package enum KeyValueObservers {
  private static let lock = NSLock()
  // All are read and written under the lock.
  nonisolated(unsafe) private static var looks: [ObjectIdentifier: [Int: () -> Void]] = [:]
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var told: Set<String> = []

  /// Has those who observe `object` look whether their property is another. Where nobody observes anything it costs a lock.
  package static func changed(_ object: AnyObject) {
    lock.lock()
    let found = looks.isEmpty ? nil : looks[ObjectIdentifier(object)]
    lock.unlock()
    guard let found else { return }
    for (_, look) in found.sorted(by: { $0.key < $1.key }) { look() }
  }

  fileprivate static func add(to object: AnyObject, _ look: @escaping () -> Void) -> Int {
    if !(object is any TellsObservers), isOfFramework(object) { warn(of: object) }
    lock.lock()
    defer { lock.unlock() }
    count += 1
    looks[ObjectIdentifier(object), default: [:]][count] = look
    return count
  }

  fileprivate static func remove(_ number: Int, from object: ObjectIdentifier) {
    lock.lock()
    defer { lock.unlock() }
    looks[object]?[number] = nil
    if looks[object]?.isEmpty == true { looks[object] = nil }
  }

  /// Whether it is an object of a framework's class, by the letters before its name: a program's own tell of what is `dynamic`.
  private static func isOfFramework(_ object: AnyObject) -> Bool {
    "\(type(of: object))".contains(/^[A-Z]{2,3}[A-Z][a-z]/)
  }

  private static func warn(of object: AnyObject) {
    let line =
      "warning: nothing is heard of the properties of \(type(of: object)) that are observed\n"
    lock.lock()
    let isNew = told.insert(line).inserted
    lock.unlock()
    if isNew { FileHandle.standardError.write(Data(line.utf8)) }
  }

  private static func isNothing<Value>(_ value: Value) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Whether two values are equal, as far as that can be known.
  fileprivate static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    if let left = left as? any Equatable { return isEqual(left) }
    if isNothing(left) { return isNothing(right) }
    // Objects of classes without equality are what they are.
    return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
  }
}
