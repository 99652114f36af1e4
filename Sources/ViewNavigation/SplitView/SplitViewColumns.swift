import Foundation
import Geometry
import ViewLayout
import ViewRuntime

/// Which columns of a wide window are seen. A narrow one, such as a phone's, shows one at a time.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = Self(name: "sidebar")
  public static let content = Self(name: "content")
  public static let detail = Self(name: "detail")
}

/// How the columns of a split view share its width.
nonisolated public protocol NavigationSplitViewStyle {}

nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
/// The detail gives room to the columns before it.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
/// The detail keeps its size: the columns before it lie over it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: Self { Self() }
}

extension View {
  /// Sets how the columns of split views inside share the width of a wide window.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    let kind: SplitStyleKind =
      switch style {
      case is BalancedNavigationSplitViewStyle: .balanced
      case is ProminentDetailNavigationSplitViewStyle: .prominentDetail
      default: .automatic
      }
    return environment(\.splitStyle, kind)
  }

  /// Makes the column around as wide as this, in points. The detail takes what the others leave.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(least: width, ideal: width, most: width))
  }

  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
  }
}

enum SplitStyleKind: Equatable { case automatic, balanced, prominentDetail }

/// How wide a column wants to be, in points. Nobody drags its edge here: it is as wide as it likes best.
struct ColumnWidth: Equatable {
  let least: CGFloat?
  let ideal: CGFloat
  let most: CGFloat?

  var shown: CGFloat { Swift.min(Swift.max(ideal, least ?? 0), most ?? .infinity) }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

private struct SplitStyleKey: EnvironmentKey {
  static var defaultValue: SplitStyleKind { .automatic }
}

extension EnvironmentValues {
  /// How the columns of split views share a wide window.
  var splitStyle: SplitStyleKind {
    get { self[SplitStyleKey.self] }
    set { self[SplitStyleKey.self] = newValue }
  }
}
