import Foundation
import SwiftUI

// What an intent asks of whoever runs it: nobody answers here, and each question throws.

/// One of several answers to choose from.
public struct IntentChoiceOption: Hashable, Sendable {
  public enum Style: Hashable, Sendable { case `default`, cancel, destructive }
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let style: Style

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    style: Style = .default
  ) {
    (self.title, self.subtitle, self.style) = (title, subtitle, style)
  }

  public static let cancel = Self(title: "Cancel", style: .cancel)

  public static func == (one: Self, other: Self) -> Bool {
    one.title.key == other.title.key && one.style == other.style
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

/// The word on the button that says yes.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let `continue` = Self("continue")
  public static let go = Self("go")
  public static let send = Self("send")
  public static let post = Self("post")
  public static let set = Self("set")
  public static let order = Self("order")
  public static let book = Self("book")
  public static let buy = Self("buy")
  public static let pay = Self("pay")
  public static let start = Self("start")
  public static let add = Self("add")
  public static let open = Self("open")
  public static let play = Self("play")
  public static let share = Self("share")
  public static let log = Self("log")
  public static let request = Self("request")
  public static let toggle = Self("toggle")
  public static let turnOn = Self("turnOn")
  public static let turnOff = Self("turnOff")
  public static let view = Self("view")

  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self { Self(acceptLabel.key) }
}

extension AppIntent {
  /// - Throws: an error that says that nobody is here, always.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw IntentNotAnswered() }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption { throw IntentNotAnswered() }

  public func requestConfirmation() async throws { throw IntentNotAnswered() }

  public func requestConfirmation(
    conditions: [IntentCondition] = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws { throw IntentNotAnswered() }

  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil,
    snippetIntent: Snippet
  ) async throws { throw IntentNotAnswered() }

  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws { throw IntentNotAnswered() }
}

/// When an intent has to ask.
public struct IntentCondition: Hashable, Sendable {
  private let name: String
  public static let always = Self(name: "always")
}
