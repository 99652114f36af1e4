import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// A field with the focus that its view wishes for.
struct TextFieldFace: View {
  let text: Binding<String>
  let prompt: Text
  /// The letters with what they look like while the field has not the focus; nil for all alike.
  let look: AttributedString?
  let isSecret: Bool
  let isFramed: Bool
  let wantsFocus: Bool
  let selection: Binding<TextSelection?>
  let onFocus: (Bool) -> Void
  let onSubmit: () -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    field
      .environment(\.fieldFillsHeight, true)
      .focused($isFocused)
      .onSubmit(onSubmit)
      .onAppear { if wantsFocus { isFocused = true } }
      .onChange(of: wantsFocus) { isFocused = wantsFocus }
      .onChange(of: isFocused) { onFocus(isFocused) }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      let secret = SecureField(text: text, prompt: prompt) { EmptyView() }
      if isFramed {
        secret.textFieldStyle(.roundedBorder)
      } else {
        secret.textFieldStyle(.plain)
      }
    } else if isFramed {
      TextField(text: text, selection: selection, prompt: prompt, look: look)
        .textFieldStyle(.roundedBorder)
    } else {
      TextField(text: text, selection: selection, prompt: prompt, look: look).textFieldStyle(.plain)
    }
  }
}
