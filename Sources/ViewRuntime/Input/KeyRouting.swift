import Foundation

/// Something that can be given the focus.
@MainActor
package protocol FocusPlace: KeyResponder {
  var canTakeFocus: Bool { get }
  func takeFocus()
}

/// A node whose content keys press, or what it would show.
@MainActor
package protocol ShortcutNode: Node {
  /// Does what the key is for. Answers false where the key is another one, or nothing inside can be pressed.
  func pressed(_ press: KeyPress) -> Bool
}

/// A menu that is not open: its items are made when they are asked for.
@MainActor
package protocol ClosedMenu: ShortcutNode {
  /// Whether keys press any item.
  var hasShortcuts: Bool { get }
}

struct WeakClosedMenu {
  weak var menu: (any ClosedMenu)?
}

extension ViewHost {
  /// Whether keys press anything here, seen or in a closed menu.
  package var hasShortcuts: Bool {
    shortcutCount > 0 || closedMenus.contains { $0.menu?.hasShortcuts ?? false }
  }

  package func add(_ menu: any ClosedMenu) {
    closedMenus.removeAll { $0.menu == nil }
    closedMenus.append(WeakClosedMenu(menu: menu))
  }

  package func remove(_ menu: any ClosedMenu) { closedMenus.removeAll { $0.menu === menu } }

  /// Takes what is typed to whom it concerns: what has the focus, the buttons that keys press, and at last
  /// the next place for the focus. Keys with Command, Control or Option press buttons first.
  ///
  /// Answers whether anybody did something with it.
  func deliver(_ input: TypedInput) -> Bool {
    if let keyResponder, keyResponder.editsText {
      switch input {
      case .text: return keyResponder.take(input)
      case .key:
        return keyResponder.take(input) || input.presses.contains { deliver($0, isRefused: true) }
      case .press: break
      }
    }
    // All of them are delivered, whoever takes the first.
    return input.presses.map { deliver($0) }.contains(true)
  }

  private func deliver(_ press: KeyPress, isRefused: Bool = false) -> Bool {
    let isCommand = !press.modifiers.isDisjoint(with: [.command, .control, .option])
    if isCommand, pressShortcut(press) { return true }
    if !isRefused, keyResponder?.take(.press(press)) == true { return true }
    if !isCommand, pressShortcut(press) { return true }
    guard press.key == .tab, press.phase != .up else { return false }
    return moveFocus(isForward: !press.modifiers.contains(.shift))
  }

  /// Control stands for Command where nothing is meant by it, since most keyboards here have no such key.
  private func pressShortcut(_ press: KeyPress) -> Bool {
    guard press.phase != .up else { return false }
    // What is seen goes before what menus hide.
    let all = frontNodes.compactMap { $0 as? any ShortcutNode }
    let nodes = all.filter { !($0 is any ClosedMenu) } + all.filter { $0 is any ClosedMenu }
    if nodes.contains(where: { $0.pressed(press) }) { return true }
    guard press.modifiers.contains(.control), !press.modifiers.contains(.command) else {
      return false
    }
    let command = press.withCommandForControl
    return nodes.contains { $0.pressed(command) }
  }

  /// Gives the focus to the next place in reading order, or the one before; from the last to the first.
  private func moveFocus(isForward: Bool) -> Bool {
    let places = frontNodes.flatMap { node -> [(place: any FocusPlace, frame: CGRect)] in
      node.propertySlots.compactMap { slot in
        guard let place = slot.storage as? any FocusPlace, place.canTakeFocus,
          let element = node.elements.first, element.isPlaced, !element.isLeaving
        else { return nil }
        return (place, element.presentedFrameInWindow)
      }
    }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map(\.place)
    guard !places.isEmpty else { return false }
    guard let current = places.firstIndex(where: { $0 === keyResponder }) else {
      (isForward ? places.first : places.last)?.takeFocus()
      return true
    }
    guard places.count > 1 else { return false }
    let step = isForward ? 1 : places.count - 1
    places[(current + step) % places.count].takeFocus()
    return true
  }

  /// The nodes of what is in front, parents before their children.
  private var frontNodes: [Node] { frontRoots.flatMap(\.livingNodes) }
}

extension Node {
  /// This node and those below, parents before their children.
  package final var livingNodes: [Node] {
    var nodes: [Node] = []
    func add(_ node: Node) {
      guard node.isAlive else { return }
      nodes.append(node)
      for child in node.children { add(child) }
    }
    add(self)
    return nodes
  }
}
