/// A view that may have got an identity from `.id`, itself or in what it is made of.
package protocol ExplicitlyIdentified {
  func hasIdentity(_ id: AnyHashable) -> Bool
}

/// Identities in views that are not built yet: a row is looked for before it is seen.
package enum ExplicitIdentity {
  /// Whether `.id` gave `view` or a part of it that identity; bodies are not run for the answer.
  nonisolated package static func isGiven<Content: View>(
    _ id: AnyHashable, in view: Content
  ) -> Bool {
    (view as? any ExplicitlyIdentified)?.hasIdentity(id) ?? false
  }
}

extension ModifiedContent: ExplicitlyIdentified where Content: View {
  package func hasIdentity(_ id: AnyHashable) -> Bool { ExplicitIdentity.isGiven(id, in: content) }
}

extension Group: ExplicitlyIdentified where Content: View {
  package func hasIdentity(_ id: AnyHashable) -> Bool { ExplicitIdentity.isGiven(id, in: content) }
}

extension AnyView: ExplicitlyIdentified {
  package func hasIdentity(_ id: AnyHashable) -> Bool { ExplicitIdentity.isGiven(id, in: content) }
}

extension Optional: ExplicitlyIdentified where Wrapped: View {
  package func hasIdentity(_ id: AnyHashable) -> Bool {
    map { ExplicitIdentity.isGiven(id, in: $0) } ?? false
  }
}

extension _ConditionalContent: ExplicitlyIdentified {
  package func hasIdentity(_ id: AnyHashable) -> Bool {
    switch branch {
    case .first(let content): ExplicitIdentity.isGiven(id, in: content)
    case .second(let content): ExplicitIdentity.isGiven(id, in: content)
    }
  }
}
