import Combine
import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A field to search with.
struct SearchField {
  let text: Binding<String>
  let prompt: Text
  let placement: SearchFieldPlacement

  /// Whether it stands at the lower edge of the screen, as on iPhones with iOS 26, where it may, and no bar
  /// of tabs is there.
  func isAtBottom(inTab: Bool) -> Bool { placement.kind == .automatic && !inTab }
}

/// The field in the bar at the lower edge, on glass.
struct BottomSearchField: View {
  let field: SearchField
  let bars: BarModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SearchFieldContent(field: field, bars: bars)
      .frame(height: 48)
      .background {
        ButtonBackground(
          kind: .glass, shape: .capsule,
          fill: AnyShapeStyle(
            colorScheme == .dark ? Color.white.opacity(0.12) : .white.opacity(0.7)))
      }
  }
}

/// What ends a search, beside a field at the lower edge.
struct EndSearchButton: View {
  let bars: BarModel

  var body: some View {
    Button {
      bars.endSearch()
    } label: {
      Image(systemName: "xmark")
    }
    .accessibilityLabel(Text(verbatim: "Close"))
  }
}

struct SearchBar: View {
  let field: SearchField
  let bars: BarModel

  var body: some View {
    SearchFieldContent(field: field, bars: bars)
      .frame(height: 44)
      .background(Color(.system(.tertiaryFill)), in: Capsule(style: .circular))
  }
}

/// The words of a field to search with, between its symbols.
private struct SearchFieldContent: View {
  let field: SearchField
  @ObservedObject var bars: BarModel

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if !bars.content.searchTokens.tokens.isEmpty {
        SearchTokenRow(tokens: bars.content.searchTokens)
      }
      EditableText(
        traits: FieldEditor.Traits(
          text: field.text, submitTrigger: .search,
          onEditingChanged: { [bars] in bars.focusChanged($0) }),
        placeholder: FieldPlaceholder(prompt: field.prompt, label: EmptyView()))
      if field.text.wrappedValue.isEmpty, bars.content.searchTokens.tokens.isEmpty {
        Image(systemName: "mic.fill").foregroundStyle(.secondary)
      } else {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          .contentShape(Rectangle())
          .onTapGesture {
            field.text.wrappedValue = ""
            bars.content.searchTokens.removeAll()
          }
          .accessibilityLabel(Text(verbatim: "Clear text"))
      }
    }
    .padding(.horizontal, 12)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .accessibilityField(.searchField, label: field.prompt, text: field.text)
  }
}

/// Where a search field stands: at the lower edge of the screen, or below the title.
nonisolated public struct SearchFieldPlacement: Sendable {
  enum Kind { case automatic, belowTitle }
  let kind: Kind
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .belowTitle)
  public static let toolbar = SearchFieldPlacement(kind: .automatic)
  public static let sidebar = SearchFieldPlacement(kind: .belowTitle)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  {
    SearchFieldPlacement(kind: .belowTitle)
  }
  nonisolated public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

extension View {
  /// Ties whether one searches in the field of the screen around to a program's value.
  nonisolated package func searchPresented(_ isPresented: Binding<Bool>) -> some View {
    modifier(StackBarModifier { $0.searchPresentation = isPresented })
  }

  /// Shows a field to search with in the bar of the screen.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    let field = SearchField(
      text: text, prompt: prompt ?? Text("Search"), placement: placement)
    return modifier(StackBarModifier { $0.search = field })
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
