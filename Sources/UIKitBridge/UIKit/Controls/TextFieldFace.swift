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
  let prompt: String
  let isSecret: Bool
  let isFramed: Bool
  let wantsFocus: Bool
  let selection: Binding<TextSelection?>
  let onFocus: (Bool) -> Void
  let onSubmit: () -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    field
      .focused($isFocused)
      .onSubmit(onSubmit)
      .onAppear { if wantsFocus { isFocused = true } }
      .onChange(of: wantsFocus) { isFocused = wantsFocus }
      .onChange(of: isFocused) { onFocus(isFocused) }
  }

  @ViewBuilder private var field: some View {
    if isSecret {
      SecureField(prompt, text: text).textFieldStyle(.plain)
    } else if isFramed {
      TextField(prompt, text: text, selection: selection).textFieldStyle(.roundedBorder)
    } else {
      TextField(prompt, text: text, selection: selection).textFieldStyle(.plain)
    }
  }
}
