import Foundation
import ViewContent
import ViewGraphics
import ViewRuntime

/// A value of the environment that is a trait of UIKit's, too: where no view of SwiftUI's has set it, it is read from the
/// traits, and views of UIKit find among theirs what was set.
nonisolated public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { self[SetValue<Key>.self] ?? Key.read(from: traits) }
    set {
      self[SetValue<Key>.self] = newValue
      self[WrittenTraits.self][ObjectIdentifier(key)] = WrittenTrait<Key>(value: newValue)
    }
  }

  /// What surrounds a view of UIKit here.
  var traits: UITraitCollection {
    var values = TraitValues()
    values.style = colorScheme == .dark ? .dark : .light
    values.idiom = isPad ? .pad : .phone
    values.scale = displayScale
    values.direction = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.category = dynamicTypeSize.category
    values.horizontal = horizontalSizeClass.trait
    values.vertical = verticalSizeClass.trait
    let written = self[WrittenTraits.self].values
    guard !written.isEmpty else { return UITraitCollection(values) }
    return UITraitCollection(
      values.modified { traits in written.forEach { $0.write(to: &traits) } })
  }
}

/// What views of SwiftUI's have set for a key; nil where they have not.
nonisolated private struct SetValue<Key: UITraitBridgedEnvironmentKey>: EnvironmentKey {
  static var defaultValue: Key.Value? { nil }
}

/// What was set, and how it is written into traits, by the keys.
nonisolated private struct WrittenTraits: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: any TraitWriting] { [:] }
}

nonisolated private protocol TraitWriting {
  func write(to traits: inout any UIMutableTraits)
}

nonisolated private struct WrittenTrait<Key: UITraitBridgedEnvironmentKey>: TraitWriting {
  let value: Key.Value
  func write(to traits: inout any UIMutableTraits) { Key.write(to: &traits, value: value) }
}

extension UserInterfaceSizeClass? {
  nonisolated fileprivate var trait: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case nil: .unspecified
    }
  }
}

extension DynamicTypeSize {
  /// The same size, as UIKit calls it.
  nonisolated fileprivate var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
