import Foundation
import ViewCatalog
import ViewRuntime

/// How tables look.
@preconcurrency @MainActor
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of tables has to show.
nonisolated public struct TableStyleConfiguration {}

/// What the system's styles say of their rows.
protocol SystemTableStyle: TableStyle {
  /// Nil where the style leaves it to others.
  nonisolated var alternatesRows: Bool? { get }
}

nonisolated public struct AutomaticTableStyle: TableStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

nonisolated public struct InsetTableStyle: SystemTableStyle {
  let alternatesRows: Bool?
  nonisolated public init() { alternatesRows = nil }
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternatesRows = alternatesRowBackgrounds
  }
  @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// The Mac's table in a frame.
nonisolated public struct BorderedTableStyle: SystemTableStyle {
  let alternatesRows: Bool?
  nonisolated public init() { alternatesRows = nil }
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternatesRows = alternatesRowBackgrounds
  }
  @MainActor public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TableStyle where Self == AutomaticTableStyle {
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
// A telephone has no such style: a program that gives its own this name means its own.
extension TableStyle where Self == BorderedTableStyle {
  @_disfavoredOverload
  nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private struct TableIsBorderedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }

  /// Whether there is a frame around tables.
  var tableIsBordered: Bool {
    get { self[TableIsBorderedKey.self] }
    set { self[TableIsBorderedKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tables inside; on iOS all are inset.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    let alternates = (style as? any SystemTableStyle)?.alternatesRows
    return environment(\.tableIsBordered, style is BorderedTableStyle)
      .transformEnvironment(\.alternatingRows) { if let alternates { $0 = alternates } }
  }

  /// Shows or hides the titles of the columns of the tables inside.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
