import CoreAnimation
import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// An editor with the focus that its view wishes for.
struct TextViewFace: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>
  let wantsFocus: Bool
  let onFocus: (Bool) -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    TextEditor(text: text, selection: selection)
      .scrollContentBackground(.hidden)
      .focused($isFocused)
      .onAppear { if wantsFocus { isFocused = true } }
      .onChange(of: wantsFocus) { isFocused = wantsFocus }
      .onChange(of: isFocused) { onFocus(isFocused) }
  }
}

/// Where the lines of a text view are laid out.
@preconcurrency @MainActor
open class NSTextContainer: _KnownByIdentity {
  /// Room beside the lines at each side, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size: CGSize
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { Reports.once("NSTextContainer.exclusionPaths are left out") }
    }
  }
  var onChange: (() -> Void)?

  public init(size: CGSize = .zero) { self.size = size }
}
