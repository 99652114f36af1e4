import ViewCatalog
import ViewRuntime

public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }

extension View {
  /// Where a search looks: a row of choices above the content, once something is typed.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, comesWithFocus: false, scopes: scopes()) }

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(
      scope, comesWithFocus: activation == .onSearchPresentation, scopes: scopes())
  }

  /// Rows in place of the screen while the field to search with has the focus.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { searchSuggestionRows(suggestions()) }
  /// The same, at the field itself.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions(suggestions)
  }
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    searchCompletionRow(completion)
  }
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> some View
  { self }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement)
      .searchTokens(SearchTokens(tokens, token))
  }
}

extension View {
  /// A field in which one searches while `isPresented`. The program that says so gives it no focus.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchPresented(isPresented)
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchPresented(isPresented)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
      .searchPresented(isPresented)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text?, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
  }
}

extension View {
  /// A field with words that narrow the search. Those that are suggested are left out.
  nonisolated public func searchable<C: MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchTokens.reportSuggestions()
    return searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
  }

  nonisolated public func searchable<C: MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchTokens.reportSuggestions()
    return searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
  }

  nonisolated public func searchable<C: MutableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    SearchTokens.reportSuggestions()
    return searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(tokens, token))
      .searchPresented(isPresented)
  }

  /// A field whose words the user may change.
  nonisolated public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search",
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(editing: editableTokens, token))
  }
}

extension View {
  /// A field whose words the user may change, in which one searches while `isPresented`.
  nonisolated public func searchable<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(editing: editableTokens, token))
      .searchPresented(isPresented)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(SearchTokens(editing: editableTokens, token))
      .searchPresented(isPresented)
  }
}

extension SearchTokens {
  fileprivate init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ label: (C.Element) -> T
  ) where C.Element: Identifiable {
    // Set from a touch, on the main thread.
    nonisolated(unsafe) let binding = tokens
    self.init(
      tokens.wrappedValue.map { Token(id: $0.id, label: AnyView(label($0))) },
      removeAll: { binding.wrappedValue.removeAll() })
  }

  fileprivate init<
    C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, T: View
  >(
    editing tokens: Binding<C>, _ label: (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    // Set from a touch, on the main thread.
    nonisolated(unsafe) let binding = tokens
    self.init(
      tokens.wrappedValue.indices.map { index in
        let token = Binding<C.Element>(
          get: { tokens.wrappedValue[index] },
          set: { (new: C.Element) in tokens.wrappedValue[index] = new })
        return Token(id: tokens.wrappedValue[index].id, label: AnyView(label(token)))
      }, removeAll: { binding.wrappedValue.removeAll() })
  }

  /// Suggested words are not shown: told once.
  fileprivate static func reportSuggestions() {
    Reports.once("suggestedTokens of searchable are left out: the field shows its own tokens")
  }
}

public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = Self()
  public static let avoidHidingContent = Self()
}
public struct TextInputDictationBehavior: Sendable {
  public static let automatic = Self()
}
