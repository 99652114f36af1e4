import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewRuntime

/// What a program wishes for all bars and lists of UIKit. Those here are drawn by SwiftUI's own rules:
/// a wish that would change the picture is told once, but for a tab bar that is hidden.
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
  open var isTranslucent = true
  open var bounces = true { didSet { if !bounces { tell("bounces") } } }
  open var showsVerticalScrollIndicator = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}

@preconcurrency @MainActor
public final class UITabBar: UIView {
  @MainActor private final class Proxy: UIAppearanceProxy {
    // This one is granted.
    override var isHidden: Bool {
      get { SystemBars.hideTabBars }
      set { SystemBars.hideTabBars = newValue }
    }
  }
  private static let proxy = Proxy("UITabBar")
  public static func appearance() -> UIAppearanceProxy { proxy }
}

@preconcurrency @MainActor
public final class UINavigationBar: UIView {
  private static let proxy = UIAppearanceProxy("UINavigationBar")
  public static func appearance() -> UIAppearanceProxy { proxy }
}

@preconcurrency @MainActor
public final class UITableView: UIView {
  private static let proxy = UIAppearanceProxy("UITableView")
  public static func appearance() -> UIAppearanceProxy { proxy }
}

@preconcurrency @MainActor
public final class UITextView: UIView {
  private static let proxy = UIAppearanceProxy("UITextView")
  public static func appearance() -> UIAppearanceProxy { proxy }
}

@preconcurrency @MainActor
public final class UISegmentedControl: UIView {
  private static let proxy = UIAppearanceProxy("UISegmentedControl")
  public static func appearance() -> UIAppearanceProxy { proxy }
}

@preconcurrency @MainActor
public final class UIPageControl: UIView {
  private static let proxy = UIAppearanceProxy("UIPageControl")
  public static func appearance() -> UIAppearanceProxy { proxy }
}
