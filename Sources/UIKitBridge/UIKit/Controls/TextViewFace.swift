import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// The letters of a text view that can be typed into, with the focus that the view wishes for. They do not scroll: the view does.
struct TextViewFace: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>
  /// The same letters with what they look like; nil for all alike.
  let look: AttributedString?
  let wantsFocus: Bool
  /// Around the lines, in points.
  let insets: EdgeInsets
  let onFocus: (Bool) -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    GeometryReader { proxy in
      EditorText(
        text: text, selection: selection, look: look,
        // All of the view may be tapped, not only its letters.
        minimumHeight: max(proxy.size.height - insets.top - insets.bottom, 0)
      )
      .padding(insets)
    }
    .focused($isFocused)
    .onAppear { if wantsFocus { isFocused = true } }
    .onChange(of: wantsFocus) { isFocused = wantsFocus }
    .onChange(of: isFocused) { onFocus(isFocused) }
  }
}
