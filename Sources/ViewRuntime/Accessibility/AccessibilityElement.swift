import Foundation
import Geometry

/// What one element says to those who do not see the picture, and what they can do with it.
///
/// A value made when somebody asks: nothing of it is kept while frames are drawn.
@_spi(Runtime) @MainActor public struct AccessibilityElement {
  /// The kind of control it is, finer than its traits say.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case element, text, image, button, link, toggle, slider, stepper, picker, textField
    case secureField, searchField, textEditor, progress, gauge
    case group, list, tabBar, sheet, alert, menu
  }

  package var role: Role
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  /// Points of the window, where it is seen now; the bounding box under a rotation.
  package var frame: CGRect
  /// Where a finger that means it goes down, in points of the window; nil for the middle.
  package var activationPoint: CGPoint?
  package var isEnabled = true
  /// Higher ones come first among those in one container.
  package var sortPriority = 0.0
  /// 1...6; 0 for a heading whose level was not said, nil for what is none.
  package var headingLevel: Int?
  /// Other names by which it is called.
  package var inputLabels: [String] = []
  package var customContent: [CustomContent] = []
  package var rotors: [Rotor] = []
  package var actions: [Action] = []
  /// Makes the value larger or smaller by a step.
  package var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Scrolls what is inside by a page.
  package var scroll: (@MainActor (Edge) -> Void)?
  package var focus: Focus?
  package var respondsToUserInteraction: Bool?
  /// What is shown large while a finger rests on it; nil where nothing is.
  package var largeContent: String?
  package var chart: String?
  /// The elements inside; only containers have any.
  package var children: [AccessibilityElement] = []
  package var isContainer = false
  /// What stands on it to be read, whatever its label says.
  package var texts: [String] = []
  /// Set for an icon beside a title that says the same.
  package var repeatsTitle = false

  package init(role: Role = .element, frame: CGRect) {
    self.role = role
    self.frame = frame
  }

  /// Something that can be done with it, beside touching it.
  package struct Action {
    package enum Kind: Hashable {
      case activate, escape, magicTap, delete
      case named(String)
    }

    package var kind: Kind
    package var perform: @MainActor () -> Void

    package init(_ kind: Kind, perform: @escaping @MainActor () -> Void) {
      self.kind = kind
      self.perform = perform
    }
  }

  /// More that is told when it is asked for.
  package struct CustomContent: Hashable {
    package var label: String
    package var value: String
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A list of places to go to.
  package struct Rotor: Hashable {
    package var name: String
    package var entries: [String]

    package init(name: String, entries: [String]) {
      self.name = name
      self.entries = entries
    }
  }

  /// Whether assistive technologies are at this element, as the program sees it.
  package struct Focus {
    package var isFocused: Bool
    package var set: @MainActor (Bool) -> Void

    package init(isFocused: Bool, set: @escaping @MainActor (Bool) -> Void) {
      self.isFocused = isFocused
      self.set = set
    }
  }
}

extension AccessibilityElement {
  /// Where a finger goes down to use it, in points of the window.
  package var touchPoint: CGPoint { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }

  /// It and all those inside, in reading order.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }

  /// One element that says what `elements` say, in their order.
  ///
  /// One button inside makes the whole a button; of several, each becomes an action by its name.
  package static func combining(
    _ elements: [AccessibilityElement], role: Role = .element, frame: CGRect
  ) -> AccessibilityElement {
    var result = AccessibilityElement(role: role, frame: frame)
    let parts = elements.inReadingOrder.flatMap { $0.isContainer ? $0.children : [$0] }
    let titled = parts.contains { !$0.repeatsTitle && $0.label != nil }
    let spoken = parts.filter { !titled || !$0.repeatsTitle }
    result.label = joined(spoken.compactMap(\.label))
    result.value = joined(spoken.compactMap(\.value))
    result.hint = joined(spoken.compactMap(\.hint))
    result.texts = parts.flatMap(\.texts)
    result.identifier = parts.count == 1 ? parts[0].identifier : nil
    result.customContent = parts.flatMap(\.customContent)
    result.inputLabels = parts.count == 1 ? parts[0].inputLabels : []
    result.activationPoint = parts.lazy.compactMap(\.activationPoint).first
    result.headingLevel = parts.lazy.compactMap(\.headingLevel).first
    result.takeTraitsAndActions(of: parts)
    return result
  }

  private mutating func takeTraitsAndActions(of parts: [AccessibilityElement]) {
    let buttons = parts.filter { $0.traits.contains(.isButton) || $0.traits.contains(.isLink) }
    for part in parts {
      traits.formUnion(buttons.count > 1 ? part.traits.subtracting(.isButton) : part.traits)
      for action in part.actions {
        guard buttons.count > 1, action.kind == .activate, let name = part.label else {
          actions.append(action)
          continue
        }
        actions.append(Action(.named(name), perform: action.perform))
      }
    }
    adjust = parts.lazy.compactMap(\.adjust).first
    if buttons.count == 1 {
      isEnabled = buttons[0].isEnabled
      activationPoint = activationPoint ?? buttons[0].touchPoint
    }
    if parts.count == 1, role == .element { role = parts[0].role }
  }

  private static func joined(_ parts: [String]) -> String? {
    let spoken = parts.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }
}

extension [AccessibilityElement] {
  /// Those of a higher priority first, else as they stand.
  @MainActor package var inReadingOrder: [AccessibilityElement] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }
}
