import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Words in a field to search with that narrow the search.
nonisolated package struct SearchTokens {
  package struct Token: Identifiable {
    package let id: AnyHashable
    package let label: AnyView

    package init(id: AnyHashable, label: AnyView) {
      self.id = id
      self.label = label
    }
  }

  var tokens: [Token]
  var removeAll: @MainActor () -> Void

  package init(_ tokens: [Token] = [], removeAll: @escaping @MainActor () -> Void = {}) {
    self.tokens = tokens
    self.removeAll = removeAll
  }
}

/// Where a search looks: a row of choices above the content.
struct SearchScopes {
  let picker: AnyView
  /// Whether they are there as soon as the field has the focus, and not only once something is typed.
  let comesWithFocus: Bool
}

extension View {
  /// Shows words in the field to search with of the screen around.
  nonisolated package func searchTokens(_ tokens: SearchTokens) -> some View {
    modifier(StackBarModifier { $0.searchTokens = tokens })
  }

  /// Shows a row of choices while one searches.
  nonisolated package func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, comesWithFocus: Bool, scopes: S
  ) -> some View {
    modifier(
      StackBarModifier {
        $0.searchScopes = SearchScopes(
          picker: AnyView(
            Picker(selection: scope, label: EmptyView()) { scopes }.pickerStyle(.segmented)),
          comesWithFocus: comesWithFocus)
      })
  }

  /// Shows rows in place of the screen while the field to search with has the focus.
  nonisolated package func searchSuggestionRows<S: View>(_ suggestions: S) -> some View {
    modifier(StackBarModifier { $0.searchSuggestions = AnyView(suggestions) })
  }

  /// Makes this the row of a suggestion, which is written into the field when it is touched.
  nonisolated package func searchCompletionRow(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }
}

private struct SearchCompletion: ViewModifier {
  let completion: String
  @Environment(\.barModel) private var bars

  nonisolated init(completion: String) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    Button {
      bars?.content.search?.text.wrappedValue = completion
      _ = FieldEditor.resignFocus()
    } label: {
      content.foregroundStyle(Color.primary)
    }
    .buttonStyle(.automatic)
  }
}

/// The row of choices, where there is one and one searches.
struct SearchScopeBar: View {
  @ObservedObject var bars: BarModel
  /// Whether it stands where the title was.
  var standsAlone = false
  /// In the place of the title, in points, as recorded on iOS 26.
  static let height: CGFloat = 54

  var body: some View {
    if let scopes = bars.content.searchScopes, let search = bars.content.search,
      !search.text.wrappedValue.isEmpty || (scopes.comesWithFocus && bars.isSearching)
    {
      if standsAlone {
        scopes.picker.padding(.horizontal, 16).frame(height: Self.height)
      } else {
        scopes.picker.padding(.horizontal, 16).padding(.bottom, 8)
      }
    }
  }
}

/// What is proposed, over the screen, where there is something and the field has the focus.
struct SearchSuggestionList: View {
  @ObservedObject var bars: BarModel

  var body: some View {
    if let suggestions = bars.content.searchSuggestions, bars.isSearching {
      List { suggestions }
        .listStyle(.plain)
        .environment(\.barModel, bars)
    }
  }
}

/// The words before what is typed.
struct SearchTokenRow: View {
  let tokens: SearchTokens

  var body: some View {
    HStack(spacing: 4) {
      ForEach(tokens.tokens) { token in
        token.label
          .font(.subheadline)
          .lineLimit(1)
          .fixedSize()
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(TintShapeStyle().opacity(0.2), in: Capsule(style: .circular))
      }
    }
  }
}
