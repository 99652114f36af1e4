import Foundation
import ViewContent

/// Lines of a menu that are found when it opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isKept: Bool
  private var found: [UIMenuElement]?

  /// The lines are asked for when the menu opens for the first time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isKept: true)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isKept: Bool
  ) {
    (self.provider, self.isKept) = (provider, isKept)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The lines are asked for each time that the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isKept: false)
  }

  /// The lines as far as they are known; `onChange` is called when they come later.
  func lines(_ onChange: @escaping () -> Void) -> [UIMenuElement] {
    if let found { return found }
    var isAtOnce = true
    provider { [self] lines in
      found = lines
      if !isAtOnce { onChange() }
    }
    isAtOnce = false
    return found ?? []
  }

  /// The menu is closed.
  func forget() { if !isKept { found = nil } }
}
