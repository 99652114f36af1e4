import Foundation
@_spi(Runtime) import ViewRuntime

/// Which element of a stage is meant.
public struct ElementQuery: ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  enum Condition: Hashable, Sendable {
    case name(String)
    case text(String)
    case label(String)
    case identifier(String)
    case role(ElementRole)
    case traits(AccessibilityTraits.RawValue)
  }

  var conditions: [Condition]

  /// What is called so: by its identifier, else by its label, else by a text on it, else by a part of
  /// one.
  public init(stringLiteral name: String) { conditions = [.name(name)] }
  public init(_ name: String) { conditions = [.name(name)] }
  init(conditions: [Condition]) { self.conditions = conditions }

  /// What shows exactly this text.
  public static func text(_ text: String) -> ElementQuery {
    ElementQuery(conditions: [.text(text)])
  }
  public static func label(_ label: String) -> ElementQuery {
    ElementQuery(conditions: [.label(label)])
  }
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery(conditions: [.identifier(identifier)])
  }
  /// All of one kind.
  public static func role(_ role: ElementRole) -> ElementQuery {
    ElementQuery(conditions: [.role(role)])
  }
  /// All that have at least these traits.
  public static func traits(_ traits: AccessibilityTraits) -> ElementQuery {
    ElementQuery(conditions: [.traits(traits.rawValue)])
  }

  /// What both mean.
  public static func && (left: ElementQuery, right: ElementQuery) -> ElementQuery {
    ElementQuery(conditions: left.conditions + right.conditions)
  }

  public var description: String {
    conditions.map { condition in
      switch condition {
      case .name(let name): "\"\(name)\""
      case .text(let text): "text \"\(text)\""
      case .label(let label): "label \"\(label)\""
      case .identifier(let identifier): "identifier \"\(identifier)\""
      case .role(let role): role.rawValue
      case .traits(let traits):
        "[\(AccessibilityTraits(rawValue: traits).names.joined(separator: ", "))]"
      }
    }.joined(separator: " && ")
  }

  /// Those of `elements`, in reading order, that are meant.
  @MainActor func matches(in elements: [AccessibilityElement]) -> [AccessibilityElement] {
    conditions.reduce(elements) { elements, condition in
      switch condition {
      case .name(let name): Self.named(name, in: elements)
      case .text(let text): elements.filter { !$0.isContainer && $0.texts.contains(text) }
      case .label(let label): elements.filter { $0.label == label }
      case .identifier(let identifier): elements.filter { $0.identifier == identifier }
      case .role(let role): elements.filter { $0.role.rawValue == role.rawValue }
      case .traits(let traits): elements.filter { $0.traits.rawValue & traits == traits }
      }
    }
  }

  @MainActor private static func named(_ name: String, in elements: [AccessibilityElement])
    -> [AccessibilityElement]
  {
    let ways: [(AccessibilityElement) -> Bool] = [
      { $0.identifier == name }, { $0.label == name },
      { !$0.isContainer && ($0.texts.contains(name) || $0.inputLabels.contains(name)) },
      { !$0.isContainer && $0.label?.contains(name) == true },
    ]
    for isMeant in ways {
      let found = elements.filter(isMeant)
      if !found.isEmpty { return found }
    }
    return []
  }
}

/// The kinds of elements.
public enum ElementRole: String, Hashable, Sendable, CaseIterable {
  case element, text, image, button, link, toggle, slider, stepper, picker, textField
  case secureField, searchField, textEditor, progress, gauge
  case group, list, tabBar, sheet, alert, menu
}
