import Foundation
import ViewCatalog
import ViewRuntime

/// What a user may change about a column.
nonisolated public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// What is changed about the columns of a table: which are shown. Nobody moves columns here, so their order is
/// that in which they are written.
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable,
  Sendable
{
  private var visibilities: [String: Bool] = [:]
  public init() {}
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  public mutating func resetOrder() {}
}

extension TableColumn {
  /// The name under which a customization knows the column.
  public func customizationID(_ id: String) -> Self { look { $0.id = id } }

  /// Whether the column is shown where no customization says so.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    look { $0.visibility = visibility }
  }

  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
}

extension SceneStorage {
  /// The columns of a table, as they were left.
  nonisolated public init<RowValue: Identifiable>(wrappedValue: Value = Value(), _ key: String)
  where Value == TableColumnCustomization<RowValue> { self.init(kept: wrappedValue, key) }
}

extension AppStorage {
  /// The columns of a table, as they were left.
  nonisolated public init<RowValue: Identifiable>(
    wrappedValue: Value = Value(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> { self.init(kept: wrappedValue, key) }
}
