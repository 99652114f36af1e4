@_exported import FirebaseCore
import Foundation
import Inert

public enum MessagingErrorCode: Int, Error, Sendable {
  case unknown = 0
  case authentication, noAccess, timeout, network, operationInProgress = 5
  case invalidRequest = 7
  case invalidTopicName
}

public struct MessagingError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
  public typealias Code = MessagingErrorCode
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.google.fcm" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? {
    code == .network ? "There is no server to ask for messages." : "\(code)"
  }

  static func refused() -> MessagingError {
    Inert.note("FirebaseMessaging", "no message arrives: there is no server")
    return MessagingError(.network)
  }
}

public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
public enum MessagingMessageStatus: Int, Sendable { case unknown, new }

// Its one field is set when it is made and never again.
public class MessagingMessageInfo: NSObject, @unchecked Sendable {
  public let status: MessagingMessageStatus
  init(status: MessagingMessageStatus) { self.status = status }
}

public protocol MessagingDelegate: NSObjectProtocol {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

/// Gets messages from a server: there is none, so that no token is given and no message arrives.
// What changes is kept under the lock.
public class Messaging: NSObject, @unchecked Sendable {
  private struct State {
    weak var delegate: (any MessagingDelegate)?
    var apnsToken: Data?
    var isAutoInitEnabled = true
  }
  private static let shared = Messaging()
  private let lock = NSLock()
  // Read and written under the lock.
  private var state = State()
  public class func messaging() -> Messaging { shared }

  public weak var delegate: (any MessagingDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }
  public var apnsToken: Data? {
    get { lock.withLock { state.apnsToken } }
    set { lock.withLock { state.apnsToken = newValue } }
  }
  public var isAutoInitEnabled: Bool {
    get { lock.withLock { state.isAutoInitEnabled } }
    set { lock.withLock { state.isAutoInitEnabled = newValue } }
  }
  public var fcmToken: String? { nil }
  public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) {
    self.apnsToken = apnsToken
  }

  public func token() async throws -> String { throw MessagingError.refused() }
  public func token(completion: @escaping (String?, (any Error)?) -> Void) {
    later { completion(nil, $0) }
  }
  public func retrieveFCMToken(forSenderID senderID: String) async throws -> String {
    throw MessagingError.refused()
  }
  public func deleteToken() async throws { throw MessagingError.refused() }
  public func deleteToken(completion: @escaping ((any Error)?) -> Void) { later(completion) }
  public func deleteData() async throws { throw MessagingError.refused() }

  // A program asks for a topic and goes on: without an answer to wait for, nothing is refused.
  public func subscribe(toTopic topic: String) { _ = MessagingError.refused() }
  public func subscribe(toTopic topic: String) async throws { throw MessagingError.refused() }
  public func subscribe(
    toTopic topic: String, completion: (((any Error)?) -> Void)?
  ) { completion.map(later) }
  public func unsubscribe(fromTopic topic: String) { _ = MessagingError.refused() }
  public func unsubscribe(fromTopic topic: String) async throws { throw MessagingError.refused() }
  public func unsubscribe(
    fromTopic topic: String, completion: (((any Error)?) -> Void)?
  ) { completion.map(later) }

  @discardableResult
  public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
    MessagingMessageInfo(status: .new)
  }

  private func later(_ completion: @escaping ((any Error)?) -> Void) {
    // Only the main queue uses it from here on.
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.async { call(MessagingError.refused()) }
  }
}

extension Notification.Name {
  public static let MessagingRegistrationTokenRefreshed = Notification.Name(
    "com.firebase.messaging.notif.fcm-token-refreshed")
}
