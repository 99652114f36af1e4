import Foundation
import Geometry
import Testing
@_spi(Runtime) import ViewRuntime

/// An element of a stage, found anew each time that it is asked for something.
@MainActor
public struct StageElement: StageTarget {
  public let stage: Stage
  let query: ElementQuery
  /// Which of those that are meant; nil where there is to be one only.
  var index: Int?

  /// All that are meant, in reading order.
  var matches: [AccessibilityElement] { query.matches(in: stage.elements) }

  /// The first one that is meant; nil where there is none.
  var found: AccessibilityElement? {
    let matches = matches
    return index.map { matches.indices.contains($0) ? matches[$0] : nil } ?? matches.first
  }

  public var exists: Bool { found != nil }
  /// How many are meant.
  public var count: Int { matches.count }
  /// The one with this number among those that are meant, in reading order.
  public subscript(index: Int) -> StageElement {
    StageElement(stage: stage, query: query, index: index)
  }
  public var first: StageElement { self[0] }
  public var all: [StageElement] { (0..<count).map { self[$0] } }

  /// Points of the window, as it is seen now; null where there is no such element.
  public var frame: CGRect { found?.frame ?? .null }
  public var label: String? { found?.label }
  public var value: String? { found?.value }
  public var hint: String? { found?.hint }
  public var identifier: String? { found?.identifier }
  public var role: ElementRole? { found.flatMap { ElementRole(rawValue: $0.role.rawValue) } }
  public var traits: AccessibilityTraits { found?.traits ?? [] }
  public var isEnabled: Bool { found?.isEnabled ?? false }
  public var isSelected: Bool { traits.contains(.isSelected) }
  /// Whether assistive technologies are at it, as `accessibilityFocused` says.
  public var isFocused: Bool { found?.focus?.isFocused ?? false }
  /// The letters on it.
  public var texts: [String] { found?.texts ?? [] }
  /// What can be done with it beside touching it, by name.
  public var actions: [String] { found?.actionNames ?? [] }
  /// Whether the middle of it, or the part to touch, lies in the window.
  public var isVisible: Bool { found.map { stage.isInWindow($0.touchPoint) } ?? false }

  /// The one to do something with; a failure where there is none, or several that could be meant.
  func target(_ verb: String, at location: SourceLocation) -> AccessibilityElement? {
    let matches = matches
    if let index {
      guard matches.indices.contains(index) else {
        fail("\(query)[\(index)] is not there to \(verb): \(stage.summary(matches))", at: location)
        return nil
      }
      return matches[index]
    }
    if matches.count == 1 { return matches[0] }
    if matches.isEmpty {
      fail("there is no \(query) to \(verb). There are:\n\(stage.accessibilityTree)", at: location)
      return nil
    }
    // A title of the same name cannot be meant where there is one thing to use.
    let usable = matches.filter(\.isUsable)
    if usable.count == 1 { return usable[0] }
    fail(
      "\(matches.count) elements are \(query); say which, as in [0], to \(verb): "
        + stage.summary(matches), at: location)
    return nil
  }
}

extension AccessibilityElement {
  fileprivate var isUsable: Bool {
    switch role {
    case .text, .image, .element, .group, .list, .progress, .gauge, .tabBar, .sheet, .alert, .menu:
      !actions.isEmpty && !isContainer
    default: true
    }
  }
}

extension Stage {
  /// The element that is called so: by its identifier, label or text.
  public subscript(query: ElementQuery) -> StageElement { StageElement(stage: self, query: query) }

  /// The same by a string that is no literal.
  public subscript(name: String) -> StageElement { self[ElementQuery(name)] }

  /// The element of this kind that is called so.
  public subscript(role: ElementRole, name: String) -> StageElement {
    self[ElementQuery(conditions: [.role(role), .name(name)])]
  }

  /// The elements of this kind.
  public subscript(role: ElementRole) -> StageElement { self[.role(role)] }

  /// The tree of elements as text, an element a line.
  public var accessibilityTree: String { host.accessibilityReport() }

  /// All elements, in reading order, containers before what is inside.
  var elements: [AccessibilityElement] { host.accessibilityTree().flatMap(\.flattened) }

  func isInWindow(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func summary(_ elements: [AccessibilityElement]) -> String {
    elements.map { "\($0.role.rawValue) \"\($0.label ?? "")\" at \($0.frame)" }
      .joined(separator: "; ")
  }
}
