import ViewRuntime

private struct ListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in the rows of lists and forms, whose controls show their labels, and whose links end in a chevron. Not in what
  /// a row lets scroll: that is a window of its own.
  package var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}
