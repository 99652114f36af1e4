import Foundation
import Geometry
import ViewRuntime

/// A field for a line of text. It shows its text; there is no keyboard to type with.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let axis: Axis

  nonisolated fileprivate init(_ text: Binding<String>, label: Label, prompt: Text?, axis: Axis) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  @MainActor public var body: some View {
    FieldFrame(
      shown: text.wrappedValue, placeholder: prompt.map { AnyView($0) } ?? AnyView(label),
      isSingleLine: axis == .horizontal)
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey), prompt: nil, axis: .horizontal)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, label: Text(title), prompt: nil, axis: .horizontal)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(titleKey), prompt: prompt, axis: .horizontal)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, label: Text(title), prompt: prompt, axis: .horizontal)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text, label: Text(title), prompt: prompt, axis: axis)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(fieldText(value, format), label: Text(titleKey), prompt: prompt, axis: .horizontal)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      optionalFieldText(value, format), label: Text(titleKey), prompt: prompt, axis: .horizontal)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(fieldText(value, format), label: Text(title), prompt: prompt, axis: .horizontal)
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { (_: String) in })
    self.init(text, label: Text(titleKey), prompt: nil, axis: .horizontal)
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text, label: label(), prompt: prompt, axis: .horizontal)
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text, label: label(), prompt: prompt, axis: axis)
  }
}

/// A value as a format writes it; a text that the format cannot read is not taken.
nonisolated private func fieldText<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput>, _ format: F
) -> Binding<String> where F.FormatOutput == String {
  Binding(
    get: { format.format(value.wrappedValue) },
    set: { (text: String) in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    })
}

nonisolated private func optionalFieldText<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput?>, _ format: F
) -> Binding<String> where F.FormatOutput == String {
  Binding(
    get: { value.wrappedValue.map { format.format($0) } ?? "" },
    set: { (text: String) in value.wrappedValue = try? format.parseStrategy.parse(text) })
}

/// A field whose letters are shown as dots.
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.label = label()
    self.prompt = prompt
  }

  @MainActor public var body: some View {
    FieldFrame(
      shown: String(repeating: "•", count: text.wrappedValue.count),
      placeholder: prompt.map { AnyView($0) } ?? AnyView(label), isSingleLine: true)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }
}

/// A field for any number of lines. It shows its text; there is no keyboard to type with.
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.isScrollContentHidden) private var hidesBackground

  nonisolated public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    Text(verbatim: text.wrappedValue)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
      .background(hidesBackground ? Color.clear : Color(.system(.background)))
  }
}
