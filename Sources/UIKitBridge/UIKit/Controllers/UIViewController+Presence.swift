import Foundation

/// Whether a controller's view is shown: what it was told last.
enum ControllerPresence { case gone, coming, here, going }

// Controllers hear of it once each time, in this order, however many containers are around them; views that have
// appeared have been laid out.
extension UIViewController {
  /// Its view is about to be shown.
  func comeIn(_ animated: Bool) {
    guard presence == .gone || presence == .going else { return }
    presence = .coming
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in shownChildren { child.comeIn(animated) }
  }

  /// Its view is shown.
  func arrive(_ animated: Bool) {
    guard presence == .coming else { return }
    presence = .here
    viewIsAppearing(animated)
    viewDidAppear(animated)
    for child in shownChildren { child.arrive(animated) }
  }

  /// Its view is about to be hidden.
  func goOut(_ animated: Bool) {
    guard presence == .here || presence == .coming else { return }
    presence = .going
    viewWillDisappear(animated)
    for child in shownChildren { child.goOut(animated) }
  }

  /// Its view is hidden.
  func leave(_ animated: Bool) {
    guard presence == .going else { return }
    presence = .gone
    viewDidDisappear(animated)
    for child in shownChildren { child.leave(animated) }
  }

  /// Takes over from a container whose view is shown already, or will be: what it hears depends on that.
  func join(_ container: UIViewController) {
    if container.presence == .coming || container.presence == .here { comeIn(false) }
    if container.presence == .here { arrive(false) }
  }

  /// The children whose views stand in its own.
  private var shownChildren: [UIViewController] {
    children.filter { child in
      guard let inner = child.viewIfLoaded, let outer = viewIfLoaded else { return false }
      return inner.isWithin(outer)
    }
  }
}
