import Foundation
import Geometry
import ViewRuntime

extension EnvironmentValues {
  /// Whether scroll views show where they are along y.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { indicatorVisibility(.vertical) }
    set { setIndicatorVisibility(newValue, .vertical) }
  }

  /// Whether scroll views show where they are along x.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { indicatorVisibility(.horizontal) }
    set { setIndicatorVisibility(newValue, .horizontal) }
  }

  /// Whether scroll views move beyond their content along y.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounces[.vertical] ?? .automatic }
    set { scrollSettings.bounces[.vertical] = newValue }
  }

  /// Whether scroll views move beyond their content along x.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounces[.horizontal] ?? .automatic }
    set { scrollSettings.bounces[.horizontal] = newValue }
  }

  private func indicatorVisibility(_ axes: Axis.Set) -> ScrollIndicatorVisibility {
    scrollSettings.hidesIndicators.isSuperset(of: axes) ? .hidden : .automatic
  }

  private mutating func setIndicatorVisibility(
    _ visibility: ScrollIndicatorVisibility, _ axes: Axis.Set
  ) {
    if visibility.isHidden {
      scrollSettings.hidesIndicators.formUnion(axes)
    } else {
      scrollSettings.hidesIndicators.subtract(axes)
    }
  }
}

/// Whether a scroll view keeps what is seen in its place when content above it changes its size.
nonisolated public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, disabled }
  private let kind: Kind
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(kind: .automatic)
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(kind: .disabled)
}

private struct OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}
private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private struct ScrollAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
  /// Kept for those who read it: offsets are not adjusted here.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }

  /// Whether a change of a scroll view's position goes on with the velocity that it has.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// The point of the view that a scroll view goes to, and of the scroll view, that coincide.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

/// What moves a scroll view.
nonisolated public struct ScrollInputKind: Hashable, Sendable {
  private enum Kind: Sendable { case handGestureShortcut, lookScroll, digitalCrown }
  private let kind: Kind
  public static let handGestureShortcut = ScrollInputKind(kind: .handGestureShortcut)
  public static let look = ScrollInputKind(kind: .lookScroll)
  public static let digitalCrown = ScrollInputKind(kind: .digitalCrown)
}

/// Whether a kind of input moves a scroll view: none of these is here.
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = ScrollInputBehavior(kind: .automatic)
  public static let enabled = ScrollInputBehavior(kind: .enabled)
  public static let disabled = ScrollInputBehavior(kind: .disabled)
}

extension View {
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
