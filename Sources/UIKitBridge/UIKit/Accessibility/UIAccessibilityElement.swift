import CoreAnimation
import Foundation
import Geometry

/// An element that is no view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// In points of the view that it is a part of; nothing where `accessibilityFrame` says.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// On the screen, in points.
  open override var accessibilityFrame: CGRect {
    get {
      let frame = accessibilityFrameInContainerSpace
      guard frame != .zero, let view = accessibilityContainer as? UIView else {
        return super.accessibilityFrame
      }
      return view.convert(frame, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override var isUsuallyAccessibilityElement: Bool { true }
}

/// How a container is read.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
