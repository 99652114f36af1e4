import Foundation

/// Views that are kept while others are shown in their place, such as the tabs that are not chosen and the screens
/// below another: their nodes live on with their state, but they have disappeared.
///
/// Whoever chooses what is shown makes one, hands it down as `appearanceScope`, and calls `show`.
@MainActor
package final class AppearanceScope {
  package enum Shown: Equatable {
    case everything, nothing
    /// The part of the content in which the node is, or which it stands around.
    case part(ObjectIdentifier)

    package static func part(of element: Element) -> Shown {
      .part(ObjectIdentifier(element.node))
    }
  }

  private struct WeakMember { weak var member: (any AppearanceMember)? }
  private struct WeakScope { weak var scope: AppearanceScope? }

  private var shown: Shown
  private var members: [WeakMember] = []
  private var scopes: [WeakScope] = []
  private weak var outer: AppearanceScope?

  nonisolated package init(_ shown: Shown = .everything) { self.shown = shown }

  /// Chooses what is shown. What appears or disappears by that is told after the pass.
  ///
  /// - Parameter outer: the scope in which this one stands; nil leaves it where it is.
  package func show(_ shown: Shown, in outer: AppearanceScope? = nil) {
    if let outer, outer !== self.outer {
      self.outer = outer
      outer.scopes.append(WeakScope(scope: self))
    }
    guard shown != self.shown else { return }
    self.shown = shown
    ViewHost.afterCurrentPass { [weak self] in assumeMainActor { self?.tell() } }
  }

  func add(_ member: any AppearanceMember) { members.append(WeakMember(member: member)) }

  /// Whether the view of `node`, which has been given this scope, is shown.
  package func shows(_ node: Node) -> Bool {
    if let outer, !outer.shows(node) { return false }
    return switch shown {
    case .everything: true
    case .nothing: false
    case .part(let part): node.isAround(part) || node.isInside(part)
    }
  }

  private func tell() {
    members.removeAll { $0.member == nil }
    for entry in members { entry.member?.appearanceMayHaveChanged() }
    scopes.removeAll { $0.scope == nil }
    for entry in scopes { entry.scope?.tell() }
  }
}

/// A node that does something when its view appears or disappears.
@MainActor
package protocol AppearanceMember: Node {
  func appearanceMayHaveChanged()
}

extension AppearanceMember {
  /// Joins the scope around, and says what that is; nil where views are shown as long as they are there.
  package func joinAppearanceScope() -> AppearanceScope? {
    guard let scope = EnvironmentValues(scope: inherited.environment).appearanceScope else {
      return nil
    }
    scope.add(self)
    return scope
  }
}

extension Node {
  fileprivate func isInside(_ id: ObjectIdentifier) -> Bool {
    var node: Node? = self
    while let current = node {
      if ObjectIdentifier(current) == id { return true }
      node = current.parent
    }
    return false
  }

  /// Whether one of the parts that it contributes is of the node with this identity.
  fileprivate func isAround(_ id: ObjectIdentifier) -> Bool {
    elements.contains { ObjectIdentifier($0.node) == id }
  }
}

private struct AppearanceScopeKey: EnvironmentKey {
  static var defaultValue: AppearanceScope? { nil }
}

extension EnvironmentValues {
  /// What decides on whether views that are there are shown; nil where they are.
  package var appearanceScope: AppearanceScope? {
    get { self[AppearanceScopeKey.self] }
    set { self[AppearanceScopeKey.self] = newValue }
  }
}
