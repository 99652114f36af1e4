import Foundation

extension ViewHost {
  /// What the window says to those who do not see it, in reading order: collected when it is asked
  /// for, from what is laid out then. What covers the window hides all that is behind it.
  ///
  /// - Complexity: O(n) in the number of elements on the screen.
  package func accessibilityTree() -> [AccessibilityElement] {
    frontElements.flatMap { $0.accessibilityElementsIfShown() }.inReadingOrder.withoutRepetition
  }

  /// The tree as text: a line an element, indented below its container.
  package func accessibilityReport() -> String {
    var lines: [String] = []
    for element in accessibilityTree() { element.report(depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }
}

extension Element {
  /// As `accessibilityElements`; empty for what is on its way out or stands nowhere yet.
  package final func accessibilityElementsIfShown() -> [AccessibilityElement] {
    isLeaving || !isPlaced ? [] : accessibilityElements()
  }

  /// Where it is seen now, in points of the window; the bounding box under a rotation.
  package final var presentedFrameInWindow: CGRect {
    let frame = (self as? MovingElement)?.presentedFrame ?? frame
    return frame.boundingBox(under: containerTransform)
  }
}

extension [AccessibilityElement] {
  /// Without the icons whose title stands beside them.
  @MainActor fileprivate var withoutRepetition: [AccessibilityElement] {
    compactMap { element in
      if element.repeatsTitle,
        contains(where: { !$0.repeatsTitle && $0.label == element.label && $0.label != nil })
      {
        return nil
      }
      var element = element
      element.children = element.children.withoutRepetition
      return element
    }
  }
}

extension AccessibilityElement {
  fileprivate func report(depth: Int, to lines: inout [String]) {
    var parts = [role.rawValue]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("value \"\(value)\"") }
    if let hint { parts.append("hint \"\(hint)\"") }
    if let identifier { parts.append("id \"\(identifier)\"") }
    if !traits.isEmpty { parts.append("[\(traits.names.joined(separator: ", "))]") }
    if let headingLevel, headingLevel > 0 { parts.append("h\(headingLevel)") }
    if !isEnabled { parts.append("disabled") }
    if focus?.isFocused == true { parts.append("focused") }
    parts.append("(\(number(frame.minX)), \(number(frame.minY)), ")
    parts[parts.count - 1] += "\(number(frame.width)) × \(number(frame.height)))"
    let names = actionNames
    if !names.isEmpty { parts.append("actions: \(names.joined(separator: ", "))") }
    for content in customContent { parts.append("\(content.label): \(content.value)") }
    for rotor in rotors {
      parts.append("rotor \(rotor.name): \(rotor.entries.joined(separator: ", "))")
    }
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
    for child in children { child.report(depth: depth + 1, to: &lines) }
  }

  /// What can be done with it, by name.
  package var actionNames: [String] {
    var names = actions.map { action in
      switch action.kind {
      case .activate: "activate"
      case .escape: "escape"
      case .magicTap: "magic tap"
      case .delete: "delete"
      case .named(let name): name
      }
    }
    if adjust != nil { names += ["increment", "decrement"] }
    if scroll != nil { names.append("scroll") }
    return names
  }

  private func number(_ value: CGFloat) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
