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
    set { loaded = newValue }
  }

  public var isViewLoaded: Bool { loaded != nil }

  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() { loaded = UIView() }
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

  public required init?(coder: NSCoder) { return nil }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
