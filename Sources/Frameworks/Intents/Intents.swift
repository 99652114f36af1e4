import Foundation
import Inert
import SwiftUI

// What a program offers to Siri by the older framework: nobody asks for it here.

open class INIntent: NSObject, @unchecked Sendable {
  open var suggestedInvocationPhrase: String?
  open var identifier: String? { nil }
  public override init() { super.init() }
}
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
}
open class INExtension: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public init(identifier: String?, display: String) {
    (self.identifier, displayString) = (identifier, display)
  }
}
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    Inert.note("Intents", "nobody asks for intents: there is no Siri")
    completion?(nil)
  }
}
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INPreferences: NSObject, @unchecked Sendable {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func siriLanguageCode() -> String { "en-US" }
}
open class INShortcut: NSObject, @unchecked Sendable {
  public init?(intent: INIntent) {}
  public init(userActivity: NSUserActivity) {}
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
