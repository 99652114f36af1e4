import Foundation

/// The value by which a view is known to the container around it.
package enum TagTrait: ElementTrait { package typealias Value = AnyHashable }

extension View {
  /// Gives this view a value by which a picker, a tab view or a canvas knows it.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(TagTrait.self, value: AnyHashable(tag), affectsLayout: false))
  }
}
