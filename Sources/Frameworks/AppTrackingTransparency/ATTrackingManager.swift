import Foundation
import Inert

/// Whether the user lets a program follow him to others: he is asked, and says no.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var isAsked = false

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    lock.withLock { isAsked ? .denied : .notDetermined }
  }

  open class func requestTrackingAuthorization() async -> AuthorizationStatus { refuse() }

  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    let status = refuse()
    DispatchQueue.main.async { completion(status) }
  }

  private class func refuse() -> AuthorizationStatus {
    Inert.note("AppTrackingTransparency", "nobody is followed: the answer is no")
    // Kept by the lock.
    lock.withLock { isAsked = true }
    return .denied
  }
}
