import Combine
import Foundation
import ViewContent
import ViewRuntime

/// What is shown in the columns of a split view.
@MainActor
final class SplitModel: ObservableObject {
  /// In a wide window: screens of links in one column that took the place of the next one's own content.
  @Published private(set) var replacements: [NavigationSplitViewColumn: Replacement] = [:]
  /// In a narrow window: the columns above the first one, and what was pushed onto them.
  let stack = NavigationModel()
  private(set) var columns: [NavigationSplitViewColumn] = []
  private(set) var isCompact = true
  /// How the list of a column forgets its choice.
  private var clearing: [NavigationSplitViewColumn: @MainActor () -> Void] = [:]

  struct Replacement {
    let item: NavigationItem
    /// The stack in which the link stands, which knows the destinations of its values.
    let source: NavigationModel
  }

  nonisolated init() {}

  func prepare(columns: [NavigationSplitViewColumn], isCompact: Bool) {
    (self.columns, self.isCompact) = (columns, isCompact)
  }

  func column(after column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
    columns.firstIndex(of: column).flatMap { $0 + 1 < columns.count ? columns[$0 + 1] : nil }
  }

  // MARK: Choosing

  /// Something was chosen in `column`: the next one shows it.
  func advance(from column: NavigationSplitViewColumn, isAnimated: Bool = true) {
    guard let next = self.column(after: column) else { return }
    if isCompact { show(next, isAnimated: isAnimated) } else { replacements[next] = nil }
  }

  /// Nothing is chosen in `column` any more: in a narrow window it is on top again.
  func retreat(to column: NavigationSplitViewColumn) {
    guard isCompact, let next = self.column(after: column), stack.columns.contains(next) else {
      return
    }
    show(column, isAnimated: true)
  }

  /// Brings `column` to the top of a narrow window.
  func show(_ column: NavigationSplitViewColumn, isAnimated: Bool) {
    guard let index = columns.firstIndex(of: column) else { return }
    stack.show(Array(columns[1...].prefix(index)), isAnimated: isAnimated)
  }

  /// Shows a link's screen in the column after the link's. Answers false where it is to be pushed instead:
  /// in a narrow window, and from the last column.
  func show(
    _ content: NavigationItem.Content, of source: NavigationModel,
    from column: NavigationSplitViewColumn
  ) -> Bool {
    guard !isCompact, let next = self.column(after: column) else { return false }
    let item = NavigationItem(id: UUID(), content: content)
    replacements[next] = Replacement(item: item, source: source)
    return true
  }

  // MARK: Forgetting

  func setClearing(
    of column: NavigationSplitViewColumn, _ clear: @escaping @MainActor () -> Void
  ) {
    clearing[column] = clear
  }

  /// After its user went back, the columns of a narrow window that are on top no longer have a choice.
  func columnsChanged(from old: [NavigationSplitViewColumn], to new: [NavigationSplitViewColumn]) {
    for gone in old where !new.contains(gone) {
      guard let index = columns.firstIndex(of: gone), index > 0 else { continue }
      clearing[columns[index - 1]]?()
    }
  }
}

/// A column of a split view, for what stands in it.
struct SplitPlace {
  let model: SplitModel
  let column: NavigationSplitViewColumn
}

/// What a stack that fills a column takes from the split view for its root's bar.
struct ColumnScreen {
  /// Shows the column before; nil where there is none to go back to.
  let goBack: (@MainActor () -> Void)?
  /// A button at the beginning of the bar.
  let leadingItem: AnyView?
  /// The bars of the column before, in a narrow window.
  weak var barsBelow: BarModel?
}

/// Lets a split view follow what is chosen in a list in one of its columns.
struct SplitSelection: ViewModifier {
  let selection: ListSelection?
  @Environment(\.splitPlace) private var place

  func body(content: Content) -> some View {
    if let place, let single = selection?.single {
      let _ = place.model.setClearing(of: place.column, single.clear)
      content.onChange(of: single.value(), initial: true) { old, new in
        if new != nil {
          // The first value comes as the old one too: what is chosen from the start is there at once.
          place.model.advance(from: place.column, isAnimated: old != new)
        } else {
          place.model.retreat(to: place.column)
        }
      }
    } else {
      content
    }
  }
}

private struct SplitPlaceKey: EnvironmentKey { static var defaultValue: SplitPlace? { nil } }
private struct ColumnScreenKey: EnvironmentKey { static var defaultValue: ColumnScreen? { nil } }
private struct SidebarColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The column of a split view around; nil where there is none.
  var splitPlace: SplitPlace? {
    get { self[SplitPlaceKey.self] }
    set { self[SplitPlaceKey.self] = newValue }
  }

  /// The column whose root a stack here would be; nil where it would be none's.
  var columnScreen: ColumnScreen? {
    get { self[ColumnScreenKey.self] }
    set { self[ColumnScreenKey.self] = newValue }
  }

  /// Whether this stands on the panel of a sidebar.
  var isSidebarColumn: Bool {
    get { self[SidebarColumnKey.self] }
    set { self[SidebarColumnKey.self] = newValue }
  }
}
