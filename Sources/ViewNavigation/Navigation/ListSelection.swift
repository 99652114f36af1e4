import Foundation
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The chosen rows of a list, behind their type.
struct ListSelection {
  let contains: @MainActor (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable) -> Void
  /// Whether a row with this tag can be chosen: the tag is of the selection's type.
  let accepts: @MainActor (AnyHashable) -> Bool
  /// The chosen row of a list in which one is chosen at a time; nil where several are.
  let single: Single?
  /// All chosen rows.
  let all: @MainActor () -> Set<AnyHashable>

  struct Single {
    let value: @MainActor () -> AnyHashable?
    let clear: @MainActor () -> Void
  }

  nonisolated init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    // All closures below are called on the main actor.
    nonisolated(unsafe) let unchecked = binding
    contains = { tag in unchecked.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    choose = { tag in if let value = tag.base as? Value { unchecked.wrappedValue = value } }
    accepts = { $0.base is Value }
    all = { unchecked.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    single = Single(
      value: { unchecked.wrappedValue.map { AnyHashable($0) } },
      clear: { if unchecked.wrappedValue != nil { unchecked.wrappedValue = nil } })
  }

  /// Several rows are chosen while a list is edited only: a tap chooses one.
  nonisolated init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    // All closures below are called on the main actor.
    nonisolated(unsafe) let unchecked = binding
    contains = { tag in (tag.base as? Value).map { unchecked.wrappedValue.contains($0) } ?? false }
    choose = { tag in if let value = tag.base as? Value { unchecked.wrappedValue = [value] } }
    accepts = { $0.base is Value }
    all = { Set(unchecked.wrappedValue.map { AnyHashable($0) }) }
    single = nil
  }

  /// What a row is chosen by: its own tag, the value of its link, or what its loop knows it by, the first of
  /// them that is of the selection's type.
  @MainActor func tag(of row: ChildView, identity: AnyHashable?) -> AnyHashable? {
    let candidates = [
      row.trait(TagTrait.self), row.trait(LinkValueTrait.self) ?? nil, row.tag, identity,
    ].compactMap { $0 }
    return candidates.first(where: accepts)
  }
}

private struct RowSelectionKey: EnvironmentKey { static var defaultValue: ListSelection? { nil } }
private struct FoldsSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SidebarListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The chosen rows of the list around; nil where none can be chosen.
  var rowSelection: ListSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }

  /// Whether sections with `isExpanded` have a chevron to fold them by, as in sidebars.
  var foldsSections: Bool {
    get { self[FoldsSectionsKey.self] }
    set { self[FoldsSectionsKey.self] = newValue }
  }

  /// Whether the list around lies on the panel of a sidebar, without cards and lines.
  var isSidebarList: Bool {
    get { self[SidebarListKey.self] }
    set { self[SidebarListKey.self] = newValue }
  }
}
