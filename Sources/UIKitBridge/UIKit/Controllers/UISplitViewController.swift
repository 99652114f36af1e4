import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// Controllers beside each other: a list, and what is chosen of it. Where there is little room only one of them is shown, in a
/// navigation controller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  nonisolated public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { modeChanged() } }
  // Columns stand side by side where there is room for them, as `tile` has it.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { .tile }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Points, or `automaticDimension`.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { layOutSoon() } }
  /// A part of the whole width, or `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { layOutSoon() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { layOutSoon() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { layOutSoon() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { layOutSoon() } }
  private var columns: [Column: UIViewController] = [:]
  /// What is in view, in the order in which it stands.
  private var shown: [UIViewController] = []
  private var hidesPrimary = false
  private lazy var stack = UINavigationController(nibName: nil, bundle: nil)
  private let line = UIView()

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Its controllers

  /// The list first, and what is chosen of it behind.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      columns[.supplementary] = newValue.count > 2 ? newValue[1] : nil
      columnsChanged()
    }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// A navigation controller is put around one that is none, where the style has columns.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    let needsBar = style != .unspecified && !(controller is UINavigationController)
    columns[column] =
      needsBar ? controller.map { UINavigationController(rootViewController: $0) } : controller
    columnsChanged()
  }

  /// Brings a column into view.
  open func show(_ column: Column) {
    if column != .secondary { hidesPrimary = false }
    if isCollapsed, column == .secondary, let controller = columns[.secondary] {
      push(controller, animated: true)
    } else {
      columnsChanged()
    }
  }
  /// Takes a column out of view, where others stay.
  open func hide(_ column: Column) {
    if column == .primary { hidesPrimary = true }
    if isCollapsed, column == .secondary { stack.popToRootViewController(animated: true) }
    columnsChanged()
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: viewController, sender: sender) == true { return }
    columns[.primary] = viewController
    columnsChanged()
  }

  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: viewController, sender: sender) == true {
      return
    }
    columns[.secondary] = viewController
    guard isCollapsed else { return columnsChanged() }
    push(viewController, animated: true)
  }

  // MARK: What is in view

  /// Whether there is room for one column alone.
  open var isCollapsed: Bool {
    guard let view = viewIfLoaded, view.bounds.width > 0 else { return false }
    return view.bounds.width < Self.leastWidth
  }
  /// As wide as the narrowest window with room for two columns, in points.
  private static let leastWidth: CGFloat = 600

  open var displayMode: DisplayMode {
    if hidesPrimary || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// Hides the list, and brings it back.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      self.hidesPrimary.toggle()
      self.modeChanged()
    })

  private func modeChanged() {
    delegate?.splitViewController(self, willChangeTo: displayMode)
    columnsChanged()
  }

  /// In points.
  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    func known(_ width: CGFloat) -> CGFloat? { width == Self.automaticDimension ? nil : width }
    let wish =
      known(preferredPrimaryColumnWidth)
      ?? known(preferredPrimaryColumnWidthFraction).map { $0 * whole } ?? 320
    let least = known(minimumPrimaryColumnWidth) ?? 0
    return min(max(wish, least), known(maximumPrimaryColumnWidth) ?? .infinity, whole)
  }
  open var supplementaryColumnWidth: CGFloat {
    let wish = preferredSupplementaryColumnWidth
    return wish == Self.automaticDimension ? 320 : wish
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    columnsChanged()
  }

  private func layOutSoon() { viewIfLoaded?.setNeedsLayout() }

  private func push(_ controller: UIViewController, animated: Bool) {
    // A navigation controller within another shows what it has, in the bar of the outer one.
    let pushed = (controller as? UINavigationController)?.viewControllers.first ?? controller
    guard !stack.viewControllers.contains(where: { $0 === pushed }) else { return }
    stack.pushViewController(pushed, animated: animated)
  }

  private func collapsedController() -> UIViewController? {
    if let compact = columns[.compact] { return compact }
    let primary = columns[.primary] ?? columns[.secondary]
    if let navigation = primary as? UINavigationController {
      stack = navigation
    } else if let primary, stack.viewControllers.isEmpty {
      stack.setViewControllers([primary], animated: false)
    }
    if let primary, let secondary = columns[.secondary], secondary !== primary {
      let top = delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary)
      let stays =
        style == .unspecified
        ? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        : top == .primary
      if !stays { push(secondary, animated: false) }
    }
    return stack
  }

  private func columnsChanged() {
    guard isViewLoaded else { return }
    var next: [UIViewController]
    if isCollapsed {
      if wasCollapsed, let first = shown.first { return layOut([first]) }
      next = collapsedController().map { [$0] } ?? []
    } else {
      let hides = displayMode == .secondaryOnly && columns[.secondary] != nil
      let order: [Column] = hides ? [.secondary] : [.primary, .supplementary, .secondary]
      next = order.compactMap { columns[$0] }
    }
    wasCollapsed = isCollapsed
    replace(with: &next)
    layOut(next)
  }

  private var wasCollapsed = false

  private func replace(with next: inout [UIViewController]) {
    for old in shown where !next.contains(where: { $0 === old }) {
      old.goOut(false)
      old.leave(false)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    for new in next where new.parent !== self {
      addChild(new)
      view.addSubview(new.view)
      new.didMove(toParent: self)
    }
    shown = next
  }

  private func layOut(_ controllers: [UIViewController]) {
    let bounds = view.bounds
    line.removeFromSuperview()
    guard controllers.count > 1 else {
      controllers.first?.view.frame = bounds
      return
    }
    var x: CGFloat = 0
    let widths =
      [primaryColumnWidth] + (controllers.count > 2 ? [supplementaryColumnWidth] : [])
    for (controller, width) in zip(controllers, widths) {
      controller.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    controllers.last?.view.frame = CGRect(
      x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
    if primaryEdge == .trailing {
      for controller in controllers {
        controller.view.frame.origin.x = bounds.width - controller.view.frame.maxX
      }
    }
    line.frame = CGRect(
      x: primaryEdge == .leading ? widths[0] : bounds.width - widths[0], y: 0, width: 1.0 / 3,
      height: bounds.height)
    view.addSubview(line)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isCollapsed != wasCollapsed || shown.isEmpty { columnsChanged() } else { layOut(shown) }
  }
}

extension UIViewController {
  /// The split view controller around it.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}

/// Decides with a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the second one has been dealt with: it is not shown on the first one then.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
