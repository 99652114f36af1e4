import StoreKit
import SwiftUI
import TipKit
import WidgetKit

struct FavoriteTip: Tip {
  static let visits = Event(id: "visits")
  @Parameter static var isLoggedIn: Bool = true

  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Your favorites always appear at the top.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { [Action(id: "more", title: "Learn more")] }
  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) { $0 == true }
  }
  var options: [any TipOption] { MaxDisplayCount(3) }
}

struct SimpleEntry: TimelineEntry {
  let date: Date
  let emoji: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: .now, emoji: "😀") }
  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
    completion(SimpleEntry(date: .now, emoji: "😀"))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SimpleEntry>) -> Void) {
    completion(Timeline(entries: [SimpleEntry(date: .now, emoji: "🤩")], policy: .atEnd))
  }
}

struct EmojiWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Emoji", provider: Provider()) { entry in
      Text(entry.emoji).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Emoji")
    .description("An emoji.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

@main
struct TipsApp: App {
  init() { try? Tips.configure([.displayFrequency(.immediate)]) }
  var body: some Scene { WindowGroup { TipsView() } }
}

struct TipsView: View {
  let tip = FavoriteTip()

  var body: some View {
    VStack(spacing: 20) {
      TipView(tip, arrowEdge: .bottom)
      Image(systemName: "star").font(.largeTitle)
        .onTapGesture { tip.invalidate(reason: .actionPerformed) }
      Button("Buy") { Task { _ = try? await Product.products(for: ["pro"]) } }
      Button("Reload") { WidgetCenter.shared.reloadAllTimelines() }
    }
    .padding()
  }
}
