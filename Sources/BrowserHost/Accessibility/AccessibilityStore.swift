import LiveLink

/// What a program says to those who do not see it, with the generation in which each part of it changed: so a viewer
/// is brought up to date from any generation before, however slow it is.
struct AccessibilityStore {
  private struct Entry {
    var element: LiveAccessibilityElement
    var saidIn: Int
    var placedIn: Int
  }

  private struct Children {
    var ids: [Int]
    var changedIn: Int
  }

  private(set) var generation = 0
  /// A viewer from before this generation is told everything.
  private var wholeGeneration = 0
  private var entries: [Int: Entry] = [:]
  private var children: [Int: Children] = [:]

  mutating func take(_ change: LiveAccessibilityChange) {
    generation += 1
    if change.isWhole {
      wholeGeneration = generation
      entries = [:]
      children = [:]
    }
    for element in change.elements {
      entries[element.id] = Entry(element: element, saidIn: generation, placedIn: generation)
    }
    for place in change.places { move(place) }
    for (id, ids) in change.children { children[id] = Children(ids: ids, changedIn: generation) }
    if !change.children.isEmpty { forgetUnreachable() }
  }

  private mutating func move(_ place: [Double]) {
    guard place.count == 5 || place.count == 7, let id = Int(exactly: place[0]) else { return }
    entries[id]?.element.frame = Array(place[1..<5])
    entries[id]?.element.touchPoint = place.count == 7 ? Array(place[5...]) : nil
    entries[id]?.placedIn = generation
  }

  private mutating func forgetUnreachable() {
    var reached: Set = [0]
    var open = [0]
    while let id = open.popLast() {
      for child in children[id]?.ids ?? [] where reached.insert(child).inserted {
        open.append(child)
      }
    }
    entries = entries.filter { reached.contains($0.key) }
    children = children.filter { reached.contains($0.key) }
  }

  /// What brings a viewer that knows generation `known` up to date; nil when it is.
  func change(after known: Int) -> LiveAccessibilityChange? {
    guard known < generation else { return nil }
    var change = LiveAccessibilityChange()
    change.isWhole = known < wholeGeneration
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
      if change.isWhole || entry.saidIn > known {
        change.elements.append(entry.element)
      } else if entry.placedIn > known {
        change.places.append(
          [Double(id)] + entry.element.frame + (entry.element.touchPoint ?? []))
      }
    }
    for (id, list) in children where change.isWhole || list.changedIn > known {
      change.children[id] = list.ids
    }
    return change
  }
}
