import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// What modifiers around a section say of each row in it.
struct SectionRowTraits {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value? {
    get { values[ObjectIdentifier(trait)] as? Trait.Value }
    set { values[ObjectIdentifier(trait)] = newValue }
  }
}

private struct SectionRowTraitsKey: EnvironmentKey {
  static var defaultValue: SectionRowTraits { SectionRowTraits() }
}

extension EnvironmentValues {
  /// For the next section inside.
  var sectionRowTraits: SectionRowTraits {
    get { self[SectionRowTraitsKey.self] }
    set { self[SectionRowTraitsKey.self] = newValue }
  }
}

extension View {
  /// Says something of a row of a list, or of all rows of a section.
  nonisolated func rowTrait<Trait: ElementTrait>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> some View {
    modifier(TraitModifier(trait, value: value))
      .modifier(EnvironmentModifier { $0.sectionRowTraits[trait] = value })
  }
}
