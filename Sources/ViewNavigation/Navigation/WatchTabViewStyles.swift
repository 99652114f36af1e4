import ViewRuntime

// Styles of tab views of the watch and the Mac.

/// Screens below one another that are swiped through.
nonisolated public struct VerticalPageTabViewStyle: SystemTabViewStyle {
  /// What the screens look like on their way; here they move in any case.
  nonisolated public struct TransitionStyle: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, blur, identity }
    private let kind: Kind
    public static let automatic = TransitionStyle(kind: .automatic)
    public static let blur = TransitionStyle(kind: .blur)
    public static let identity = TransitionStyle(kind: .identity)
  }

  var kind: TabViewStyleKind { .verticalPage }
  nonisolated public init() {}
  nonisolated public init(transitionStyle: TransitionStyle) {}
}

/// Screens below one another, as `VerticalPageTabViewStyle` has them now.
nonisolated public struct CarouselTabViewStyle: SystemTabViewStyle {
  var kind: TabViewStyleKind { .verticalPage }
  nonisolated public init() {}
}

/// The Mac's titles above the screens; here the bar of tabs.
nonisolated public struct GroupedTabViewStyle: SystemTabViewStyle {
  var kind: TabViewStyleKind { .automatic }
  nonisolated public init() {}
}

// A telephone has no such styles: a program that gives its own these names means its own.
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  @_disfavoredOverload
  nonisolated public static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }
  nonisolated public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle(transitionStyle: transitionStyle) }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  @_disfavoredOverload
  nonisolated public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  @_disfavoredOverload
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
