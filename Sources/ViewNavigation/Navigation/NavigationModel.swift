import Combine
import Foundation
import Motion
import ViewContent
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// One screen above the root.
struct NavigationItem {
  enum Content {
    case value(AnyHashable)
    case view(AnyView)
    /// A column of a split view in a narrow window.
    case column(NavigationSplitViewColumn)
  }
  let id: UUID
  let content: Content
  let zoom = ZoomTarget()
}

/// The screens of one navigation stack.
@MainActor
final class NavigationModel: ObservableObject {
  /// Screens above the root.
  @Published private(set) var items: [NavigationItem] = []
  var depth: Int { items.count }
  @Published private var destinationsVersion = 0
  @Published private var zoomVersion = 0
  private var destinations:
    [ObjectIdentifier: (owner: ObjectIdentifier, make: @MainActor (AnyHashable) -> AnyView?)] = [:]
  /// The program's own path; nil where it keeps none.
  var path: PathBinding?

  nonisolated init() {}

  static let animation = Animation.spring(response: 0.45, dampingFraction: 1)

  /// A screen has said by now that it zooms in, over one that stays where it is.
  func zoomChanged() {
    withAnimation(Self.animation) { zoomVersion += 1 }
  }

  // MARK: Moving

  func push(_ content: NavigationItem.Content) {
    if case .value(let value) = content, let path {
      path.set(path.get() + [value])
      return
    }
    change { items.append(NavigationItem(id: UUID(), content: content)) }
  }

  /// Shows the screen below.
  func pop() {
    guard depth > 0 else { return }
    if let path, case .value = items[depth - 1].content {
      path.set(path.get().dropLast())
      return
    }
    move(to: depth - 1)
  }

  func pop(_ id: UUID) {
    guard let index = items.firstIndex(where: { $0.id == id }), index < depth else { return }
    if path == nil { move(to: index) } else { pop() }
  }

  /// Makes the screens those of the program's path; screens that were pushed as views stay on top of it.
  func follow(_ values: [AnyHashable], isAnimated: Bool) {
    var shown: [AnyHashable] = []
    for item in items.prefix(depth) {
      guard case .value(let value) = item.content else { break }
      shown.append(value)
    }
    guard shown != values else { return }
    let common = zip(shown, values).prefix { $0 == $1 }.count
    if common == values.count { return move(to: common) }
    let new =
      items[..<common] + values[common...].map { NavigationItem(id: UUID(), content: .value($0)) }
    change(isAnimated: isAnimated) { items = Array(new) }
  }

  /// The columns of a split view among the screens above the root, in their order.
  var columns: [NavigationSplitViewColumn] {
    items.compactMap { if case .column(let column) = $0.content { column } else { nil } }
  }

  /// Makes the screens those of a split view's columns; others that stand on the last of them go.
  func show(_ wanted: [NavigationSplitViewColumn], isAnimated: Bool) {
    guard columns != wanted || items.count != wanted.count else { return }
    let common = zip(columns, wanted).prefix { $0 == $1 }.count
    let kept = items.filter { item in
      if case .column(let column) = item.content {
        wanted[..<common].contains(column)
      } else {
        false
      }
    }
    let new = kept + wanted[common...].map { NavigationItem(id: UUID(), content: .column($0)) }
    change(isAnimated: isAnimated) { items = new }
  }

  private func move(to newDepth: Int) {
    change { items.removeSubrange(newDepth...) }
  }

  private func change(isAnimated: Bool = true, _ change: () -> Void) {
    guard isAnimated else {
      withAnimation(nil, change)
      return settle(depth)
    }
    // What is covered disappears when it is covered, and appears when it begins to come back.
    withAnimation(Self.animation, completionCriteria: .logicallyComplete, change) { [weak self] in
      if let self { settle(depth) }
    }
    settle(min(settledDepth, depth))
  }

  // MARK: What is shown

  private struct WeakScope { weak var scope: AppearanceScope? }
  private var scopes: [Int: WeakScope] = [:]
  /// The screen which has come to stand on top: those below have disappeared.
  private var settledDepth = 0

  /// Says whose views appear and disappear with the screen at `index`.
  func note(_ scope: AppearanceScope, at index: Int, in outer: AppearanceScope?) {
    scopes[index] = WeakScope(scope: scope)
    scope.show(index < settledDepth ? .nothing : .everything, in: outer)
  }

  private func settle(_ newDepth: Int) {
    guard settledDepth != newDepth else { return }
    settledDepth = newDepth
    for (index, entry) in scopes.sorted(by: { $0.key < $1.key }) {
      entry.scope?.show(index < newDepth ? .nothing : .everything)
    }
  }

  // MARK: Destinations

  func setDestination<D>(
    _ type: D.Type, owner: Node, _ make: @escaping @MainActor (AnyHashable) -> AnyView?
  ) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = (ObjectIdentifier(owner), make)
    if isNew, !items.isEmpty { destinationsVersion += 1 }
  }

  func removeDestination<D>(_ type: D.Type, owner: Node) {
    if destinations[ObjectIdentifier(type)]?.owner == ObjectIdentifier(owner) {
      destinations[ObjectIdentifier(type)] = nil
    }
  }

  func view(for item: NavigationItem) -> AnyView {
    switch item.content {
    case .view(let view): return view
    case .column: return AnyView(EmptyView())
    case .value(let value):
      let type = type(of: value.base)
      if let view = destinations[ObjectIdentifier(type)]?.make(value) { return view }
      return AnyView(
        Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundStyle(.yellow)
          .onAppear {
            Reports.once("no navigationDestination(for: \(type).self) was found for a link's value")
          })
    }
  }
}

/// A program's path, behind its type.
struct PathBinding {
  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around; nil where there is none.
  var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

extension View {
  /// Says which screen belongs to values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a screen above this one while `isPresented`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: AnyView(destination())))
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(
        isPresented: Binding(
          get: { item.wrappedValue != nil },
          set: { (isPresented: Bool) in if !isPresented { item.wrappedValue = nil } }),
        destination: AnyView(item.wrappedValue.map { destination($0) })))
  }
}

nonisolated private struct DestinationModifier<D: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (D) -> Destination

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    DestinationNode(view, in: context)
  }
}

private final class DestinationNode<Content: View, D: Hashable, Destination: View>: ModifiedNode<
  Content, DestinationModifier<D, Destination>
>
{
  private var model: NavigationModel?

  override func willMakeContent() {
    model = EnvironmentValues(scope: inherited.environment).navigationModel
    register()
  }

  override func modifierChanged(from old: DestinationModifier<D, Destination>) { register() }

  private func register() {
    let destination = modifier.destination
    model?.setDestination(D.self, owner: self) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
  }

  override func willBeRemoved() { model?.removeDestination(D.self, owner: self) }
}

nonisolated private struct PresentedDestination: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: AnyView
  @Environment(\.navigationModel) private var model

  nonisolated init(isPresented: Binding<Bool>, destination: AnyView) {
    self.isPresented = isPresented
    self.destination = destination
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, shown in
      if shown {
        model?.push(.view(AnyView(destination.onDisappear { isPresented.wrappedValue = false })))
      } else if let model, model.depth > 0 {
        model.pop()
      }
    }
  }
}
