import Foundation
import ViewContent
import ViewRuntime

// Fields for values with a label or a prompt of their own, and those of the first systems.

extension TextField {
  /// A field for a value, which `format` writes and reads.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: fieldText(value, format), prompt: prompt, label: label)
    commitsAtEnd = true
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: optionalFieldText(value, format), prompt: prompt, label: label)
    commitsAtEnd = true
  }

  /// A field for a value, which `formatter` writes and, where it has a way to, reads.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: fieldText(value, formatter), prompt: prompt, label: label)
    commitsAtEnd = true
  }
}

extension TextField where Label == Text {
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
    self.onEditingChanged = onEditingChanged
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, formatter: formatter) { Text(title) }
    self.onEditingChanged = onEditingChanged
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(value: value, formatter: formatter) { Text(title) }
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

/// A value as a formatter writes it; a text that it cannot read is not taken.
nonisolated private func fieldText<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<
  String
> {
  Binding(
    get: { formatter.string(for: value.wrappedValue) ?? "" },
    set: { (text: String) in
      if let parsed = parsed(text, formatter) as? V { value.wrappedValue = parsed }
    })
}
