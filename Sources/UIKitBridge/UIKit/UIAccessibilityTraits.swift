import CoreAnimation
import Foundation
import FoundationNames
import ViewContent

/// What an element is and does, for those who hear it.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = Self(rawValue: 1 << 0)
  public static let link = Self(rawValue: 1 << 1)
  public static let image = Self(rawValue: 1 << 2)
  public static let selected = Self(rawValue: 1 << 3)
  public static let playsSound = Self(rawValue: 1 << 4)
  public static let keyboardKey = Self(rawValue: 1 << 5)
  public static let staticText = Self(rawValue: 1 << 6)
  public static let summaryElement = Self(rawValue: 1 << 7)
  public static let notEnabled = Self(rawValue: 1 << 8)
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  public static let searchField = Self(rawValue: 1 << 10)
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  public static let adjustable = Self(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  public static let tabBar = Self(rawValue: 1 << 15)
  public static let header = Self(rawValue: 1 << 16)
  public static let supportsZoom = Self(rawValue: 1 << 17)
  public static let toggleButton = Self(rawValue: 1 << 18)
}

/// Something else that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: _KnownByIdentity {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image) = (name, image)
    self.target = target as AnyObject?
    self.selector = selector
  }
}

/// An element that is no view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// How a container is read.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
