import WidgetKit
import SwiftUI
import AppIntents

struct WeatherEntry: TimelineEntry {
  let date: Date; let temperature: Measurement<UnitTemperature>; let symbol: String;
  let configuration: CityIntent
}
enum City: String, AppEnum {
  case oslo, rome
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static var caseDisplayRepresentations: [City: DisplayRepresentation] = [
    .oslo: "Oslo",
    .rome: DisplayRepresentation(title: "Rome", image: .init(systemName: "building.columns")),
  ]
}
struct CityIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "City"
  static var description = IntentDescription("Chooses a city.")
  @Parameter(title: "City", default: .oslo) var city: City
}
struct RefreshIntent: AppIntent {
  static let title = LocalizedStringResource("Refresh", defaultValue: "Refresh weather")
  static let openAppWhenRun = false
  @Parameter(title: "Fully") var fully: Bool
  init() {}
  init(fully: Bool) { self.fully = fully }
  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    WidgetCenter.shared.reloadAllTimelines(); return .result(dialog: "Done")
  }
}
struct Provider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry {
    WeatherEntry(
      date: .now, temperature: .init(value: 12, unit: .celsius), symbol: "cloud.sun.fill",
      configuration: .init())
  }
  func snapshot(for configuration: CityIntent, in context: Context) async -> WeatherEntry {
    placeholder(in: context)
  }
  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<WeatherEntry>
  {
    let entries = (0..<5).map { hour in
      WeatherEntry(
        date: Calendar.current.date(byAdding: .hour, value: hour, to: .now)!,
        temperature: .init(value: 12 + Double(hour), unit: .celsius), symbol: "sun.max.fill",
        configuration: configuration)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }
}
struct WeatherWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var shows
  var entry: Provider.Entry
  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.temperature.value, in: -10...40) { Image(systemName: entry.symbol) }
        .gaugeStyle(.accessoryCircular)
    case .accessoryInline: Label(entry.temperature.formatted(), systemImage: entry.symbol)
    default:
      VStack(alignment: .leading) {
        HStack {
          Text(entry.configuration.city.rawValue.capitalized).font(.headline).widgetAccentable();
          Spacer(); Image(systemName: entry.symbol).symbolRenderingMode(.multicolor)
        }
        Text(entry.temperature, format: .measurement(width: .narrow, usage: .weather)).font(
          .system(size: 44, weight: .thin, design: .rounded)
        ).invalidatableContent()
        Spacer()
        Button(intent: RefreshIntent(fully: true)) {
          Label("Refresh", systemImage: "arrow.clockwise")
        }.buttonStyle(.bordered)
        if family != .systemSmall { Text(entry.date, style: .time).privacySensitive() }
      }
      .containerBackground(for: .widget) {
        LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
      }
      .foregroundStyle(.white)
    }
  }
}
struct WeatherWidget: Widget {
  let kind = "Weather"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: CityIntent.self, provider: Provider()) {
      WeatherWidgetView(entry: $0)
    }
    .configurationDisplayName("Weather").description("What the sky does.").supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryInline,
    ]).contentMarginsDisabled()
  }
}
@main struct Widgets: WidgetBundle { var body: some Widget { WeatherWidget() } }
#Preview("Small", as: .systemSmall) { WeatherWidget() } timeline: {
  WeatherEntry(
    date: .now, temperature: .init(value: 12, unit: .celsius), symbol: "cloud.sun.fill",
    configuration: .init())
  WeatherEntry(
    date: .now, temperature: .init(value: 31, unit: .celsius), symbol: "sun.max.fill",
    configuration: .init())
}
