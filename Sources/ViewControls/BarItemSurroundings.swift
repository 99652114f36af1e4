import ViewRuntime

private struct BarItemKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in the items of bars, whose controls are buttons in the bar's style.
  package var isBarItem: Bool {
    get { self[BarItemKey.self] }
    set { self[BarItemKey.self] = newValue }
  }
}
