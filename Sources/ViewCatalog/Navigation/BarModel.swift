import Combine
import Foundation
@_spi(Runtime) import ViewRuntime

/// What the views of a screen ask of its bars.
struct BarContent {
  var title: Text?
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var isBackButtonHidden = false
  var background: AnyShapeStyle?
  var items: [BarItem] = []
  var search: SearchField?
  var isTabBarHidden = false
}

/// A view in a bar.
struct BarItem: Identifiable {
  enum Place { case leading, trailing, principal, bottom, keyboard }
  let id: AnyHashable
  let place: Place
  let content: AnyView
}

/// Collects what the views of one screen ask of its bars; the bars are drawn from it.
@MainActor
final class BarModel: ObservableObject {
  private var entries: [(node: ObjectIdentifier, change: (inout BarContent) -> Void)] = []
  @Published private(set) var content = BarContent()
  /// Whether the screen was pushed over another.
  var canGoBack = false

  nonisolated init() {}

  func set(_ change: @escaping (inout BarContent) -> Void, for node: Node) {
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
    content = fresh
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
