import Foundation

/// How a list has become another one: which rows stand where now, which have come and which have gone.
nonisolated struct ListChange {
  /// From where rows stood to where they stand.
  var kept: [IndexPath: IndexPath] = [:]
  var keptSections: [Int: Int] = [:]
  /// Where they stand now.
  var inserted: Set<IndexPath> = []
  /// Where they stood.
  var deleted: Set<IndexPath> = []
  /// Rows of now that are shown by other cells, and those whose cells show something else.
  var reloaded: Set<IndexPath> = []
  var reconfigured: Set<IndexPath> = []
}

/// What a program says within a batch of updates: rows that go or are shown anew are named by where they stood, rows
/// that come by where they will stand.
nonisolated struct ListUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var reconfigured: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// What has happened, from the numbers of rows in the sections of before and of now; nil where they do not agree
  /// with what was said.
  func change(from old: [Int], to new: [Int]) -> ListChange? {
    var change = ListChange()
    guard let sections = sections(from: old.count, to: new.count) else { return nil }
    change.keptSections = sections
    for (from, to) in sections {
      guard add(from, old[from], to, new[to], to: &change) else { return nil }
    }
    let newHomes = Set(sections.values)
    for section in old.indices where sections[section] == nil {
      for row in 0..<old[section] where change.kept[IndexPath(item: row, section: section)] == nil {
        change.deleted.insert(IndexPath(item: row, section: section))
      }
    }
    for section in new.indices where !newHomes.contains(section) {
      for row in 0..<new[section] { change.inserted.insert(IndexPath(item: row, section: section)) }
    }
    for (from, to) in moved {
      change.kept[from] = to
      change.deleted.remove(from)
      change.inserted.remove(to)
    }
    for (from, to) in change.kept {
      if reloaded.contains(from) || reloadedSections.contains(from.section) {
        change.reloaded.insert(to)
      }
      if reconfigured.contains(from) { change.reconfigured.insert(to) }
    }
    return change
  }

  /// Those that stay keep their order among the places that are left.
  private func sections(from old: Int, to new: Int) -> [Int: Int]? {
    var kept = Dictionary(movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    let from = (0..<old).filter { !deletedSections.contains($0) && kept[$0] == nil }
    let taken = Set(kept.values)
    let to = (0..<new).filter { !insertedSections.contains($0) && !taken.contains($0) }
    guard from.count == to.count else { return nil }
    for (from, to) in zip(from, to) { kept[from] = to }
    return kept
  }

  private func add(
    _ from: Int, _ oldCount: Int, _ to: Int, _ newCount: Int, to change: inout ListChange
  ) -> Bool {
    let movedAway = Set(moved.map(\.from)), movedHere = Set(moved.map(\.to))
    let old = (0..<oldCount).map { IndexPath(item: $0, section: from) }
    let new = (0..<newCount).map { IndexPath(item: $0, section: to) }
    let staying = old.filter { !deleted.contains($0) && !movedAway.contains($0) }
    let places = new.filter { !inserted.contains($0) && !movedHere.contains($0) }
    guard staying.count == places.count else { return false }
    for (from, to) in zip(staying, places) { change.kept[from] = to }
    change.deleted.formUnion(old.filter { deleted.contains($0) })
    change.inserted.formUnion(new.filter { inserted.contains($0) })
    return true
  }
}
