import Foundation
import ViewControls
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Where a toolbar's item goes.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarItem.Place
  /// Whether a button there is filled with the tint, as those are that confirm.
  let isProminent: Bool

  init(_ place: BarItem.Place, isProminent: Bool = false) {
    (self.place, self.isProminent) = (place, isProminent)
  }

  public static let automatic = ToolbarItemPlacement(.trailing)
  public static let principal = ToolbarItemPlacement(.principal)
  public static let title = ToolbarItemPlacement(.principal)
  public static let navigation = ToolbarItemPlacement(.leading)
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  public static let secondaryAction = ToolbarItemPlacement(.overflow)
  public static let status = ToolbarItemPlacement(.bottom)
  public static let confirmationAction = ToolbarItemPlacement(.trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  public static let largeTitle = ToolbarItemPlacement(.principal)
  public static let subtitle = ToolbarItemPlacement(.principal)
  public static let largeSubtitle = ToolbarItemPlacement(.principal)
  /// A bar of the Mac's below its toolbar: its items stand at the end of the bar here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
  /// A bar of the program's own: its items stand at the end of the bar here.
  public init<ID: Hashable>(id: ID) { self.init(.trailing) }
}

/// A bar.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the top of a window.
  public static var windowToolbar: ToolbarPlacement { .navigationBar }
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(id: id)
  }
  public init<ID: Hashable>(id: ID) { name = "accessory" }
  private init(name: String) { self.name = name }
}

/// The items of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: ToolbarContent {}

public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}

/// Items that the library shows itself.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var items: [BarItem] { get }
}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) is shown by its bar and has no body") }
}

extension ToolbarContent {
  /// All items, each with an identity by its place.
  @MainActor var allItems: [BarItem] {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.items }
    return body.allItems
  }
}

nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let id: String?
  let showsByDefault: Bool
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == Void {
    id = nil
    showsByDefault = true
    self.placement = placement
    self.content = content()
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.id = id
    self.showsByDefault = showsByDefault
    self.placement = placement
    self.content = content()
  }

  var items: [BarItem] {
    [
      BarItem(
        id: AnyHashable(id ?? "item"), place: placement.place, content: AnyView(content),
        kind: placement.isProminent ? .prominent : .view, showsByDefault: showsByDefault)
    ]
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var items: [BarItem] { [BarItem(id: "group", place: placement.place, content: AnyView(content))] }
}

/// Room between groups of items.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }

  var items: [BarItem] {
    [BarItem(id: "spacer", place: placement.place, content: AnyView(Spacer()), kind: .space)]
  }
}

nonisolated public struct SpacerSizing: Hashable, Sendable {
  let isFixed: Bool
  public static let flexible = SpacerSizing(isFixed: false)
  public static let fixed = SpacerSizing(isFixed: true)
}

extension ToolbarSpacer: CustomizableToolbarContent {}

/// Several items in order.
nonisolated public struct ToolbarItems: PrimitiveToolbarContent, CustomizableToolbarContent {
  let parts: [any ToolbarContent]

  @MainActor var items: [BarItem] {
    parts.enumerated().flatMap { index, part in
      part.allItems.map { item in
        var item = item
        item.id = AnyHashable([AnyHashable(index), item.id])
        return item
      }
    }
  }
}

/// Items, or none: what `if` without `else` builds.
nonisolated public struct _OptionalToolbarItems<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content?
  @MainActor var items: [BarItem] { content?.allItems ?? [] }
}

extension _OptionalToolbarItems: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> ToolbarItems
  {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarItems(parts: parts)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?)
    -> _OptionalToolbarItems<Content>
  { _OptionalToolbarItems(content: content) }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarItems {
    ToolbarItems(parts: [first])
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarItems {
    ToolbarItems(parts: [second])
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> ToolbarItems
  {
    ToolbarItems(parts: [content])
  }
}

/// Nodes are made and updated on the main thread only.
nonisolated private func barItems<Content: ToolbarContent>(of content: Content) -> [BarItem] {
  // Both stay on the caller's thread, which is the main one.
  nonisolated(unsafe) let content = content
  nonisolated(unsafe) var items: [BarItem] = []
  assumeMainActor { items = content.allItems }
  return items
}

extension View {
  /// Fills the bars of the screen.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(BarModifier { $0.items += barItems(of: content) })
  }

  /// Fills the bars of the screen with items that a user of a large screen may choose among: those that show by default.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(BarModifier { $0.items += barItems(of: content).filter(\.showsByDefault) })
  }

  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return modifier(
      BarModifier { $0.items.append(BarItem(id: "views", place: .trailing, content: content)) })
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barVisibility(visibility, bars) }

  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barVisibility(visibility, bars) }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    let isTopBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    let isBottomBar = bars.contains(.bottomBar)
    return modifier(
      BarModifier {
        if isTopBar { $0.isHidden = visibility == .hidden }
        if isBottomBar { $0.isBottomHidden = visibility == .hidden }
      }
    )
    .modifier(TabBarModifier(visibility: bars.contains(.tabBar) ? visibility : .automatic))
  }

  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarModifier {
        if bars.isEmpty || bars.contains(.navigationBar) { $0.background = AnyShapeStyle(style) }
      })
  }

  /// Shows or hides what lies behind the bar at the top.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { barBackground(visibility, bars) }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { barBackground(visibility, bars) }

  nonisolated private func barBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement])
    -> some View
  {
    modifier(
      BarModifier {
        guard bars.isEmpty || bars.contains(.navigationBar) else { return }
        switch visibility {
        case .automatic: break
        case .hidden: ($0.background, $0.edgeEffect) = (nil, .hidden)
        case .visible: $0.background = $0.background ?? AnyShapeStyle(Material.bar)
        }
      })
  }

  /// Draws the bars light or dark, whatever their screens are.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      BarModifier {
        if bars.isEmpty || bars.contains(.navigationBar) { $0.topColorScheme = colorScheme }
        if bars.isEmpty || bars.contains(.bottomBar) { $0.bottomColorScheme = colorScheme }
      })
  }
  /// How a bar's items are grouped; here they are always beside the title.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(BarModifier { $0.titleMode = mode.mode })
  }
}

nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: Self { Self(mode: .automatic) }
  public static var inline: Self { Self(mode: .inline) }
  public static var large: Self { Self(mode: .large) }
  public static var inlineLarge: Self { Self(mode: .inlineLarge) }
}

nonisolated public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}
