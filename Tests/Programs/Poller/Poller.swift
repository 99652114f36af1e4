import Foundation

/// Knows Foundation alone: selectors, and Core Foundation's names, come with it.
final class Poller: NSObject {
  private var timer: Timer?
  private(set) var count = 0

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.25, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
    NotificationCenter.default.addObserver(
      self, selector: #selector(heard(_:)), name: .polled, object: nil)
  }

  @objc private func poll() {
    count += 1
    NotificationCenter.default.post(name: .polled, object: count as CFNumber)
  }

  @objc private func heard(_ notification: Notification) {}

  var age: CFTimeInterval { CFAbsoluteTimeGetCurrent() }
}

extension Notification.Name {
  static let polled = Notification.Name("polled")
}
