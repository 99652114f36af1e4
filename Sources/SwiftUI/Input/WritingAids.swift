import Foundation
import Geometry
import ViewCatalog
import ViewRuntime

// What the system's keyboard, its tools for writing and its field to find with would do: none of them is here.

/// How much of the system's tools for writing a field takes.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, complete, limited, disabled }
  private let kind: Kind
  public static let automatic = WritingToolsBehavior(kind: .automatic)
  public static let complete = WritingToolsBehavior(kind: .complete)
  public static let limited = WritingToolsBehavior(kind: .limited)
  public static let disabled = WritingToolsBehavior(kind: .disabled)
}

/// Where controls for the look of letters stand while one writes.
nonisolated public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let fontPanel = Set(rawValue: 4)
    public static let accessoryBar = Set(rawValue: 8)
    public static let all: Set = [.contextMenu, .inputAssistant, .fontPanel, .accessoryBar]
  }
}

/// What begins dictation.
nonisolated public struct TextInputDictationActivation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case onLook, onSelect }
  private let kind: Kind
  public static let onLook = TextInputDictationActivation(kind: .onLook)
  public static let onSelect = TextInputDictationActivation(kind: .onSelect)
}

private struct WritingToolsBehaviorKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior { .automatic }
}

extension EnvironmentValues {
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}

extension TextInputDictationBehavior {
  public static func inline(activation: TextInputDictationActivation) -> Self { .automatic }
  public static var preventDictation: Self { .automatic }
}

extension View {
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { self }
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable { self }
  nonisolated public func textInputSuggestions<
    Data: RandomAccessCollection, ID: Hashable, Content: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View { self }

  /// Shows the field to find with in an editor of text, which has none here.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      Reports.once("findNavigator is left out: editors have no field to find with here")
    }
    return self
  }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// The field to find with of an editor of text, as the menus of the Mac see it.
nonisolated public struct FindContext {
  public var isPresented: Binding<Bool>?
  public var supportsReplace: Bool
}

extension EnvironmentValues {
  /// That of the editor that is used; nil, since editors have none here.
  public var findContext: FindContext? { nil }
}
