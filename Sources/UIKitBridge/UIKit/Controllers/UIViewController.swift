import Foundation
import ViewRuntime

/// What stands behind a view of UIKit.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open var title: String? { didSet { (parent as? UINavigationController)?.barChanged() } }
  open private(set) lazy var navigationItem = UINavigationItem(controller: self)
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  public override init() { super.init() }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { return nil }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { loaded }

  public var isViewLoaded: Bool { loaded != nil }

  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { view = UIView() }
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var traitCollection: UITraitCollection { view.traitCollection }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open override var next: UIResponder? { loaded?.superview ?? parent }
  /// The name by which its state is restored at the next start: a program starts anew each time.
  open var restorationIdentifier: String?
  open func viewDidLoad() {}
  /// Called by systems whose memory is short, which this one's is not.
  open func didReceiveMemoryWarning() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Nothing is presented: SwiftUI's sheets are.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    Reports.once("\(type(of: controller)) is not presented: use a sheet of SwiftUI's")
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none = -1, fullScreen, pageSheet, formSheet, currentContext, custom
  case overFullScreen, overCurrentContext, popover
}
