import Combine
import Foundation
@_spi(Runtime) import ViewRuntime

/// What the views of the tab that is shown ask of the bar of tabs: whether it is there.
@MainActor
final class TabBarModel: ObservableObject {
  private var visibilities = NodeValues<Visibility>()
  private let scope = AppearanceScope()
  @Published private(set) var isHidden = false
  /// The bars with the field of the tab to search with, while that is shown.
  @Published private(set) var searchBars: BarModel?
  /// Nil for a screen without a field, which gives the bar of tabs back.
  private var searches = NodeValues<BarModel?>()
  /// The number of the tab that was shown last, those to search with apart.
  var latest = 0
  /// Whether it shows the chosen tab alone.
  @Published var isMinimized = false

  enum Place { case bottom, top, side }
  /// Where the bar stands.
  @Published private(set) var place = Place.bottom
  private var wantedPlace = Place.bottom

  nonisolated init() {}

  /// Chooses the tab whose views are asked.
  func show(_ tab: AppearanceScope.Shown) {
    scope.show(tab)
    collectLater()
  }

  /// Says where the bar stands.
  func stand(_ place: Place) {
    guard place != wantedPlace else { return }
    wantedPlace = place
    collectLater()
  }

  fileprivate func set(_ visibility: Visibility, for node: Node) {
    visibilities.set(visibility, for: node)
    collectLater()
  }

  fileprivate func remove(_ node: Node) {
    visibilities.remove(node)
    collectLater()
  }

  func setSearch(_ bars: BarModel?, for node: Node) {
    searches.set(bars, for: node)
    collectLater()
  }

  func removeSearch(_ node: Node) {
    searches.remove(node)
    collectLater()
  }

  /// When all views of this pass are in their places.
  private func collectLater() {
    ViewHost.afterCurrentPass { [weak self] in assumeMainActor { self?.collect() } }
  }

  private func collect() {
    // A screen further inside, or pushed over another, has the last word.
    let last = visibilities.last { $1 != .automatic && scope.shows($0) }
    let wanted = last == .hidden
    if wanted != isHidden { isHidden = wanted }
    // As above: of the screens of a tab the one that was pushed last decides.
    let search = searches.last { node, _ in scope.shows(node) } ?? nil
    if search !== searchBars { searchBars = search }
    if wantedPlace != place { place = wantedPlace }
  }
}

/// What nodes ask, in the order in which they began to.
private struct NodeValues<Value> {
  private struct Entry {
    weak var node: Node?
    var value: Value
  }
  private var entries: [Entry] = []

  mutating func set(_ value: Value, for node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].value = value
    } else {
      entries.append(Entry(node: node, value: value))
    }
  }

  mutating func remove(_ node: Node) { entries.removeAll { $0.node === node } }

  /// Of the nodes that are still there, what the last one asks for which `isWanted` holds.
  func last(where isWanted: (Node, Value) -> Bool) -> Value? {
    entries.last { entry in entry.node.map { isWanted($0, entry.value) } ?? false }?.value
  }
}

private struct TabBarModelKey: EnvironmentKey { static var defaultValue: TabBarModel? { nil } }

extension EnvironmentValues {
  /// The bar of the tabs around; nil where there is none.
  var tabBarModel: TabBarModel? {
    get { self[TabBarModelKey.self] }
    set { self[TabBarModelKey.self] = newValue }
  }
}

/// Shows or hides the bar of the tabs around, as long as this is there; `automatic` leaves it to others.
nonisolated struct TabBarModifier: PrimitiveModifier {
  var visibility: Visibility

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TabBarModifierNode(view, in: context)
  }
}

private final class TabBarModifierNode<Content: View>: ModifiedNode<Content, TabBarModifier> {
  private var model: TabBarModel?

  override func willMakeContent() {
    guard modifier.visibility != .automatic else { return }
    join()
  }

  override func modifierChanged(from old: TabBarModifier) {
    if model == nil, modifier.visibility != .automatic { return join() }
    model?.set(modifier.visibility, for: self)
  }

  override func willBeRemoved() { model?.remove(self) }

  private func join() {
    model = EnvironmentValues(scope: inherited.environment).tabBarModel
    model?.set(modifier.visibility, for: self)
  }
}
