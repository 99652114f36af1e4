import CoreAnimation
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

/// Shows what a search has found, each time that something else is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar below the title of a navigation bar, and a controller that shows what is found in front of the screen.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  public let searchBar = UISearchBar(frame: .zero)
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what lies below is dimmed while nothing is typed.
  open var obscuresBackgroundDuringPresentation: Bool
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false { didSet { resultsChanged() } }
  open var automaticallyShowsSearchResultsController = true
  open var automaticallyShowsScopeBar = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether somebody searches.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }
  /// The controller in whose navigation item it stands.
  weak var owner: UIViewController? { didSet { resultsChanged() } }
  private let dimming = UIView()

  /// A search whose results are shown where they are searched.
  public convenience init() { self.init(searchResultsController: nil) }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in self?.changed($0) }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
  }

  public required init?(coder: NSCoder) { return nil }

  private func changed(_ change: UISearchBar.Change) {
    switch change {
    case .began: isActive = true
    case .text, .scope:
      update()
    case .cancelled: isActive = false
    case .ended, .submitted: break
    }
  }

  private func update() {
    if scopeBarActivation == .onTextEntry || (automaticallyShowsScopeBar && isActive) {
      showScopes(isActive)
    }
    resultsChanged()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showScopes(_ isShown: Bool) {
    guard scopeBarActivation != .manual, searchBar.scopeButtonTitles?.isEmpty == false else {
      return
    }
    let hasText = searchBar.text?.isEmpty == false
    searchBar.showsScopeBar = isShown && (scopeBarActivation != .onTextEntry || hasText)
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.write("")
      searchBar.resignFirstResponder()
    }
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isActive, animated: true)
    }
    showScopes(isActive)
    update()
    (owner?.parent as? UINavigationController)?.searchChanged()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  // MARK: In front of the screen

  private func resultsChanged() {
    guard let owner, owner.isViewLoaded else { return }
    let hasText = searchBar.text?.isEmpty == false
    let isShown =
      isActive
      && (showsSearchResultsController || (automaticallyShowsSearchResultsController && hasText))
    if let results = searchResultsController {
      if isShown, results.parent == nil {
        owner.addChild(results)
        results.view.frame = owner.view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        owner.view.addSubview(results.view)
        results.didMove(toParent: owner)
      } else if !isShown, results.parent != nil {
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
      }
    }
    let dims =
      isActive && obscuresBackgroundDuringPresentation
      && !(isShown && searchResultsController != nil)
    if dims, dimming.parentView == nil {
      dimming.frame = owner.view.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.view.addSubview(dimming)
    } else if !dims {
      dimming.removeFromSuperview()
    }
  }
}
