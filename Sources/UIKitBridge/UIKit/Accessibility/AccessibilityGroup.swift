import CoreAnimation
import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// Elements that are read one after the other, whatever stands beside them.
struct AccessibilityGroup {
  /// Points of the window.
  var frame: CGRect
  var elements: [AccessibilityElement]
}

extension [AccessibilityGroup] {
  /// From the top down; those that begin within 8 points of height from the first along the line. The distance is the
  /// one that VoiceOver was seen to allow on a phone (AccessibilitySnapshot's parser).
  @MainActor func inReadingOrder(isRightToLeft: Bool) -> [AccessibilityElement] {
    let fromTop = enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var lines: [[AccessibilityGroup]] = []
    for group in fromTop {
      if let start = lines.last?.first?.frame.minY, group.frame.minY - start < 8 {
        lines[lines.count - 1].append(group)
      } else {
        lines.append([group])
      }
    }
    func place(_ group: AccessibilityGroup) -> CGFloat {
      isRightToLeft ? -group.frame.maxX : group.frame.minX
    }
    return lines.flatMap { line in
      line.enumerated()
        .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
        .flatMap(\.element.elements)
    }
  }
}

extension UIView {
  /// What it and the views in it say to those who do not see them, in reading order; places are points of the window.
  final func accessibilityTree() -> [AccessibilityElement] {
    accessibilityGroupsIfShown().inReadingOrder(isRightToLeft: readsFromRight)
  }

  private var readsFromRight: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// As `accessibilityGroups`; empty for what nobody is to hear of.
  final func accessibilityGroupsIfShown() -> [AccessibilityGroup] {
    isHidden || alpha <= 0 || accessibilityElementsHidden ? [] : accessibilityGroups()
  }

  /// What most kinds of views say: the view itself where it is an element, else what is inside.
  final func usualAccessibilityGroups() -> [AccessibilityGroup] {
    if isAccessibilityElement {
      return [AccessibilityGroup(frame: accessibilityFrame, elements: [accessibilityElement()])]
    }
    let inside = accessibilityGroupsInside()
    let isNamed = accessibilityIdentifier != nil || accessibilityContainerType != .none
    guard isNamed || shouldGroupAccessibilityChildren || accessibilityElements != nil else {
      return inside
    }
    let elements =
      accessibilityElements == nil
      ? inside.inReadingOrder(isRightToLeft: readsFromRight) : inside.flatMap(\.elements)
    return [
      AccessibilityGroup(
        frame: accessibilityFrame, elements: isNamed ? [container(of: elements)] : elements)
    ]
  }

  /// What it is called by, around its elements.
  final func container(
    of elements: [AccessibilityElement], role: AccessibilityElement.Role = .group
  ) -> AccessibilityElement {
    var container = AccessibilityElement(
      role: accessibilityContainerType == .list ? .list : role, frame: accessibilityFrame)
    container.isContainer = true
    container.children = elements
    describe(&container)
    return container
  }

  /// The elements that the program names, else those of the views inside. A view before which all else is to be left
  /// alone is the only one that is read.
  final func accessibilityGroupsInside() -> [AccessibilityGroup] {
    if let named = accessibilityElements {
      return named.flatMap { object -> [AccessibilityGroup] in
        if let view = object as? UIView { return view.accessibilityGroupsIfShown() }
        guard let part = object as? UIAccessibilityElement else { return [] }
        return [
          AccessibilityGroup(
            frame: part.accessibilityFrame, elements: [part.accessibilityDescription()])
        ]
      }
    }
    let shown = subviews.filter { !$0.isHidden && $0.alpha > 0 }
    if let modal = shown.last(where: \.accessibilityViewIsModal) {
      return modal.accessibilityGroupsIfShown()
    }
    return shown.flatMap { $0.accessibilityGroupsIfShown() }
  }

  /// What the view of SwiftUI says that is the view's face, then what other views inside say. Where the face is one element, it
  /// says what the view says, too.
  final func accessibilityGroups(ofFace face: UIView?) -> [AccessibilityGroup] {
    guard isAccessibilityElement else { return usualAccessibilityGroups() }
    var elements = face?.accessibilityGroupsIfShown().flatMap(\.elements) ?? []
    if elements.count == 1 {
      describe(&elements[0])
      if let accessibilityRole { elements[0].role = accessibilityRole }
    } else if !elements.isEmpty, accessibilityIdentifier != nil || accessibilityLabel != nil {
      elements = [container(of: elements)]
    }
    let others = subviews.filter { $0 !== face }.flatMap { $0.accessibilityGroupsIfShown() }
    return [AccessibilityGroup(frame: accessibilityFrame, elements: elements)] + others
  }

  /// A row of a list: what can only be read in it is one element, which is touched as the row is; what can be used
  /// stands behind it.
  ///
  /// - Parameter leadsOn: Whether a touch shows something else.
  final func accessibilityGroupsOfRow(isSelected: Bool, leadsOn: Bool) -> [AccessibilityGroup] {
    if isAccessibilityElement { return usualAccessibilityGroups() }
    let all = accessibilityGroupsInside().inReadingOrder(isRightToLeft: readsFromRight)
    let (words, others) = (all.filter(\.isOnlyRead), all.filter { !$0.isOnlyRead })
    guard !words.isEmpty else {
      return others.isEmpty ? [] : [AccessibilityGroup(frame: accessibilityFrame, elements: others)]
    }
    var row = AccessibilityElement.combining(words, frame: accessibilityFrame)
    row.role = .element
    row.traits.subtract([.isStaticText, .isImage])
    describe(&row)
    if isSelected { row.traits.insert(.isSelected) }
    if leadsOn { row.traits.insert(.isButton) }
    row.actions.insert(
      AccessibilityElement.Action(.activate) { [weak self] in self?.activate() }, at: 0)
    return [AccessibilityGroup(frame: accessibilityFrame, elements: [row] + others)]
  }
}

extension AccessibilityElement {
  /// Whether nothing can be done with it.
  fileprivate var isOnlyRead: Bool {
    actions.isEmpty && adjust == nil && [.text, .image].contains(role)
  }

  /// The same where nothing can be used.
  var disabled: AccessibilityElement {
    var disabled = self
    disabled.isEnabled = false
    disabled.children = children.map(\.disabled)
    return disabled
  }

  /// The same in points of the window around the one that it is of.
  func moved(by map: (CGRect) -> CGRect) -> AccessibilityElement {
    var moved = self
    moved.frame = map(frame)
    moved.activationPoint = activationPoint.map { map(CGRect(origin: $0, size: .zero)).origin }
    moved.children = children.map { $0.moved(by: map) }
    return moved
  }
}
