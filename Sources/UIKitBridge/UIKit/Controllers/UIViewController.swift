import Foundation
import ViewRuntime

/// What stands behind a view of UIKit.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open var title: String?

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
  open var traitCollection: UITraitCollection { view.traitCollection }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open override var next: UIResponder? { loaded?.superview ?? parent }
  open func viewDidLoad() {}
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

/// Controllers one above the other, of which the last is shown. SwiftUI's stacks are none of these.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController]
  open var interactivePopGestureRecognizer: UIGestureRecognizer?
  open var isNavigationBarHidden = false
  open var topViewController: UIViewController? { viewControllers.last }

  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  /// The last controller's view fills this one's; bars are SwiftUI's to show.
  private func showTop() {
    guard isViewLoaded, let top = topViewController else { return }
    for view in view.subviews { view.removeFromSuperview() }
    for child in children where !viewControllers.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    if top.parent !== self { addChild(top) }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }

  public required init?(coder: NSCoder) { return nil }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    showTop()
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.popLast()
    showTop()
    return last
  }
}
