import Foundation
import Intents
import SwiftUI

/// A choice of an intent's parameters that the system offers: there is no gallery of widgets here.
public struct IntentRecommendation<Intent: INIntent> {
  public let intent: Intent
  public let description: String
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, text: Text(description))
  }
  @_disfavoredOverload
  public init<Words: StringProtocol>(intent: Intent, description: Words) {
    (self.intent, self.description) = (intent, String(description))
  }
  public init(intent: Intent, description: Text) { self.init(intent: intent, text: description) }

  private init(intent: Intent, text: Text) {
    (self.intent, description) = (intent, "\(text)")
  }
}

/// Makes the entries of a widget that its user sets up by an intent of SiriKit.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A widget that its user sets up by an intent of SiriKit.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration,
  EntryConfiguration
{
  private let content: (any TimelineEntry) -> AnyView?

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = { ($0 as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public var body: Never { fatalError("\(Self.self) has no body to ask for") }
  func view(of entry: any TimelineEntry) -> AnyView? { content(entry) }
}
