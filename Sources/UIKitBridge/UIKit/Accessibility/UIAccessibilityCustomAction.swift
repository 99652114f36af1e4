import CoreAnimation
import Foundation
import FoundationNames
import ViewContent

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

  /// Does it.
  func perform() {
    if let actionHandler {
      _ = actionHandler(self)
    } else if let target, let selector {
      TargetAction(target, selector).send(from: self)
    }
  }
}
