import CoreAnimation
import Foundation
@_spi(Runtime) import ViewRuntime

/// Shows controllers in front of a window: the module that knows sheets and alerts is above this one, and tells.
@MainActor
package enum ControllerPresenter {
  package static var show: ((ControllerPresentation, ViewHost) -> Void)?
}

/// One controller in front of the window, from when it is shown until it is out of sight.
@MainActor
package final class ControllerPresentation {
  package let controller: UIViewController
  package let presenter: UIViewController
  package let isAnimated: Bool
  /// Takes it away; set by whoever shows it. Without an animation where the argument is false.
  package var takeAway: ((Bool) -> Void)?
  private var completions: [() -> Void] = []
  private var isLeaving = false

  init(_ controller: UIViewController, presenter: UIViewController, isAnimated: Bool) {
    self.controller = controller
    self.presenter = presenter
    self.isAnimated = isAnimated
  }

  /// To be called when it is out of sight, however it went; `byUser` where a finger has taken it away.
  package func wasRemoved() {
    guard presenter.shownPresentation === self else { return }
    presenter.shownPresentation = nil
    controller.ownPresentation = nil
    if !isLeaving { controller.presentationControllerInUse?.tellDismissed() }
    for completion in completions { completion() }
    completions = []
  }

  /// A finger has let it go before it was away.
  func staysAfterAll() {
    isLeaving = false
    completions = []
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    guard !isLeaving else { return }
    isLeaving = true
    takeAway?(animated)
  }
}

extension UIViewController {
  /// The controller around all others: it presents for them.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The controller in front of this one, presented by it or by one around it.
  public var presentedViewController: UIViewController? { outermost.shownPresentation?.controller }

  /// The controller behind this one.
  public var presentingViewController: UIViewController? { outermost.ownPresentation?.presenter }

  public var isBeingPresented: Bool { outermost.ownPresentation != nil && presence == .coming }
  public var isBeingDismissed: Bool { outermost.ownPresentation != nil && presence == .going }

  /// The window that shows its view, or that it stands for.
  var window: ViewHost? {
    if UIWindow.main.rootViewController === self { return .main }
    if let presenter = ownPresentation?.presenter { return presenter.window }
    var view = viewIfLoaded
    while let shown = view {
      if let element = shown.element { return element.host }
      view = shown.parentView
    }
    return nil
  }

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    if let shown = presenter.shownPresentation {
      return Reports.once(
        "\(type(of: controller)) is not presented: \(type(of: presenter)) presents a "
          + "\(type(of: shown.controller)) already")
    }
    guard let show = ControllerPresenter.show, let window = presenter.window else {
      return Reports.once(
        "\(type(of: controller)) is not presented: the view of \(type(of: self)) is in no window")
    }
    let presentation = ControllerPresentation(
      controller, presenter: presenter, isAnimated: animated)
    presenter.shownPresentation = presentation
    controller.ownPresentation = presentation
    window.afterPass { [self] in
      if let own = OwnPresentation(presentation, source: self) { return own.begin(completion) }
      show(presentation, window)
      completion?()
    }
  }

  /// The one that says how it is presented.
  var presentationControllerInUse: UIPresentationController? {
    if let ownPresentationController { return ownPresentationController }
    return modalPresentationStyle == .popover
      ? popoverPresentationController : sheetPresentationController
  }

  /// The one that says how it is presented.
  public var presentationController: UIPresentationController? { presentationControllerInUse }
}

/// Stands for the views of SwiftUI that fill a window, where a program asks for the controller that does.
final class SurroundingController: UIViewController {}
