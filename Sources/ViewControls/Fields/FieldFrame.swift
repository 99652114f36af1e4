import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The text of a field or, where there is none, what belongs there; with the frame of the field's style.
struct FieldFrame: View {
  let traits: FieldEditor.Traits
  let placeholder: FieldPlaceholder
  /// Whether dots stand for the letters.
  var isSecret = false
  @Environment(\.textFieldStyle) private var style
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale
  @Environment(\.fieldFillsHeight) private var fillsHeight

  var body: some View {
    let line = EditableText(traits: traits, placeholder: placeholder, isSecret: isSecret)
      // A line of UIKit's field is a little taller than one of text, which lies at its top.
      .padding(.bottom, lineMargin)
    switch style {
    case .plain: line.modifier(ControlSpacing(.vertical))
    case .roundedBorder where fillsHeight:
      framed(line.padding(margins).frame(maxHeight: .infinity))
    case .roundedBorder: framed(line.padding(margins))
    case .squareBorder:
      line
        .padding(margins)
        .background(colorScheme == .dark ? Color.black : .white)
        .overlay { Rectangle().strokeBorder(Color(.system(.separator)), lineWidth: 0.5) }
        .modifier(ControlSpacing(.vertical))
    }
  }

  private var margins: EdgeInsets { EdgeInsets(top: 5, leading: 7.5, bottom: 3, trailing: 7.5) }

  private func framed(_ line: some View) -> some View {
    line
      .background(colorScheme == .dark ? Color.black : .white, in: outline)
      .overlay { outline.strokeBorder(Color(.system(.separator)), lineWidth: 0.5) }
      .modifier(ControlSpacing(.vertical))
  }

  /// 1.71 points, of which whole pixels are seen: 26 points for a line of 24.29.
  private var lineMargin: CGFloat { (1.71 * displayScale).rounded(.down) / displayScale }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 4) }
}

/// Letters that can be typed into once they are tapped.
package struct EditableText: View {
  let traits: FieldEditor.Traits
  let placeholder: FieldPlaceholder
  var isSecret = false
  /// What of it can be tapped at least, in points.
  let minimumHeight: CGFloat?
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.focusLinks) private var links
  @Environment(\.submitActions) private var submitActions
  @Environment(\.keyHandlers) private var keyHandlers
  @Environment(\.isEnabled) private var isEnabled
  private var editing = Focusing<FieldEditor>()

  package init(
    traits: FieldEditor.Traits, placeholder: FieldPlaceholder, isSecret: Bool = false,
    minimumHeight: CGFloat? = nil
  ) {
    self.traits = traits
    self.placeholder = placeholder
    self.isSecret = isSecret
    self.minimumHeight = minimumHeight
  }

  package var body: some View {
    let editor = prepared()
    let shown = isSecret ? String(repeating: "•", count: editor.text.count) : editor.text
    ZStack(alignment: alignment) {
      if shown.isEmpty {
        // A field without a prompt is a line high, too.
        Text(verbatim: " ")
        placeholder
      }
      if editor.cursor.hasFocus {
        BlinkingText(shown: shown, isSingleLine: !traits.isMultiline, editor: editor)
      } else if let look = traits.look {
        Text(look)
      } else if !shown.isEmpty {
        Text(verbatim: shown)
      }
    }
    .environment(\.lineLimit, traits.isMultiline ? nil : 1)
    .transformEnvironment(\.textStyle) { style in
      style.lastLeading = .kept
      if !traits.isMultiline { style.reservedLines = 0 }
    }
    .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: alignment)
    .contentShape(Rectangle())
    .gesture(taps(editor), isEnabled: isEnabled)
    .onChange(of: links.contains(where: \.isWanted), initial: true) { _, isWanted in
      editor.follow(isWanted)
    }
    .onChange(of: traits.selection?.wanted(), initial: traits.selection != nil) { _, wanted in
      editor.follow(wanted)
    }
  }

  private func prepared() -> FieldEditor {
    guard let editor = editing.place else { fatalError("a field was asked for outside of a body") }
    editor.traits = traits
    editor.links = links
    editor.submitActions = submitActions
    editor.keyHandlers = keyHandlers
    editor.isEnabled = isEnabled
    return editor
  }

  /// A tap puts the caret under the finger, one more selects the word there.
  private func taps(_ editor: FieldEditor) -> some Gesture {
    let once = SpatialTapGesture().onEnded { tap in
      editor.focus(at: editor.cursor.hasFocus ? editor.shape?.offset(at: tap.location) : nil)
    }
    let twice = SpatialTapGesture(count: 2).onEnded { tap in
      if let offset = editor.shape?.offset(at: tap.location) { editor.selectWord(at: offset) }
    }
    return once.simultaneously(with: twice)
  }

  private var alignment: Alignment {
    let vertical: VerticalAlignment = minimumHeight == nil ? .center : .top
    switch textAlignment {
    case .leading: return Alignment(horizontal: .leading, vertical: vertical)
    case .center: return Alignment(horizontal: .center, vertical: vertical)
    case .trailing: return Alignment(horizontal: .trailing, vertical: vertical)
    }
  }
}

/// The letters with a caret that is shown for half of each second, from the last key on.
private struct BlinkingText: View {
  let shown: String
  let isSingleLine: Bool
  let editor: FieldEditor
  private var clock = HostClock()

  init(shown: String, isSingleLine: Bool, editor: FieldEditor) {
    self.shown = shown
    self.isSingleLine = isSingleLine
    self.editor = editor
  }

  var body: some View {
    let start = clock.startDate + editor.cursor.time
    TimelineView(.periodic(from: start, by: 0.5)) { context in
      let halves = (context.date.timeIntervalSince(start) / 0.5).rounded()
      FieldText(
        shown: shown, selection: editor.selection, showsCaret: Int(halves).isMultiple(of: 2),
        isSingleLine: isSingleLine, editor: editor)
    }
  }
}

/// What the program's clock read at the start.
private struct HostClock: NodeProperty {
  private(set) var startDate = Date.distantPast
  init() {}
  @MainActor mutating func connect(to slot: PropertySlot) {
    if let node = slot.node { startDate = node.host.configuration.startDate }
  }
}

/// How a field is framed. A style of one's own puts views around the field that it is given.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of the field that a style frames.
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

extension SystemTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

private struct FieldFillsHeightKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the border of a field is as high as there is room, as that of UIKit's is.
  package var fieldFillsHeight: Bool {
    get { self[FieldFillsHeightKey.self] }
    set { self[FieldFillsHeightKey.self] = newValue }
  }
}

enum TextFieldStyleKind { case plain, roundedBorder, squareBorder }

protocol SystemTextFieldStyle: TextFieldStyle {
  nonisolated static var kind: TextFieldStyleKind { get }
}

nonisolated public struct DefaultTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var kind: TextFieldStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct PlainTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var kind: TextFieldStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var kind: TextFieldStyleKind { .roundedBorder }
  nonisolated public init() {}
}
/// A field of the Mac's with square corners.
nonisolated public struct SquareBorderTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var kind: TextFieldStyleKind { .squareBorder }
  nonisolated public init() {}
}

// A telephone has no such style: a program that gives its own this name means its own.
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  @_disfavoredOverload
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyleKind { .plain }
}
private struct TextFieldFrameKey: EnvironmentKey {
  static var defaultValue: (@MainActor @Sendable (TextField<_TextFieldStyleLabel>) -> AnyView)? {
    nil
  }
}
private struct ScrollContentHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyleKind {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// What a style of the program's own makes of a field.
  var textFieldFrame: (@MainActor @Sendable (TextField<_TextFieldStyleLabel>) -> AnyView)? {
    get { self[TextFieldFrameKey.self] }
    set { self[TextFieldFrameKey.self] = newValue }
  }

  /// Whether lists and editors leave out what lies behind them.
  package var isScrollContentHidden: Bool {
    get { self[ScrollContentHiddenKey.self] }
    set { self[ScrollContentHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the frame of the fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let kind = (S.self as? any SystemTextFieldStyle.Type)?.kind
    // Styles are asked where views are built.
    nonisolated(unsafe) let style = style
    var own: (@MainActor @Sendable (TextField<_TextFieldStyleLabel>) -> AnyView)?
    if kind == nil { own = { field in AnyView(style._body(configuration: field)) } }
    let frame = own
    return modifier(
      EnvironmentModifier {
        $0.textFieldStyle = kind ?? .plain
        $0.textFieldFrame = frame
      })
  }

  /// Shows or hides what lies behind the lists, forms and editors inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.isScrollContentHidden, visibility == .hidden)
  }
}

/// What an empty field shows. Styles of the prompt's own are those of any text: a tertiary prompt is a third of the
/// label's colour, not of the placeholder's.
package struct FieldPlaceholder: View {
  let prompt: Text?
  let label: AnyView

  package init<Label: View>(prompt: Text?, label: Label) {
    self.prompt = prompt ?? label as? Text
    self.label = AnyView(label)
  }

  package var body: some View {
    if let prompt {
      prompt.foregroundStyle(.placeholder)
    } else {
      label.foregroundStyle(.placeholder)
    }
  }
}
