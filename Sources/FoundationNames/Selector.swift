import Foundation

/// A message to an object: a method, or only the name of one.
///
/// Nothing here sends messages by name. Where a source says `#selector(tick)`, it is read as `_SEL(Self.tick)`,
/// which holds the method itself; what is made of a name alone does nothing.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  private let method: Method?

  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  fileprivate init(_ perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool) {
    name = ""
    method = Method(perform)
  }

  /// Calls the method of `target` with `sender`, if it takes one; false where it is another type's.
  @discardableResult
  @MainActor package func send(to target: AnyObject, from sender: Any?) -> Bool {
    method?.perform(target, sender) ?? false
  }

  private final class Method: Hashable, Sendable {
    let perform: @MainActor @Sendable (AnyObject, Any?) -> Bool
    init(_ perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool) {
      self.perform = perform
    }
    static func == (left: Method, right: Method) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// Each twice: for methods of the main actor, and for those of no actor.

/// The selector of a method without a parameter.
public func _SEL<Target: AnyObject, Result>(
  _ method: @escaping (Target) -> @MainActor () -> Result
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector { target, _ in
    guard let target = target as? Target else { return false }
    _ = method(target)()
    return true
  }
}

public func _SEL<Target: AnyObject, Result>(
  _ method: @escaping (Target) -> () -> Result
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector { target, _ in
    guard let target = target as? Target else { return false }
    _ = method(target)()
    return true
  }
}

/// The selector of a method with a parameter: the sender, where that has its type.
public func _SEL<Target: AnyObject, Sender, Result>(
  _ method: @escaping (Target) -> @MainActor (Sender) -> Result
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector { target, sender in
    guard let target = target as? Target, let sender = sender as? Sender else { return false }
    _ = method(target)(sender)
    return true
  }
}

public func _SEL<Target: AnyObject, Sender, Result>(
  _ method: @escaping (Target) -> (Sender) -> Result
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector { target, sender in
    guard let target = target as? Target, let sender = sender as? Sender else { return false }
    _ = method(target)(sender)
    return true
  }
}

/// The selector of a method of one object, which it keeps alive.
public func _SEL<Result>(_ method: @escaping @MainActor () -> Result) -> Selector {
  Selector { _, _ in
    _ = method()
    return true
  }
}

public func _SEL<Result>(_ method: @escaping () -> Result) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector { _, _ in
    _ = method()
    return true
  }
}

public func _SEL<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) -> Selector {
  Selector { _, sender in
    guard let sender = sender as? Sender else { return false }
    _ = method(sender)
    return true
  }
}

public func _SEL<Sender, Result>(_ method: @escaping (Sender) -> Result) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector { _, sender in
    guard let sender = sender as? Sender else { return false }
    _ = method(sender)
    return true
  }
}

/// An object that is not kept alive, and what it is told.
@MainActor package struct TargetAction {
  package weak var target: AnyObject?
  package let action: Selector

  package init(_ target: Any, _ action: Selector) {
    self.target = target as AnyObject
    self.action = action
  }

  package func send(from sender: Any) {
    if let target { action.send(to: target, from: sender) }
  }
}
