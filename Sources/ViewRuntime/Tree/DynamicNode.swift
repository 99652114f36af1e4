import Foundation

/// One child of a node whose children come and go.
@MainActor
package struct DynamicChild {
  let id: AnyHashable
  let make: (NodeContext) -> Node
  let update: (Node) -> Void

  package init<Content: View>(id: AnyHashable, view: Content) {
    self.id = id
    make = { $0.makeNode(view) }
    update = { $0.update(any: view) }
  }
}

/// A node whose children have identities that the program gave them.
@MainActor
package protocol IdentifiedChildren: AnyObject {
  var identifiedChildren: [(id: AnyHashable, node: Node)] { get }
  func child(withID id: AnyHashable) -> Node?
}

/// A node whose children come and go: conditions, loops, erased types.
///
/// A removed child whose transition runs stays among the elements, in its old place, until the
/// transition is done; it is brought back if its identity returns before that.
@MainActor
@_spi(Runtime) open class DynamicNode<Content: View>: ViewNode<Content> {
  private struct Slot {
    let id: AnyHashable
    let node: Node
    var departure: Departure?
    /// Whether its elements were told that they leave.
    var isMarked = false
  }

  private var slots: [Slot] = []
  /// False until the children were set for the first time: what is there from the start does not come in.
  private var hasChildren = false
  /// True while children come and go for other reasons than a change of the program's: at once.
  package final var skipsTransitions = false
  private lazy var transitions = ElementTransitions(inherited.transition)

  open override var children: [Node] { slots.map(\.node) }

  /// The children that are not on their way out, with their identities.
  package final var identifiedChildren: [(id: AnyHashable, node: Node)] {
    slots.filter { $0.departure == nil }.map { ($0.id, $0.node) }
  }

  /// What stands for each child that is not on its way out: its elements, or what transitions make of them.
  package final var elementsOfChildren: [[Element]] {
    slots.filter { $0.departure == nil }
      .map { $0.node.elements.flatMap { transitions.shown($0, in: childContext) } }
  }

  package final func child(withID id: AnyHashable) -> Node? {
    slots.first { $0.id == id && $0.departure == nil }?.node
  }

  open override func collectElements() -> [Element] {
    let elements = slots.indices.flatMap { index in
      let elements = slots[index].node.elements.flatMap { transitions.shown($0, in: childContext) }
      let isLeaving = slots[index].departure != nil
      // Elements of a child that stays may leave for reasons of its own, as a row of a loop in a condition.
      if isLeaving || slots[index].isMarked {
        for element in elements { element.isLeaving = isLeaving }
        slots[index].isMarked = isLeaving
      }
      return elements
    }
    transitions.removeUnseen()
    return elements
  }

  open override func willBeRemoved() { transitions.removeAll() }

  /// Makes the children those given: known identities are updated, new ones made, others removed.
  package final func setChildren(_ wanted: [DynamicChild]) {
    defer { hasChildren = true }
    if wanted.count == slots.count,
      zip(wanted, slots).allSatisfy({ $0.id == $1.id && $1.departure == nil })
    {
      for (child, slot) in zip(wanted, slots) { child.update(slot.node) }
      return
    }
    var known: [AnyHashable: Int] = [:]
    for (index, slot) in slots.enumerated() { known[slot.id] = index }
    let removed = removeAtOnce(allBut: Set(wanted.map(\.id)))
    var next: [Slot] = []
    var kept = Set<Int>()
    for child in wanted {
      if let index = known[child.id], !kept.contains(index) {
        kept.insert(index)
        next.append(revive(slots[index], as: child))
      } else {
        next.append(Slot(id: child.id, node: insert(child), departure: nil))
      }
    }
    slots = keepingDepartures(in: next, kept: kept.union(removed))
    // The first children come while their parents are still being made, and nobody has asked for them.
    if hasChildren { elementsChanged() }
  }

  /// Removes the children whose transitions are the identity, and answers their places.
  ///
  /// They are gone before others come in: `onDisappear` is called before `onAppear` of what takes their
  /// place, and after it where there is another transition or none (OpenSwiftUI's compatibility tests).
  private func removeAtOnce(allBut wanted: Set<AnyHashable>) -> [Int] {
    slots.indices.filter { index in
      let slot = slots[index]
      guard slot.departure == nil, !wanted.contains(slot.id) else { return false }
      let elements = slot.node.elements
      let isIdentity = elements.allSatisfy { transitions.source(for: $0)?.removesAtOnce == true }
      guard isIdentity, !elements.isEmpty else { return false }
      end(slot.node)
      return true
    }
  }

  private func revive(_ slot: Slot, as child: DynamicChild) -> Slot {
    var slot = slot
    child.update(slot.node)
    slot.departure?.cancel(transaction: transaction)
    slot.departure = nil
    return slot
  }

  private func insert(_ child: DynamicChild) -> Node {
    let node = child.make(childContext().forOneOfSeveral)
    guard hasChildren, host.isRunning, !skipsTransitions else { return node }
    let transaction = transaction
    for element in node.elements {
      if let player = transitions.player(for: element, in: childContext) {
        player.appear(transaction)
      } else if transaction.effectiveAnimation != nil {
        // A view with no transition of its own fades in.
        element.fadeIn(transaction)
      }
    }
    return node
  }

  /// Puts removed children that still show a transition back where they stood.
  private func keepingDepartures(in next: [Slot], kept: Set<Int>) -> [Slot] {
    var result = next
    for (index, slot) in slots.enumerated() where !kept.contains(index) {
      let departing: Slot
      if slot.departure != nil {
        departing = slot
      } else if let leaving = depart(slot) {
        departing = leaving
      } else {
        end(slot.node)
        continue
      }
      let before = slots[..<index].last { earlier in result.contains { $0.node === earlier.node } }
      let position = before.flatMap { earlier in result.firstIndex { $0.node === earlier.node } }
      result.insert(departing, at: position.map { $0 + 1 } ?? 0)
    }
    return result
  }

  private func depart(_ slot: Slot) -> Slot? {
    guard host.isRunning, !skipsTransitions else { return nil }
    var slot = slot
    let node = slot.node
    let elements = node.elements.flatMap { transitions.shown($0, in: childContext) }
    slot.departure = Departure(elements: elements, transaction: transaction) { [weak self] in
      self?.finishDeparture(of: node)
    }
    return slot.departure!.isRunning ? slot : nil
  }

  private func finishDeparture(of node: Node) {
    guard let index = slots.firstIndex(where: { $0.node === node && $0.departure != nil }) else {
      return
    }
    slots.remove(at: index)
    end(node)
    elementsChanged()
  }

  /// Removes a child, and the transitions that stood around its elements.
  private func end(_ node: Node) {
    let elements = transitions.isEmpty ? [] : node.elements
    node.remove()
    for element in elements { transitions.remove(element) }
  }
}

/// The transitions of the elements that come and go in one place.
@MainActor
private final class ElementTransitions {
  private struct Entry {
    let element: Element
    let player: any TransitionPlayer
    var isSeen: Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let inherited: InheritedTransition?

  init(_ inherited: InheritedTransition?) { self.inherited = inherited }

  var isEmpty: Bool { entries.isEmpty }

  /// What stands for `element`: itself, or what its transition makes of it.
  func shown(_ element: Element, in context: () -> NodeContext) -> [Element] {
    guard let player = ownPlayer(for: element, in: context) else { return [element] }
    entries[ObjectIdentifier(element)]?.isSeen = true
    return player.elements
  }

  /// What moves `element` in and out: its own transition, or that of the view it is around.
  func player(for element: Element, in context: () -> NodeContext) -> (any TransitionPlayer)? {
    ownPlayer(for: element, in: context) ?? element.trait(TransitionPlayerTrait.self)
  }

  private func ownPlayer(for element: Element, in context: () -> NodeContext) -> (
    any TransitionPlayer
  )? {
    if let entry = entries[ObjectIdentifier(element)] { return entry.player }
    guard let transition = source(for: element) else { return nil }
    let player = transition.makePlayer(around: element, in: context())
    entries[ObjectIdentifier(element)] = Entry(element: element, player: player, isSeen: true)
    return player
  }

  /// The element's own transition, or the one that is handed on here where nothing inside moves the element with it.
  func source(for element: Element) -> (any TransitionSource)? {
    if let own = element.trait(TransitionTrait.self) { return own }
    guard let inherited, element.trait(TransitionPlayerTrait.self) == nil else { return nil }
    return inherited.source
  }

  func remove(_ element: Element) {
    entries.removeValue(forKey: ObjectIdentifier(element))?.player.remove()
  }

  /// Drops the transitions of elements that were not shown since the last call: a child may change its elements itself.
  func removeUnseen() {
    guard !entries.isEmpty else { return }
    for (key, entry) in entries {
      if entry.isSeen {
        entries[key]!.isSeen = false
      } else {
        entries[key] = nil
        entry.player.remove()
      }
    }
  }

  func removeAll() {
    for entry in entries.values { entry.player.remove() }
    entries = [:]
  }
}

extension Node {
  /// Calls `body` with each child that a `ForEach` below gave an identity, the outermost ones.
  package final func forEachIdentifiedChild(_ body: (AnyHashable, Node) -> Void) {
    if let dynamic = self as? any IdentifiedChildren {
      for child in dynamic.identifiedChildren { body(child.id, child.node) }
    } else {
      for child in children { child.forEachIdentifiedChild(body) }
    }
  }
}
