import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewRuntime

/// The wishes for bars at the top that are granted: titles' colours and fonts, and what lies behind.
final class NavigationBarProxy: UIBarAppearanceProxy<UINavigationBarAppearance> {
  private var titleAttributes: [NSAttributedString.Key: Any]?
  private var largeTitleAttributes: [NSAttributedString.Key: Any]?
  private var look = UINavigationBarAppearance()
  private var lowLooks:
    (standard: UINavigationBarAppearance?, scrollEdge: UINavigationBarAppearance?)
  private var tint: UIColor?

  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { titleAttributes }
    set {
      titleAttributes = newValue
      SystemBars.title = SystemBars.TitleLook(newValue)
    }
  }

  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { largeTitleAttributes }
    set {
      largeTitleAttributes = newValue
      SystemBars.largeTitle = SystemBars.TitleLook(newValue)
    }
  }

  override var backgroundColor: UIColor? {
    get { nil }
    set { SystemBars.navigationBackground = newValue.map { Color($0) } }
  }

  override var barTintColor: UIColor? {
    get { nil }
    set { SystemBars.navigationBackground = newValue.map { Color($0) } }
  }

  override var standardAppearance: UINavigationBarAppearance {
    get { look }
    set {
      look = newValue
      take(newValue)
    }
  }

  /// A bar over content that is not scrolled. There is one look for both here: a colour counts once it is wished
  /// for either.
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look }
    set { if let newValue { take(newValue) } }
  }

  /// Of a bar less high, which there is none of here.
  override var compactAppearance: UINavigationBarAppearance? {
    get { lowLooks.standard }
    set { lowLooks.standard = newValue }
  }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { lowLooks.scrollEdge }
    set { lowLooks.scrollEdge = newValue }
  }

  override var tintColor: UIColor? {
    get { tint }
    set {
      tint = newValue
      SystemBars.navigationTint = newValue.map { Color($0) }
    }
  }

  private func take(_ appearance: UINavigationBarAppearance) {
    if let color = appearance.backgroundColor {
      SystemBars.navigationBackground = color == .clear ? nil : Color(color)
    }
    if !appearance.titleTextAttributes.isEmpty {
      titleTextAttributes = appearance.titleTextAttributes
    }
    if !appearance.largeTitleTextAttributes.isEmpty {
      largeTitleTextAttributes = appearance.largeTitleTextAttributes
    }
  }
}

extension SystemBars.TitleLook {
  /// What attributes of a title say of its colour and its font.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      color: (attributes?[.foregroundColor] as? UIColor).map { Color($0) },
      font: (attributes?[.font] as? UIFont).map { Font($0) })
  }
}

/// The wishes for bars of tabs that are granted: whether there are any, and the colours of tabs.
final class TabBarProxy: UIBarAppearanceProxy<UITabBarAppearance> {
  private var look = UITabBarAppearance()

  override var isHidden: Bool {
    get { SystemBars.hideTabBars }
    set { SystemBars.hideTabBars = newValue }
  }

  override var tintColor: UIColor? {
    get { nil }
    set { SystemBars.selectedTab = newValue.map { Color($0) } }
  }

  override var unselectedItemTintColor: UIColor? {
    get { nil }
    set { SystemBars.unselectedTab = newValue.map { Color($0) } }
  }

  override var backgroundColor: UIColor? {
    get { nil }
    set { SystemBars.tabBarBackground = newValue == .clear ? nil : newValue.map { Color($0) } }
  }

  override var barTintColor: UIColor? {
    get { nil }
    set { backgroundColor = newValue }
  }

  override var standardAppearance: UITabBarAppearance {
    get { look }
    set {
      look = newValue
      take(newValue)
    }
  }

  /// A bar over content that is scrolled to its end. There is one look for both here: a colour counts once it is
  /// wished for either.
  override var scrollEdgeAppearance: UITabBarAppearance? {
    get { look }
    set { if let newValue { take(newValue) } }
  }

  private func take(_ appearance: UITabBarAppearance) {
    if let color = appearance.backgroundColor { backgroundColor = color }
    let items = appearance.stackedLayoutAppearance
    if let color = items.normal.wishedColor { SystemBars.unselectedTab = color }
    if let color = items.selected.wishedColor { SystemBars.selectedTab = color }
  }
}

extension UITabBarItemStateAppearance {
  /// The symbol's colour, else the words': both have one here.
  @MainActor fileprivate var wishedColor: Color? {
    iconColor.map { Color($0) } ?? SystemBars.TitleLook(titleTextAttributes).color
  }
}

/// The colours of a slider's parts.
final class SliderProxy: UIAppearanceProxy {
  override var minimumTrackTintColor: UIColor? {
    get { nil }
    set { ControlColors.shared.sliders.filled = newValue?.color }
  }
  override var maximumTrackTintColor: UIColor? {
    get { nil }
    set { ControlColors.shared.sliders.rest = newValue?.color }
  }
  override var thumbTintColor: UIColor? {
    get { nil }
    set { ControlColors.shared.sliders.thumb = newValue?.color }
  }
}

/// The colours of a switch's parts.
final class SwitchProxy: UIAppearanceProxy {
  override var onTintColor: UIColor? {
    get { nil }
    set { ControlColors.shared.switches.filled = newValue?.color }
  }
  override var thumbTintColor: UIColor? {
    get { nil }
    set { ControlColors.shared.switches.thumb = newValue?.color }
  }
}

/// The colours of the words of tabs.
final class TabBarItemProxy: UIAppearanceProxy {
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let color = SystemBars.TitleLook(attributes).color
    if state == .selected {
      SystemBars.selectedTab = color
    } else {
      SystemBars.unselectedTab = color
    }
  }
}

/// How items of bars of UIKit look; those of SwiftUI's bars have looks of their own.
final class BarButtonItemProxy: UIAppearanceProxy {
  private(set) var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  override var tintColor: UIColor? {
    get { wishedTint }
    set { wishedTint = newValue }
  }
  private var wishedTint: UIColor?

  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state] = attributes }
}

/// The colours of dots for pages.
final class PageControlProxy: UIAppearanceProxy {
  override var currentPageIndicatorTintColor: UIColor? {
    get { nil }
    set { SystemBars.currentPage = newValue.map { Color($0) } }
  }

  override var pageIndicatorTintColor: UIColor? {
    get { nil }
    set { SystemBars.otherPages = newValue.map { Color($0) } }
  }
}

/// The colours of segments.
final class SegmentedControlProxy: UIAppearanceProxy {
  override var selectedSegmentTintColor: UIColor? {
    get { nil }
    set { SystemBars.selectedSegment = newValue.map { Color($0) } }
  }

  override var backgroundColor: UIColor? {
    get { nil }
    set { SystemBars.segmentsBackground = newValue.map { Color($0) } }
  }

  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let look = SystemBars.TitleLook(attributes)
    if state == .selected { SystemBars.chosenSegment = look } else { SystemBars.segment = look }
  }
}
