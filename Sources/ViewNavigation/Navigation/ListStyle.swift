import Foundation
import Geometry
import ViewGraphics
import ViewControls
@_spi(Runtime) import ViewRuntime

/// How a list looks.
public protocol ListStyle {}

enum ListStyleKind { case automatic, plain, grouped, insetGrouped, sidebar }

protocol SystemListStyle: ListStyle {
  static var kind: ListStyleKind { get }
  /// Whether every second row has a darker background; nil where the style leaves that to others.
  var alternatesRows: Bool? { get }
}

extension SystemListStyle {
  var alternatesRows: Bool? { nil }
}

nonisolated public struct DefaultListStyle: SystemListStyle {
  static var kind: ListStyleKind { .automatic }
  nonisolated public init() {}
}
nonisolated public struct PlainListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct GroupedListStyle: SystemListStyle {
  static var kind: ListStyleKind { .grouped }
  nonisolated public init() {}
}
nonisolated public struct InsetGroupedListStyle: SystemListStyle {
  static var kind: ListStyleKind { .insetGrouped }
  nonisolated public init() {}
}
nonisolated public struct InsetListStyle: SystemListStyle {
  static var kind: ListStyleKind { .plain }
  let alternatesRows: Bool?
  nonisolated public init() { alternatesRows = nil }
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    alternatesRows = alternatesRowBackgrounds
  }
}
nonisolated public struct SidebarListStyle: SystemListStyle {
  static var kind: ListStyleKind { .sidebar }
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyleKind { .automatic }
}

extension EnvironmentValues {
  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists inside.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let system = style as? any SystemListStyle
    let kind = (S.self as? any SystemListStyle.Type)?.kind ?? .automatic
    let (alternates, isBordered) = (system?.alternatesRows, style is BorderedListStyle)
    return modifier(
      EnvironmentModifier {
        $0.listStyle = kind
        $0.isListBordered = isBordered
        if let alternates { $0.alternatingRows = alternates }
      })
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTrait(RowInsetsTrait.self, value: insets)
  }

  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTrait(RowBackgroundTrait.self, value: view.map { AnyView($0) })
  }

  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(RowSeparatorTrait.self, value: visibility)
  }
}
