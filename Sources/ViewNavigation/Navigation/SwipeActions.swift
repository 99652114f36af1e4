import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What stands beside a row of a list, to be seen when the row is moved aside.
nonisolated struct SwipeActions {
  let allowsFullSwipe: Bool
  let content: AnyView
}

enum LeadingSwipeTrait: ElementTrait { typealias Value = SwipeActions }
enum TrailingSwipeTrait: ElementTrait { typealias Value = SwipeActions }
enum DeleteDisabledTrait: ElementTrait { typealias Value = Bool }
enum MoveDisabledTrait: ElementTrait { typealias Value = Bool }

extension View {
  /// Buttons beside a row of a list, at the edge that it is swiped away from. The first one acts by itself
  /// when the row is swiped all the way, if `allowsFullSwipe`.
  @ViewBuilder nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    if edge == .leading {
      modifier(TraitModifier(LeadingSwipeTrait.self, value: actions, affectsLayout: false))
    } else {
      modifier(TraitModifier(TrailingSwipeTrait.self, value: actions, affectsLayout: false))
    }
  }

  /// Whether `onDelete` of the collection does not hold for this row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier(DeleteDisabledTrait.self, value: isDisabled, affectsLayout: false))
  }
}
