import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

enum SeparatorTintTrait: ElementTrait { typealias Value = Color? }
enum SelectionDisabledTrait: ElementTrait { typealias Value = Bool }

/// The line below a row: the system's, or one in a colour of the program's.
struct RowSeparator: View {
  let tint: Color?
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    Group {
      if let tint { tint.frame(height: pixelLength) } else { Divider() }
    }
    // It lies on its row, which is touched there too.
    .allowsHitTesting(false)
  }
}

extension View {
  /// Sets the colour of the line below the row; nil for the system's.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    rowTrait(SeparatorTintTrait.self, value: edges.contains(.bottom) ? color : nil)
  }

  /// Sets the colour of the lines of a section's rows; nil for the system's.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { listRowSeparatorTint(color, edges: edges) }

  /// Keeps the row from being chosen.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier(SelectionDisabledTrait.self, value: isDisabled, affectsLayout: false))
  }

  /// The letters at the side of a list that jump to its sections, which are not drawn here.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    if label != nil {
      Reports.once("sectionIndexLabel is left out: lists have no index at their side here")
    }
    return self
  }
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View {
    sectionIndexLabel(Text(label))
  }
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View {
    sectionIndexLabel(Text(label))
  }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Leaves room around the sections of the lists inside, in points.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    modifier(
      EnvironmentModifier {
        if edges.contains(.leading) || edges.contains(.trailing) {
          $0.listLook.sectionMargin = length
        }
        if edges.contains(.top) || edges.contains(.bottom) {
          $0.listLook.sectionSpacing = length.map { $0 * (edges.isSuperset(of: .vertical) ? 2 : 1) }
        }
      })
  }
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ListMetrics.rowHeight }
}
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// How tall the rows of lists are at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// How tall the headers of lists are at least, in points; nil for the system's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
