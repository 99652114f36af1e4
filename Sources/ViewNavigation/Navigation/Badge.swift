import Foundation
import ViewContent
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// What a row of a list or a tab shows beside or on its title; nil for nothing.
enum BadgeTrait: ElementTrait { typealias Value = Text? }

extension View {
  /// A number at the end of a row, or on the symbol of a tab; none for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(TraitModifier(BadgeTrait.self, value: label))
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// Says a tab's badge to assistive technologies, as the value of its button.
struct TabBadgeValue: ViewModifier {
  let badge: Text?

  @MainActor func body(content: Content) -> some View {
    if let badge { content.accessibilityValue(badge) } else { content }
  }
}

/// The red capsule on a tab's symbol: 20 points tall, as recorded on iOS 26.
struct TabBadge: View {
  let label: Text

  var body: some View {
    label
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 19.5, minHeight: 20, maxHeight: 20)
      .background(.red, in: Capsule(style: .circular))
      .fixedSize()
  }
}
