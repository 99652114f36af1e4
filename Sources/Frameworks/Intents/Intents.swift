import Foundation
import Inert
import SwiftUI

// What a program offers to Siri by the older framework: nobody asks for it here.

// The program fills it before it hands it on: nobody asks for intents here.
open class INIntent: NSObject, @unchecked Sendable {
  open var suggestedInvocationPhrase: String?
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  private var images: [String: INImage] = [:]
  public override init() { super.init() }

  /// A picture for a parameter, by the parameter's name.
  open func setImage(_ image: INImage?, forParameterNamed name: String) { images[name] = image }
  open func image(forParameterNamed name: String) -> INImage? { images[name] }
  open func keyImage() -> INImage? { images.values.first }
}

/// Where an intent may be offered.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = Self(rawValue: 1)
  public static let sleepJournaling = Self(rawValue: 2)
  public static let sleepMusic = Self(rawValue: 4)
  public static let sleepPodcasts = Self(rawValue: 8)
  public static let sleepReading = Self(rawValue: 16)
  public static let sleepWrapUpYourDay = Self(rawValue: 32)
  public static let sleepYogaAndStretching = Self(rawValue: 64)
}

// The program's activity, which nobody else reads.
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
}
/// Whoever finds the object that handles an intent.
public protocol INIntentHandlerProviding: AnyObject {
  func handler(for intent: INIntent) -> Any?
}
// Stores nothing: it handles each intent itself.
open class INExtension: NSObject, INIntentHandlerProviding, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}
// The program names it; nothing is kept of what it donates.
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Nothing was kept: there is nothing to take back.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    Inert.note("Intents", "nobody asks for intents: there is no Siri")
    completion?(nil)
  }
}
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
// Stores nothing: the user was not asked.
open class INPreferences: NSObject, @unchecked Sendable {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func siriLanguageCode() -> String { "en-US" }
}
// An intent or an activity, set when it is made.
open class INShortcut: NSObject, @unchecked Sendable {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}
/// A shortcut that the user has given a phrase: there is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut
  init(_ phrase: String, _ shortcut: INShortcut) {
    (identifier, invocationPhrase, self.shortcut) = (UUID(), phrase, shortcut)
  }
}
// Stores nothing of what it is told.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
}
