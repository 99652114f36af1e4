import Foundation
@_spi(Runtime) import ViewRuntime

extension View {
  /// Lets this view choose its size before its siblings of lower priority.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(LayoutPriorityTrait.self, value: value))
  }

  /// Draws this view in front of siblings with a lower value.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexTrait.self, value: value, affectsLayout: false))
  }

  /// Attaches a value that the layout around this view reads.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(LayoutValueTrait<K>.self, value: value))
  }
}
