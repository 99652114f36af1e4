import Foundation
import Geometry
import Motion
import ViewInteraction
import ViewLayout
import ViewRuntime

/// When a bar of tabs becomes small, to leave room for what is scrolled.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Kind { case never, onScrollDown, onScrollUp }
  let kind: Kind
  /// On a phone never.
  public static let automatic = Self(kind: .never)
  public static let onScrollDown = Self(kind: .onScrollDown)
  public static let onScrollUp = Self(kind: .onScrollUp)
  public static let never = Self(kind: .never)
}

extension View {
  /// Has the bar of the tabs inside show the chosen tab alone while one scrolls that way.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizing, behavior.kind)
  }
}

private struct TabBarMinimizingKey: EnvironmentKey {
  static var defaultValue: TabBarMinimizeBehavior.Kind { .never }
}

extension EnvironmentValues {
  var tabBarMinimizing: TabBarMinimizeBehavior.Kind {
    get { self[TabBarMinimizingKey.self] }
    set { self[TabBarMinimizingKey.self] = newValue }
  }
}

/// Which way one has scrolled last, and far enough for a bar to follow.
struct ScrollTurn {
  /// Points. By eye: nothing is recorded.
  static let least: CGFloat = 16
  private var turn: CGFloat?
  private var last: CGFloat = 0

  /// Answers whether the content has moved up (one scrolls down), by more than the least way; nil before that.
  /// - Parameter offset: of the content, in points; 0 at its start.
  mutating func scrollsDown(_ offset: CGFloat) -> Bool? {
    guard offset > 0, let turn else {
      (self.turn, last) = (offset, offset)
      return offset > 0 ? nil : false
    }
    // Back over the last turning point's way: a new one.
    if (last - turn) * (offset - last) < 0 { self.turn = last }
    last = offset
    let way = offset - (self.turn ?? offset)
    return abs(way) < Self.least ? nil : way > 0
  }
}

/// Makes the bar of tabs small and large again with what is scrolled inside.
struct TabBarMinimizer: ViewModifier {
  let bar: TabBarModel
  @Environment(\.tabBarMinimizing) private var kind
  @State private var turn = WatchedTurn()

  @MainActor private final class WatchedTurn {
    var turn = ScrollTurn()
    nonisolated init() {}
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      ScrollObservation(
        read: { $0.presentedOffset.y },
        action: { [bar, turn, kind] _, offset in
          guard kind != .never, let down = turn.turn.scrollsDown(offset) else { return }
          let isMinimized = offset > 0 && down == (kind == .onScrollDown)
          guard isMinimized != bar.isMinimized else { return }
          withAnimation(.smooth(duration: 0.35)) { bar.isMinimized = isMinimized }
        }))
  }
}
