import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewRuntime

/// What a program wishes for all bars and lists of UIKit. Those here are drawn by SwiftUI's own rules: a wish that
/// would change the picture is told once, where no proxy of its own grants it.
@preconcurrency @MainActor
open class UIAppearanceProxy {
  let name: String
  init(_ name: String) { self.name = name }

  private func tell(_ property: String) {
    Reports.once("\(name).appearance().\(property) is left out: use SwiftUI's modifiers")
  }

  open var isHidden = false { didSet { if isHidden { tell("isHidden") } } }
  open var backgroundColor: UIColor? { didSet { tell("backgroundColor") } }
  open var barTintColor: UIColor? { didSet { tell("barTintColor") } }
  open var tintColor: UIColor? { didSet { tell("tintColor") } }
  open var unselectedItemTintColor: UIColor? { didSet { tell("unselectedItemTintColor") } }
  open var selectedSegmentTintColor: UIColor? { didSet { tell("selectedSegmentTintColor") } }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { tell("currentPageIndicatorTintColor") }
  }
  open var pageIndicatorTintColor: UIColor? { didSet { tell("pageIndicatorTintColor") } }
  open var separatorColor: UIColor? { didSet { tell("separatorColor") } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell("titleTextAttributes") }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell("largeTitleTextAttributes") }
  }
  open var standardAppearance: UIBarAppearance = UIBarAppearance() {
    didSet { tell("standardAppearance") }
  }
  open var scrollEdgeAppearance: UIBarAppearance? { didSet { tell("scrollEdgeAppearance") } }
  open var compactAppearance: UIBarAppearance? { didSet { tell("compactAppearance") } }
  open var compactScrollEdgeAppearance: UIBarAppearance? {
    didSet { tell("compactScrollEdgeAppearance") }
  }
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    tell("setBackgroundImage")
  }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    tell("setTitleTextAttributes")
  }
  open var isTranslucent = true
  open var bounces = true { didSet { if !bounces { tell("bounces") } } }
  open var showsVerticalScrollIndicator = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}

/// How much room a bar has.
nonisolated public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}
