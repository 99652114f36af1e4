import Foundation
import Inert

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }

public struct LAError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
    case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
    case biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var userCancel: Code { .userCancel }
}

/// Asks who holds the device. There is neither a face nor a finger to read here, so it can never tell.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var biometryType: LABiometryType { .none }

  public override init() { super.init() }

  private static func refuse() -> NSError {
    Inert.note("LocalAuthentication", "nobody is recognised: there is no sensor")
    return NSError(
      domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
  }

  public func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool {
    error = Self.refuse()
    return false
  }

  /// Without a place for the error: `canEvaluatePolicy(policy, error: nil)`.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: Never?) -> Bool {
    _ = Self.refuse()
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  open func invalidate() {}
}
