import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A field for a line of text, or for several lines where its axis is vertical.
///
/// A tap gives it the focus, and what hosts send as typed goes there; no keyboard is shown.
nonisolated public struct TextField<Label: View>: View {
  let text: Binding<String>
  let label: Label
  let prompt: Text?
  let axis: Axis
  var commitsAtEnd = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var selectionLink: SelectionLink?
  /// The letters with what they look like while the field has not the focus.
  var look: AttributedString?
  @Environment(\.textFieldFrame) private var frame

  nonisolated fileprivate init(_ text: Binding<String>, label: Label, prompt: Text?, axis: Axis) {
    self.text = text
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  @MainActor public var body: some View {
    if let frame {
      frame(bare).environment(\.textFieldFrame, nil)
        .accessibilityField(.textField, label: title, text: text)
    } else {
      FieldFrame(
        traits: FieldEditor.Traits(
          text: text, isMultiline: axis == .vertical, commitsAtEnd: commitsAtEnd,
          selection: selectionLink, look: look, onEditingChanged: onEditingChanged,
          onCommit: onCommit),
        placeholder: FieldPlaceholder(prompt: prompt, label: label)
      )
      .accessibilityField(.textField, label: title, text: text)
    }
  }

  nonisolated private var title: Text? { plainText(of: label) ?? prompt }

  /// The same field as a style gets it.
  @MainActor private var bare: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      text, label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, axis: axis)
    field.commitsAtEnd = commitsAtEnd
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.selectionLink = selectionLink
    field.look = look
    return field
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
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(fieldText(value, format), label: Text(titleKey), prompt: prompt, axis: .horizontal)
    commitsAtEnd = true
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      optionalFieldText(value, format), label: Text(titleKey), prompt: prompt, axis: .horizontal)
    commitsAtEnd = true
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      optionalFieldText(value, format), label: Text(title), prompt: prompt, axis: .horizontal)
    commitsAtEnd = true
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(fieldText(value, format), label: Text(title), prompt: prompt, axis: .horizontal)
    commitsAtEnd = true
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(value: value, formatter: formatter) { Text(titleKey) }
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

/// What a formatter reads from a text; nil where it has no way to, or cannot.
nonisolated func parsed(_ text: String, _ formatter: Formatter) -> Any? {
  switch formatter {
  case let formatter as NumberFormatter: formatter.number(from: text)
  case let formatter as DateFormatter: formatter.date(from: text)
  default: nil
  }
}

/// A value as a format writes it; a text that the format cannot read is not taken.
nonisolated func fieldText<F: ParseableFormatStyle>(
  _ value: Binding<F.FormatInput>, _ format: F
) -> Binding<String> where F.FormatOutput == String {
  Binding(
    get: { format.format(value.wrappedValue) },
    set: { (text: String) in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    })
}

nonisolated func optionalFieldText<F: ParseableFormatStyle>(
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
  var onCommit: () -> Void = {}

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.label = label()
    self.prompt = prompt
  }

  @MainActor public var body: some View {
    FieldFrame(
      traits: FieldEditor.Traits(text: text, onCommit: onCommit),
      placeholder: FieldPlaceholder(prompt: prompt, label: label), isSecret: true
    )
    .accessibilityField(.secureField, label: plainText(of: label) ?? prompt, text: text)
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
    self.onCommit = onCommit
  }
}
