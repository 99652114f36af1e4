import Foundation
import SwiftUI

/// One screen of a watch program of before SwiftUI. None is shown here but what a hosting one has.
@preconcurrency @MainActor
open class WKInterfaceController: NSObject {
  public override init() { super.init() }
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
  open func didAppear() {}
  open func willDisappear() {}
  open func didDeactivate() {}
  open func setTitle(_ title: String?) {}
  open func dismiss() {}
  open func pop() {}
  open func popToRootController() {}
  open func pushController(withName name: String, context: Any?) {}
  open func presentController(withName name: String, context: Any?) {}
}

/// A screen with a view of SwiftUI.
@preconcurrency @MainActor
open class WKHostingController<Body: View>: WKInterfaceController {
  open var body: Body { fatalError("\(Self.self) has no body") }
  open func setNeedsBodyUpdate() {}
  open func updateBodyIfNeeded() {}
}

/// A long look of a notification; none comes here.
@preconcurrency @MainActor
open class WKUserNotificationHostingController<Body: View>: WKHostingController<Body> {
  open class var isInteractive: Bool { false }
  open class var sashColor: Color? { nil }
  open class var titleColor: Color? { nil }
  open class var subtitleColor: Color? { nil }
  open class var wantsSashBlur: Bool { false }
}

/// A program that goes on while the wrist is down. It begins, and nothing ends it but the program.
@preconcurrency @MainActor
open class WKExtendedRuntimeSession: NSObject {
  open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  open private(set) var state = WKExtendedRuntimeSessionState.notStarted
  open var expirationDate: Date? { nil }

  open func start() { start(at: Date()) }
  open func start(at date: Date) {
    guard state == .notStarted else { return }
    state = .running
    delegate?.extendedRuntimeSessionDidStart(self)
  }
  open func invalidate() {
    guard state == .running else { return }
    state = .invalid
    delegate?.extendedRuntimeSession(self, didInvalidateWith: .none, error: nil)
  }
  open func notifyUser(hapticType: WKHapticType) {}
}

public enum WKExtendedRuntimeSessionState: Int, Sendable {
  case notStarted, scheduled, running, invalid
}
public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  case error = -1, none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

@preconcurrency @MainActor
public protocol WKExtendedRuntimeSessionDelegate: AnyObject {
  func extendedRuntimeSessionDidStart(_ session: WKExtendedRuntimeSession)
  func extendedRuntimeSessionWillExpire(_ session: WKExtendedRuntimeSession)
  func extendedRuntimeSession(
    _ session: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}
