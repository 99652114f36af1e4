import Foundation

public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit's own, which a collection holds by name.
nonisolated protocol SystemTrait: UITraitDefinition {
  static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
  public static var defaultValue: Value { value(in: UITraitCollection()) }
}

nonisolated public struct UITraitUserInterfaceStyle: SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceStyle }
}
nonisolated public struct UITraitUserInterfaceIdiom: SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceIdiom }
}
nonisolated public struct UITraitHorizontalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static func value(in traits: UITraitCollection) -> Value { traits.horizontalSizeClass }
}
nonisolated public struct UITraitVerticalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static func value(in traits: UITraitCollection) -> Value { traits.verticalSizeClass }
}
nonisolated public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public typealias Value = UIContentSizeCategory
  static func value(in traits: UITraitCollection) -> Value { traits.preferredContentSizeCategory }
}
nonisolated public struct UITraitDisplayScale: SystemTrait {
  public typealias Value = CGFloat
  static func value(in traits: UITraitCollection) -> Value { traits.displayScale }
}
nonisolated public struct UITraitLayoutDirection: SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static func value(in traits: UITraitCollection) -> Value { traits.layoutDirection }
}

/// What a registration can be taken back with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (UITraitCollection) -> Void
  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }
}

/// Views and controllers, which can ask to be told of changes of what surrounds them.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls `handler` with this object and the traits before, whenever one of `traits` has changed. A controller's are
  /// those of its view.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let observer = self as? Observer { handler(observer, previous) }
    }
    observedView?.traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observedView?.traitRegistrations.removeAll { $0 === registration }
  }

  private var observedView: UIView? { self as? UIView ?? (self as? UIViewController)?.view }
}

extension UIView {
  /// Tells those who asked of each trait that is another than in `previous`.
  func tellTraitChanges(since previous: UITraitCollection) {
    let current = traitCollection
    for registration in traitRegistrations
    where registration.traits.contains(where: { hasChanged($0, previous, current) }) {
      registration.tell(previous)
    }
  }

  private func hasChanged(
    _ trait: UITrait, _ previous: UITraitCollection, _ current: UITraitCollection
  ) -> Bool {
    guard let old = previous.value(of: trait) as? any Equatable else { return false }
    return !old.isEqual(to: current.value(of: trait))
  }
}

extension UITraitCollection {
  fileprivate func value(of trait: UITrait) -> Any {
    func own<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Any { self[trait] }
    func system<Trait: SystemTrait>(_ trait: Trait.Type) -> Any { trait.value(in: self) }
    return (trait as? any SystemTrait.Type).map { system($0) } ?? own(trait)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
