import CoreAnimation
import Foundation
import Geometry

/// What views, elements and items of bars say of themselves to those who hear and control the screen by words.
///
/// UIKit asks it of all objects. What a program has not said, an object of each kind says by itself.
@preconcurrency @MainActor
open class _AccessibleObject: _KnownByIdentity {
  private var told = ToldOfObject()
  open var isAccessibilityElement: Bool {
    get { told.isElement ?? isUsuallyAccessibilityElement }
    set { told.isElement = newValue }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String? {
    get { told.label ?? usualAccessibilityLabel }
    set { told.label = newValue }
  }
  open var accessibilityHint: String?
  open var accessibilityValue: String? {
    get { told.value ?? usualAccessibilityValue }
    set { told.value = newValue }
  }
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits {
    get { told.traits ?? usualAccessibilityTraits }
    set { told.traits = newValue }
  }
  /// On the screen, in points.
  open var accessibilityFrame = CGRect.zero
  /// On the screen, in points; nil for the frame.
  open var accessibilityPath: UIBezierPath?
  /// Where it is touched by those who do not touch it themselves, on the screen, in points.
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityRespondsToUserInteraction = false
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var shouldGroupAccessibilityChildren = false

  public init() {}

  // MARK: What a kind of object says where its program says nothing

  var isUsuallyAccessibilityElement: Bool { false }
  var usualAccessibilityLabel: String? { nil }
  var usualAccessibilityValue: String? { nil }
  var usualAccessibilityTraits: UIAccessibilityTraits { .none }

  // MARK: What is done

  /// Whether it did what a double tap asks for; its ordinary touch is made where it did not.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

/// What a program has said of an object; nil where it has said nothing.
private struct ToldOfObject {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits?
}

extension _AccessibleObject {
  /// The words of the label, without the ways in which they would be said.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
}

/// Whether the parts of an element are read one by one, or as one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// Where to three fingers scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}
