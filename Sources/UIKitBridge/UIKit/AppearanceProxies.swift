import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewRuntime

/// The wishes for bars at the top that are granted: titles' colours and fonts, and what lies behind.
final class NavigationBarProxy: UIAppearanceProxy {
  private var titleAttributes: [NSAttributedString.Key: Any]?
  private var largeTitleAttributes: [NSAttributedString.Key: Any]?
  private var look = UIBarAppearance()

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

  override var standardAppearance: UIBarAppearance {
    get { look }
    set {
      look = newValue
      take(newValue)
    }
  }

  /// A bar over content that is not scrolled. There is one look for both here: a colour counts once it is wished
  /// for either.
  override var scrollEdgeAppearance: UIBarAppearance? {
    get { look }
    set { if let newValue { take(newValue) } }
  }

  private func take(_ appearance: UIBarAppearance) {
    if let color = appearance.backgroundColor {
      SystemBars.navigationBackground = color == .clear ? nil : Color(color)
    }
    guard let appearance = appearance as? UINavigationBarAppearance else { return }
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
final class TabBarProxy: UIAppearanceProxy {
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
