import Foundation

/// A message to an object: a method, or only the name of one.
///
/// Nothing here sends messages by name. Where a source says `#selector(tick)`, it is read as `_SEL(Self.tick, "tick")`,
/// which holds the method itself; what is made of a name alone does nothing. Two of one name are the same, as in
/// Objective-C, so that what was added can be removed; arguments' labels are no part of the name.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  private let method: Method?

  public init(_ name: String) {
    self.name = String(name.prefix { $0 != ":" && $0 != "(" })
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  fileprivate init(
    _ name: String, of target: Any.Type? = nil,
    _ perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool
  ) {
    self.name = name
    method = Method(of: target, perform)
  }

  /// Calls the method of `target` with `sender`, if it takes one; false where it is another type's.
  @discardableResult
  @MainActor package func send(to target: AnyObject, from sender: Any?) -> Bool {
    method?.perform(target, sender) ?? false
  }

  /// Whether `target` has the method. Of a name alone that cannot be told: false.
  package func isMethod(of target: AnyObject) -> Bool {
    guard let owner = method?.owner else { return false }
    func isOwner<Owner>(_ owner: Owner.Type) -> Bool { target is Owner }
    return isOwner(owner)
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && (!left.name.isEmpty || left.method === right.method)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private final class Method: Sendable {
    /// The type whose method it is; nil for that of one object.
    let owner: Any.Type?
    let perform: @MainActor @Sendable (AnyObject, Any?) -> Bool
    init(
      of owner: Any.Type?, _ perform: @escaping @MainActor @Sendable (AnyObject, Any?) -> Bool
    ) {
      (self.owner, self.perform) = (owner, perform)
    }
  }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// Each twice: for methods of the main actor, and for those of no actor. With a name they equal others of that name.

/// The selector of a method without a parameter.
public func _SEL<Target: AnyObject, Result>(
  _ method: @escaping (Target) -> @MainActor () -> Result, _ name: String = ""
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector(name, of: Target.self) { target, _ in
    guard let target = target as? Target else { return false }
    _ = method(target)()
    return true
  }
}

public func _SEL<Target: AnyObject, Result>(
  _ method: @escaping (Target) -> () -> Result, _ name: String = ""
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector(name, of: Target.self) { target, _ in
    guard let target = target as? Target else { return false }
    _ = method(target)()
    return true
  }
}

/// The selector of a method with a parameter: the sender, where that has its type.
public func _SEL<Target: AnyObject, Sender, Result>(
  _ method: @escaping (Target) -> @MainActor (Sender) -> Result, _ name: String = ""
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector(name, of: Target.self) { target, sender in
    guard let target = target as? Target, let sender = sender as? Sender else { return false }
    _ = method(target)(sender)
    return true
  }
}

public func _SEL<Target: AnyObject, Sender, Result>(
  _ method: @escaping (Target) -> (Sender) -> Result, _ name: String = ""
) -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector(name, of: Target.self) { target, sender in
    guard let target = target as? Target, let sender = sender as? Sender else { return false }
    _ = method(target)(sender)
    return true
  }
}

/// The selector of a method of one object, which it keeps alive.
public func _SEL<Result>(_ method: @escaping @MainActor () -> Result, _ name: String = "")
  -> Selector
{
  Selector(name) { _, _ in
    _ = method()
    return true
  }
}

public func _SEL<Result>(_ method: @escaping () -> Result, _ name: String = "") -> Selector {
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector(name) { _, _ in
    _ = method()
    return true
  }
}

public func _SEL<Sender, Result>(
  _ method: @escaping @MainActor (Sender) -> Result, _ name: String = ""
) -> Selector {
  Selector(name) { _, sender in
    guard let sender = sender as? Sender else { return false }
    _ = method(sender)
    return true
  }
}

public func _SEL<Sender, Result>(_ method: @escaping (Sender) -> Result, _ name: String = "")
  -> Selector
{
  // Only called on the main actor, by `send(to:from:)`.
  nonisolated(unsafe) let method = method
  return Selector(name) { _, sender in
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

  /// Whether it goes to `target` and tells it `action`; nil stands for any.
  package func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || self.action == action)
  }
}
