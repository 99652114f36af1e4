import Foundation
import Geometry
import ViewRuntime

/// The text of a field or, where there is none, what belongs there; with the frame of the field's style.
struct FieldFrame: View {
  let shown: String
  let placeholder: AnyView
  let isSingleLine: Bool
  @Environment(\.textFieldStyle) private var style
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.fieldFocus) private var focus

  var body: some View {
    switch style {
    case .plain: line
    case .roundedBorder:
      line
        .padding(.horizontal, 7)
        .frame(minHeight: 34)
        .background(colorScheme == .dark ? Color.black : .white, in: outline)
        .overlay { outline.strokeBorder(Color(.system(.separator)), lineWidth: 0.5) }
    }
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }

  private var line: some View {
    ZStack(alignment: alignment) {
      if shown.isEmpty {
        placeholder.foregroundStyle(.placeholder)
      } else {
        Text(verbatim: shown)
      }
    }
    .lineLimit(isSingleLine ? 1 : nil)
    .frame(maxWidth: .infinity, alignment: alignment)
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { focus?() }, isEnabled: focus != nil)
  }

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// How a field is framed.
public protocol TextFieldStyle {}

enum TextFieldStyleKind { case plain, roundedBorder }

protocol SystemTextFieldStyle: TextFieldStyle {
  static var kind: TextFieldStyleKind { get }
}

nonisolated public struct DefaultTextFieldStyle: SystemTextFieldStyle {
  static var kind: TextFieldStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct PlainTextFieldStyle: SystemTextFieldStyle {
  static var kind: TextFieldStyleKind { .plain }
  nonisolated public init() {}
}
nonisolated public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  static var kind: TextFieldStyleKind { .roundedBorder }
  nonisolated public init() {}
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
private struct FieldFocusKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}
private struct ScrollContentHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyleKind {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }

  /// What a tap on a field does: moves the focus there.
  var fieldFocus: (@MainActor () -> Void)? {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }

  /// Whether lists and editors leave out what lies behind them.
  var isScrollContentHidden: Bool {
    get { self[ScrollContentHiddenKey.self] }
    set { self[ScrollContentHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the frame of the fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let kind = (S.self as? any SystemTextFieldStyle.Type)?.kind ?? .plain
    return modifier(EnvironmentModifier { $0.textFieldStyle = kind })
  }

  /// Shows or hides what lies behind the lists, forms and editors inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.isScrollContentHidden, visibility == .hidden)
  }
}
