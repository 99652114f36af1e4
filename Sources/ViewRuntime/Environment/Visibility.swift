/// Whether something is shown; the system decides with `automatic`.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
