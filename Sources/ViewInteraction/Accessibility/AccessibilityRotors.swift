import Foundation
import ViewContent
@_spi(Runtime) import ViewRuntime

/// One place of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text?
  /// Nil for a place in a text.
  let id: ID?
  let prepare: () -> Void

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.label = label
    self.id = id
    self.prepare = prepare
  }

  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, prepare: prepare)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, prepare: prepare)
  }

  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label, id: id, prepare: prepare) }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(label), id: id, prepare: prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A place in the text of the view that has the rotor.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    (self.label, id, self.prepare) = (label, nil, prepare)
  }

  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) { self.init(Text(labelKey), textRange: textRange, prepare: prepare) }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) { self.init(Text(label), textRange: textRange, prepare: prepare) }
}

/// What a rotor goes through.
public protocol AccessibilityRotorContent {
  var _labels: [Text] { get }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public var _labels: [Text] { label.map { [$0] } ?? [] }
}

nonisolated public struct _AccessibilityRotorEntries: AccessibilityRotorContent {
  public let _labels: [Text]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _labels: [Text] { data.flatMap { content($0)._labels } }
}

extension ForEach where Content: AccessibilityRotorContent {
  // Looked at last, so that loops of views are found as fast as before.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(contentOf: data, content: content) { $0[keyPath: id] } }

  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(contentOf: data, content: content) { $0.id }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(contentOf: data, content: content) { $0 }
  }
}

/// Makes the content of a rotor.
@resultBuilder
nonisolated public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content)
    -> Content
  { content }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var labels: [Text] = []
    for part in repeat each content { labels += part._labels }
    return _AccessibilityRotorEntries(_labels: labels)
  }
  public static func buildOptional<Content: AccessibilityRotorContent>(_ content: Content?)
    -> some AccessibilityRotorContent
  { _AccessibilityRotorEntries(_labels: content?._labels ?? []) }
  public static func buildEither(first content: some AccessibilityRotorContent)
    -> _AccessibilityRotorEntries
  { _AccessibilityRotorEntries(_labels: content._labels) }
  public static func buildEither(second content: some AccessibilityRotorContent)
    -> _AccessibilityRotorEntries
  { _AccessibilityRotorEntries(_labels: content._labels) }
}

/// The rotors that every program has.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
  }
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(
      name: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
  }
  public static var headings: AccessibilitySystemRotor { headings(level: .unspecified) }
  public static var boldText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Bold Text")
  }
  public static var italicText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Italic Text")
  }
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Underline Text")
  }
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Misspelled Words")
  }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  public static var textFields: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Text Fields")
  }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  public static var landmarks: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Landmarks")
  }
}

extension View {
  nonisolated private func rotor(_ name: Text, _ labels: [Text]) -> some View {
    accessibilityAttribute { element, context in
      element.rotors.append(
        AccessibilityElement.Rotor(
          name: context.string(name), entries: labels.map(context.string)))
    }
  }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label, entries()._labels) }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey), entries()._labels) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(label), entries()._labels) }

  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(verbatim: systemRotor.name), entries()._labels) }

  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, entries.map { Text(verbatim: $0[keyPath: entryLabel]) }) }

  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabel), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(rotorLabelKey), entries.map { Text(verbatim: $0[keyPath: entryLabel]) })
  }

  /// Places in the view's own text: its entries are those parts of it.
  nonisolated private func rotor(_ name: Text, _ ranges: [Range<String.Index>]) -> some View {
    accessibilityAttribute { element, context in
      let text = element.value ?? element.label ?? ""
      let parts = ranges.filter { $0.upperBound <= text.endIndex }.map { String(text[$0]) }
      element.rotors.append(
        AccessibilityElement.Rotor(name: context.string(name), entries: parts))
    }
  }

  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>])
    -> some View
  { rotor(label, textRanges) }

  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelKey), textRanges) }

  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(label), textRanges) }

  /// Makes this view a place that rotors know by `id`; entries are found by their labels here.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
