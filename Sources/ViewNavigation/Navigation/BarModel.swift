import Combine
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// What the views of a screen ask of its bars.
struct BarContent {
  var title: Text?
  var subtitle: Text?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var isBackButtonHidden = false
  var background: AnyShapeStyle?
  /// Those of the bars at the top and the bottom; nil for the screen's.
  var topColorScheme: ColorScheme?
  var bottomColorScheme: ColorScheme?
  /// What lies over content that is scrolled below the bar at the top.
  var edgeEffect = EdgeEffect.soft
  var isBottomHidden = false
  var items: [BarItem] = []
  var search: SearchField?
  /// Whether the program says that one searches; nil where it says nothing of it.
  var searchPresentation: Binding<Bool>?
  var searchTokens = SearchTokens()
  var searchScopes: SearchScopes?
  /// What is proposed while the field to search with has the focus.
  var searchSuggestions: AnyView?
  /// What opens from the title.
  var titleMenu: AnyView?
  /// What the system would put into the bar and the program does not want.
  var removed: Set<ToolbarDefaultItemKind> = []
}

extension View {
  /// Draws a bar light or dark; nil for as it is.
  nonisolated func barColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }
}

/// How what is scrolled below a bar is seen: shaded and out of focus, behind a material with an edge, or as it is.
package enum EdgeEffect: Sendable { case soft, hard, hidden }

extension View {
  /// Says how what is scrolled below the bar of the screen is seen.
  nonisolated package func topEdgeEffect(_ effect: EdgeEffect?) -> some View {
    modifier(BarModifier { if let effect { $0.edgeEffect = effect } })
  }
}

/// A view in a bar.
struct BarItem: Identifiable {
  /// Those of `overflow` are the menu of a last button at the trailing end.
  enum Place { case leading, trailing, overflow, principal, bottom, keyboard }
  enum Kind { case view, prominent, space }
  var id: AnyHashable
  let place: Place
  let content: AnyView
  var kind = Kind.view
  /// Whether it is there before a user chooses, in a bar in which one may.
  var showsByDefault = true
  /// Whether it lies on no glass.
  var hidesGlass = false
}

/// Collects what the views of one screen ask of its bars; the bars are drawn from it.
@MainActor
final class BarModel: ObservableObject {
  private var entries: [(node: ObjectIdentifier, change: (inout BarContent) -> Void)] = []
  @Published private(set) var content = BarContent()
  /// Whether the field to search with has the focus; nil before anything is asked of the bars.
  private(set) var searchState: StateLocation<Bool>?
  /// The bars of the screen over which this one was pushed.
  weak var below: BarModel?

  /// Whether the title stands large below the bar: left alone, as on the screen below.
  var isLarge: Bool {
    switch content.titleMode {
    case .large, .inlineLarge: true
    case .inline: false
    case .automatic: below?.isLarge ?? true
    }
  }

  /// Whether one searches: by the field, which has the focus, or because the program says so.
  var isSearching: Bool {
    content.search != nil
      && (searchState?.value == true || content.searchPresentation?.wrappedValue == true)
  }

  /// Whether a search from the lower edge has taken the place of the title, as recorded on iOS 26.
  func hidesTitle(inTab isInTab: Bool) -> Bool {
    isSearching && content.search?.isAtBottom(inTab: isInTab) == true
  }

  /// The field has got the focus or lost it; the program learns that a search has begun.
  func focusChanged(_ isFocused: Bool) {
    searchState?.value = isFocused
    if isFocused, content.searchPresentation?.wrappedValue == false {
      content.searchPresentation?.wrappedValue = true
    }
  }

  /// Empties the field, takes the focus from it and tells the program.
  func endSearch() {
    content.search?.text.wrappedValue = ""
    content.searchTokens.removeAll()
    _ = FieldEditor.resignFocus()
    if content.searchPresentation?.wrappedValue == true {
      content.searchPresentation?.wrappedValue = false
    }
  }

  nonisolated init() {}

  func set(_ change: @escaping (inout BarContent) -> Void, for node: Node) {
    if searchState == nil {
      var root = node
      while let parent = root.parent { root = parent }
      searchState = StateLocation(false, node: root)
    }
    let id = ObjectIdentifier(node)
    if let index = entries.firstIndex(where: { $0.node == id }) {
      entries[index].change = change
    } else {
      entries.append((id, change))
    }
    collect()
  }

  func remove(_ node: Node) {
    entries.removeAll { $0.node == ObjectIdentifier(node) }
    collect()
  }

  private func collect() {
    var fresh = BarContent()
    // Views outside come last, and what stands inside wins.
    for entry in entries.reversed() { entry.change(&fresh) }
    fresh.leaveOutRemovedItems()
    content = fresh
  }
}

/// The bars of the screens of one stack, from the root up.
@MainActor
final class ScreenBars {
  private struct WeakModel { weak var model: BarModel? }
  private var models: [Int: WeakModel] = [:]
  /// The bars of the screen before the root, which belongs to a stack outside of this one.
  weak var below: BarModel?

  nonisolated init() {}

  func bars(at index: Int) -> BarModel? { models[index]?.model }

  /// Says that the screen at `index` has those bars.
  func note(_ bars: BarModel, at index: Int) {
    models[index] = WeakModel(model: bars)
    bars.below = index == 0 ? below : models[index - 1]?.model
  }
}

private struct TopBarMarginKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct BarModelKey: EnvironmentKey { static var defaultValue: BarModel? { nil } }

extension EnvironmentValues {
  /// The bars of the screen around; nil where there are none.
  var barModel: BarModel? {
    get { self[BarModelKey.self] }
    set { self[BarModelKey.self] = newValue }
  }

  /// How far below the upper edge the bar of a screen begins, in points: a sheet has round corners.
  var topBarMargin: CGFloat {
    get { self[TopBarMarginKey.self] }
    set { self[TopBarMarginKey.self] = newValue }
  }
}

/// What is asked of the bars of a stack's screens from outside of the stack, from the outermost view inwards.
struct OuterBarChanges {
  var changes: [(inout BarContent) -> Void] = []
}

private struct OuterBarChangesKey: EnvironmentKey {
  static var defaultValue: OuterBarChanges { OuterBarChanges() }
}

extension EnvironmentValues {
  /// What views between the screen around and here ask of the bars of a stack that is further inside.
  var outerBarChanges: OuterBarChanges {
    get { self[OuterBarChangesKey.self] }
    set { self[OuterBarChangesKey.self] = newValue }
  }
}

/// Asks something of the bars around, and where there are none, or those of a column that a stack takes over, of the bars
/// of the stack inside: a field to search with may be written at a stack and at what is in it.
nonisolated struct StackBarModifier: ViewModifier {
  let change: (inout BarContent) -> Void
  @Environment(\.barModel) private var bars
  @Environment(\.columnScreen) private var column
  @Environment(\.outerBarChanges) private var outer

  nonisolated init(_ change: @escaping (inout BarContent) -> Void) { self.change = change }

  @MainActor func body(content: Content) -> some View {
    var changes = outer
    if bars == nil || column != nil { changes.changes.append(change) }
    return content.environment(\.outerBarChanges, changes).modifier(BarModifier(change))
  }
}

/// Asks of the bars of a stack's root what is asked of them from outside.
struct OuterBarModifier: ViewModifier {
  /// 0 is the root.
  let index: Int
  @Environment(\.outerBarChanges) private var outer

  @ViewBuilder @MainActor func body(content: Content) -> some View {
    if index != 0 || outer.changes.isEmpty {
      content
    } else {
      content.environment(\.outerBarChanges, OuterBarChanges())
        .modifier(BarModifier { bar in for change in outer.changes { change(&bar) } })
    }
  }
}

/// Asks something of the bars around.
nonisolated struct BarModifier: PrimitiveModifier {
  let change: (inout BarContent) -> Void

  nonisolated init(_ change: @escaping (inout BarContent) -> Void) { self.change = change }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    BarNode(view, in: context)
  }
}

private final class BarNode<Content: View>: ModifiedNode<Content, BarModifier> {
  private var model: BarModel?

  override func willMakeContent() {
    model = EnvironmentValues(scope: inherited.environment).barModel
    model?.set(modifier.change, for: self)
  }

  override func modifierChanged(from old: BarModifier) { model?.set(modifier.change, for: self) }

  override func willBeRemoved() { model?.remove(self) }
}
