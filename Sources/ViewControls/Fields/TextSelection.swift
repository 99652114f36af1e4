import Foundation
import Geometry
import ViewContent
import ViewRuntime

/// What is selected of a text, or where its caret stands.
nonisolated public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// The side of a line's end at which the caret stands.
  public var affinity = TextSelectionAffinity.automatic

  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether nothing is selected, and there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// In characters of `text`, from the first selected one to the last.
  func offsets(in text: String) -> Range<Int>? {
    let range: Range<String.Index>?
    switch indices {
    case .selection(let selected): range = selected
    case .multiSelection(let set):
      range = set.ranges.first.map { $0.lowerBound..<set.ranges[set.ranges.count - 1].upperBound }
    }
    guard let range, range.upperBound <= text.endIndex else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + text.distance(from: range.lowerBound, to: range.upperBound))
  }

  /// A part of `text` in characters, which lies within its bounds.
  init(offsets: Range<Int>, in text: String) {
    let start = text.index(text.startIndex, offsetBy: offsets.lowerBound)
    self.init(range: start..<text.index(start, offsetBy: offsets.count))
  }
}

/// The side of a line's end at which a caret stands.
nonisolated public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

private struct SelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[SelectionAffinityKey.self] }
    set { self[SelectionAffinityKey.self] = newValue }
  }
}

extension View {
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

/// What a field tells of its selection, and is told; in characters of its text.
struct SelectionLink {
  /// What the program wants; nil for nothing in particular.
  let wanted: @MainActor () -> Range<Int>?
  let report: @MainActor (Range<Int>) -> Void
}

extension SelectionLink {
  nonisolated init(_ selection: Binding<TextSelection?>, of text: Binding<String>) {
    wanted = { selection.wrappedValue?.offsets(in: text.wrappedValue) }
    report = { offsets in
      let text = text.wrappedValue
      let next = TextSelection(offsets: offsets.clamped(to: 0..<text.count), in: text)
      if selection.wrappedValue != next { selection.wrappedValue = next }
    }
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(titleKey) }
    selectionLink = SelectionLink(selection, of: text)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(title) }
    selectionLink = SelectionLink(selection, of: text)
  }
}

extension TextField where Label == EmptyView {
  /// A field of UIKit's, whose letters may differ in their looks while it has not the focus.
  nonisolated package init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text,
    look: AttributedString?
  ) {
    self.init(text: text, selection: selection, prompt: prompt) { EmptyView() }
    self.look = look
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    selectionLink = SelectionLink(selection, of: text)
  }
}
