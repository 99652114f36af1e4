import Foundation
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Where what floats over a bar of tabs stands: above it, or in its row while the bar is small.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case expanded, inline
}

extension View {
  /// A view that floats over the bar of tabs.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// The same while `isEnabled`.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return modifier(
      EnvironmentModifier {
        guard isEnabled else {
          $0.tabAccessory = nil
          $0.tabAccessoryRoom = 0
          return
        }
        $0.tabAccessory = AnyView(content)
        // A capsule of 48 points, 8 above the bar of tabs, which ends 81 above the window's edge.
        $0.tabAccessoryRoom = 56
      })
  }
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabAccessoryRoomKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// What floats over the bar of tabs.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// How much of the screens inside what floats over the bar of tabs covers, in points.
  var tabAccessoryRoom: CGFloat {
    get { self[TabAccessoryRoomKey.self] }
    set { self[TabAccessoryRoomKey.self] = newValue }
  }

  /// Where the accessory around stands; nil outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

/// The view over a bar of tabs, on glass of its own.
struct TabAccessory: View {
  @ObservedObject var bar: TabBarModel
  /// Whether a tab to search with stands at the bar's end.
  let hasSearch: Bool
  @Environment(\.tabAccessory) private var content

  var body: some View {
    if let content {
      let isInline = bar.isMinimized
      let beside = TabBarMetrics.margin + TabBarMetrics.minimizedHeight + TabBarMetrics.spacing
      content
        .environment(\.tabViewBottomAccessoryPlacement, isInline ? .inline : .expanded)
        .environment(\.tabAccessory, nil)
        .frame(maxWidth: .infinity)
        .frame(height: TabBarMetrics.minimizedHeight)
        .glassEffect()
        .padding(.leading, isInline ? beside : TabBarMetrics.margin)
        .padding(.trailing, isInline && hasSearch ? beside : TabBarMetrics.margin)
        .padding(.bottom, isInline ? TabBarMetrics.below : 89)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .ignoresSafeArea(.container, edges: .bottom)
    }
  }
}
