import CoreAnimation
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
  /// Whether nothing that is drawn here follows what is wished: SwiftUI's lists are no tables of UIKit.
  private let isHarmless: Bool

  init(_ name: String, isHarmless: Bool = false) {
    self.name = name
    self.isHarmless = isHarmless
  }

  private static var known: [ObjectIdentifier: UIAppearanceProxy] = [:]

  /// The proxy of a kind of view.
  static func one(for type: UIView.Type) -> UIAppearanceProxy {
    if let proxy = known[ObjectIdentifier(type)] { return proxy }
    let isHarmless =
      type is UITableView.Type || type is UITableViewCell.Type
    let proxy = UIAppearanceProxy("\(type)", isHarmless: isHarmless)
    known[ObjectIdentifier(type)] = proxy
    return proxy
  }

  fileprivate func tell(_ property: String) {
    if isHarmless { return }
    Reports.once("\(name).appearance().\(property) is left out: use SwiftUI's modifiers")
  }

  // Bars

  open var isHidden: Bool = false { didSet { tell("isHidden") } }
  open var barTintColor: UIColor? { didSet { tell("barTintColor") } }
  open var unselectedItemTintColor: UIColor? { didSet { tell("unselectedItemTintColor") } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell("titleTextAttributes") }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { tell("largeTitleTextAttributes") }
  }
  open var backgroundImage: UIImage? { didSet { tell("backgroundImage") } }
  open var shadowImage: UIImage? { didSet { tell("shadowImage") } }
  open var backIndicatorImage: UIImage? { didSet { tell("backIndicatorImage") } }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { tell("backIndicatorTransitionMaskImage") }
  }
  open var selectionIndicatorImage: UIImage? { didSet { tell("selectionIndicatorImage") } }

  // All views

  open var backgroundColor: UIColor? { didSet { tell("backgroundColor") } }
  open var tintColor: UIColor? { didSet { tell("tintColor") } }
  open var alpha: CGFloat = 1 { didSet { tell("alpha") } }
  open var clipsToBounds = false { didSet { tell("clipsToBounds") } }
  /// What a program wishes for the layers of all views of this kind: nobody sees it.
  open var layer: CALayer {
    tell("layer")
    return unseenLayer
  }
  private lazy var unseenLayer = CALayer()
  open var textColor: UIColor? { didSet { tell("textColor") } }
  open var font: UIFont? { didSet { tell("font") } }
  open var color: UIColor? { didSet { tell("color") } }

  // Controls

  open var selectedSegmentTintColor: UIColor? { didSet { tell("selectedSegmentTintColor") } }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { tell("currentPageIndicatorTintColor") }
  }
  open var pageIndicatorTintColor: UIColor? { didSet { tell("pageIndicatorTintColor") } }
  /// Behind the dots lies nothing here but where that is prominent.
  open var backgroundStyle = UIPageControl.BackgroundStyle.automatic {
    didSet { if backgroundStyle == .prominent { tell("backgroundStyle") } }
  }
  open var preferredIndicatorImage: UIImage? { didSet { UIPageControl.tellOfRoundDots() } }
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { UIPageControl.tellOfRoundDots() }
  }
  open var onTintColor: UIColor? { didSet { tell("onTintColor") } }
  open var thumbTintColor: UIColor? { didSet { tell("thumbTintColor") } }
  open var minimumTrackTintColor: UIColor? { didSet { tell("minimumTrackTintColor") } }
  open var maximumTrackTintColor: UIColor? { didSet { tell("maximumTrackTintColor") } }
  open var progressTintColor: UIColor? { didSet { tell("progressTintColor") } }
  open var trackTintColor: UIColor? { didSet { tell("trackTintColor") } }

  // Lists and what scrolls

  open var separatorColor: UIColor? { didSet { tell("separatorColor") } }
  open var separatorStyle: UITableView.SeparatorStyle = .singleLine {
    didSet { tell("separatorStyle") }
  }
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { tell("separatorInset") }
  }
  open var selectionStyle: UITableViewCell.SelectionStyle = .default {
    didSet { tell("selectionStyle") }
  }
  open var selectedBackgroundView: UIView? { didSet { tell("selectedBackgroundView") } }
  open var tableHeaderView: UIView? { didSet { tell("tableHeaderView") } }
  open var tableFooterView: UIView? { didSet { tell("tableFooterView") } }
  open var sectionIndexColor: UIColor? { didSet { tell("sectionIndexColor") } }
  open var contentInset: UIEdgeInsets = .zero { didSet { tell("contentInset") } }
  open var bounces: Bool = true { didSet { tell("bounces") } }
  open var isScrollEnabled: Bool = true { didSet { tell("isScrollEnabled") } }

  // Texts and fields

  open var adjustsFontSizeToFitWidth = false { didSet { tell("adjustsFontSizeToFitWidth") } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { tell("minimumScaleFactor") } }
  open var numberOfLines = 1 { didSet { tell("numberOfLines") } }
  open var textAlignment = NSTextAlignment.natural { didSet { tell("textAlignment") } }
  open var clearButtonMode = UITextField.ViewMode.never { didSet { tell("clearButtonMode") } }
  open var borderStyle = UITextField.BorderStyle.none { didSet { tell("borderStyle") } }
  open var minuteInterval = 1 { didSet { tell("minuteInterval") } }
  open var badgeColor: UIColor? { didSet { tell("badgeColor") } }

  // What nothing here is drawn otherwise for.

  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  open var isTranslucent = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isUserInteractionEnabled = true
  open var allowsSelection = true
  open var sectionHeaderTopPadding: CGFloat = 0
  open var prefersLargeTitles = false

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    tell("setBackgroundImage")
  }
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { tell("setBackgroundImage") }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControl.State,
    rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
  ) { tell("setDividerImage") }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    tell("setTitleTextAttributes")
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {
    tell("setTitlePositionAdjustment")
  }
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics)
  {
    tell("setBackButtonTitlePositionAdjustment")
  }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { tell("setThumbImage") }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    tell("setMinimumTrackImage")
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    tell("setMaximumTrackImage")
  }
}

/// How much room a bar has.
nonisolated public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// What a program wishes for all bars of a kind, with the looks that these bars have.
open class UIBarAppearanceProxy<Look: UIBarAppearance>: UIAppearanceProxy {
  open var standardAppearance = Look() { didSet { tell("standardAppearance") } }
  open var scrollEdgeAppearance: Look? { didSet { tell("scrollEdgeAppearance") } }
  open var compactAppearance: Look? { didSet { tell("compactAppearance") } }
  open var compactScrollEdgeAppearance: Look? {
    didSet { tell("compactScrollEdgeAppearance") }
  }
}
