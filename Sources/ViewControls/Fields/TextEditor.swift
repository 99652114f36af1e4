import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A field for any number of lines, which scrolls.
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  /// The text with its attributes, where it has any.
  let attributed: Binding<AttributedString>?
  let selection: SelectionLink?
  @Environment(\.isScrollContentHidden) private var hidesBackground
  @Environment(\.textEditorStyle) private var style
  @Environment(\.attributedTextConstraint) private var constraint

  nonisolated public init(text: Binding<String>) {
    self.text = text
    attributed = nil
    selection = nil
  }

  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    attributed = nil
    self.selection = SelectionLink(selection, of: text)
  }

  /// Edits a text with attributes; what is typed looks like what stands before it, or as the selection says.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    attributed = text
    self.text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { (letters: String) in
        let attributes = selection?.wrappedValue.typingAttributes(in: text.wrappedValue)
        text.wrappedValue.replaceLetters(with: letters, attributes: attributes)
      })
    self.selection = selection.map { selection in
      SelectionLink(
        wanted: { selection.wrappedValue.offsets(in: text.wrappedValue) },
        report: { offsets in
          if selection.wrappedValue.offsets(in: text.wrappedValue) != offsets {
            selection.wrappedValue = AttributedTextSelection(offsets: offsets)
          }
        })
    }
  }

  @MainActor public var body: some View {
    GeometryReader { proxy in
      ScrollView {
        EditableText(
          traits: FieldEditor.Traits(
            text: text, isMultiline: true, selection: selection,
            look: attributed.map { $0.wrappedValue.constrained(by: constraint) }),
          placeholder: FieldPlaceholder(prompt: nil, label: EmptyView()),
          // All of the editor may be tapped, not only its letters.
          minimumHeight: max(0, proxy.size.height - 16)
        )
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .background(hidesBackground || style == .plain ? Color.clear : Color(.system(.background)))
    .modifier(EditorBorder(isShown: style == .roundedBorder))
    .accessibilityField(.textEditor, label: nil, text: text)
  }
}

/// The letters of an editor, for those who scroll them by themselves.
nonisolated package struct EditorText: View {
  let text: Binding<String>
  let selection: Binding<TextSelection?>
  /// The same letters with what they look like; nil for all alike.
  let look: AttributedString?
  /// What of it can be tapped at least, in points.
  let minimumHeight: CGFloat

  nonisolated package init(
    text: Binding<String>, selection: Binding<TextSelection?>, look: AttributedString? = nil,
    minimumHeight: CGFloat
  ) {
    self.text = text
    self.selection = selection
    self.look = look
    self.minimumHeight = minimumHeight
  }

  @MainActor package var body: some View {
    EditableText(
      traits: FieldEditor.Traits(
        text: text, isMultiline: true, selection: SelectionLink(selection, of: text), look: look),
      placeholder: FieldPlaceholder(prompt: nil, label: EmptyView()),
      minimumHeight: minimumHeight
    )
    .accessibilityField(.textEditor, label: nil, text: text)
  }
}

/// The line around an editor that has one.
private struct EditorBorder: ViewModifier {
  let isShown: Bool

  @MainActor func body(content: Content) -> some View {
    if isShown {
      let outline = RoundedRectangle(cornerRadius: 4)
      content.clipShape(outline)
        .overlay { outline.strokeBorder(Color(.system(.separator)), lineWidth: 0.5) }
    } else {
      content
    }
  }
}

/// How editors of text look: those of the system are all there are.
@preconcurrency @MainActor
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of editors has to show.
nonisolated public struct TextEditorStyleConfiguration {}

enum TextEditorStyleKind { case automatic, plain, roundedBorder }

@MainActor
protocol SystemTextEditorStyle: TextEditorStyle where Body == EmptyView {
  nonisolated static var kind: TextEditorStyleKind { get }
}

extension SystemTextEditorStyle {
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

nonisolated public struct AutomaticTextEditorStyle: SystemTextEditorStyle {
  nonisolated static var kind: TextEditorStyleKind { .automatic }
  nonisolated public init() {}
}

/// Without a ground.
nonisolated public struct PlainTextEditorStyle: SystemTextEditorStyle {
  nonisolated static var kind: TextEditorStyleKind { .plain }
  nonisolated public init() {}
}

/// With a line around.
nonisolated public struct RoundedBorderTextEditorStyle: SystemTextEditorStyle {
  nonisolated static var kind: TextEditorStyleKind { .roundedBorder }
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}

private struct TextEditorStyleKey: EnvironmentKey {
  static var defaultValue: TextEditorStyleKind { .automatic }
}

extension EnvironmentValues {
  fileprivate var textEditorStyle: TextEditorStyleKind {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the editors inside.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    let kind = (S.self as? any SystemTextEditorStyle.Type)?.kind ?? .automatic
    return modifier(EnvironmentModifier { $0.textEditorStyle = kind })
  }
}
