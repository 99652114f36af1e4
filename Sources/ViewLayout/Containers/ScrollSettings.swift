import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What modifiers say about the scroll views below them.
struct ScrollSettings {
  var isDisabled = false
  var isClipped = true
  var hidesIndicators = Axis.Set()
  var margins = EdgeInsets()
  var bounces: [Axis: ScrollBounceBehavior] = [:]
  var target: (any ScrollTargetBehavior)?
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  var position: ScrollPositionLink?
  /// Whether nothing moves it beyond its content.
  var stopsAtEdges = false
  /// The part of its speed that it keeps for each millisecond after a finger.
  var decelerationRate = ScrollPhysics.normalRate

  func showsIndicator(_ axis: Axis) -> Bool { !hidesIndicators.contains(Axis.Set(axis)) }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scroll views take no touches.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }
}

/// What an anchor of a scroll view is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int
  /// Where it begins.
  public static let initialOffset = ScrollAnchorRole(number: 0)
  /// What stays in sight when the content becomes longer.
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  /// Where content lies that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(number: 2)
  static let all = [initialOffset, sizeChanges, alignment]
}

extension Axis.Set {
  static var all: Axis.Set { [.horizontal, .vertical] }

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// Whether a scroll view moves beyond its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }
  let kind: Kind

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Only where there is more content than room.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// Whether scroll views show where they are.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, visible, hidden, never }
  private let kind: Kind
  var isHidden: Bool { kind == .hidden || kind == .never }

  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(kind: .automatic)
  }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}

/// What a margin around a scroll view's content is for.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(kind: .scrollContent)
  }
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(kind: .scrollIndicators)
  }
}

extension View {
  /// Switches scrolling by touch off in the scroll views of this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.scrollSettings.isDisabled = disabled })
  }

  /// Lets content be seen outside of its scroll view.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.scrollSettings.isClipped = !disabled })
  }

  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if visibility.isHidden {
          $0.scrollSettings.hidesIndicators.formUnion(axes)
        } else {
          $0.scrollSettings.hidesIndicators.subtract(axes)
        }
      })
  }

  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentModifier {
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
          $0.scrollSettings.bounces[axis] = behavior
        }
      })
  }

  /// Decides where scroll views come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentModifier { $0.scrollSettings.target = behavior })
  }

  /// Shows this point of the content at the same point of its scroll view: at first, when the content
  /// grows while it is shown there, and where the content is smaller than the scroll view.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      EnvironmentModifier {
        for role in ScrollAnchorRole.all { $0.scrollSettings.anchors[role] = anchor }
      })
  }

  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    modifier(EnvironmentModifier { $0.scrollSettings.anchors[role] = anchor })
  }

  /// Leaves room around the content of scroll views, inside of what is scrolled.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentModifier {
        guard placement.kind != .scrollIndicators else { return }
        if edges.contains(.top) { $0.scrollSettings.margins.top = insets.top }
        if edges.contains(.leading) { $0.scrollSettings.margins.leading = insets.leading }
        if edges.contains(.bottom) { $0.scrollSettings.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { $0.scrollSettings.margins.trailing = insets.trailing }
      })
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
