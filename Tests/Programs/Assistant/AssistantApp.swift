import FoundationModels
import ReplayKit
import SwiftUI

@Generable(description: "A journey of some days")
struct Journey: Equatable {
  @Guide(description: "A title that makes curious")
  let title: String
  @Guide(.anyOf(["Lisbon", "Tallinn", "Kyoto"]))
  let place: String
  @Guide(description: "What is done on each day", .count(3))
  let days: [Day]
  let budget: Int?

  @Generable
  struct Day: Equatable {
    let heading: String
    @Guide(.range(1...5))
    var stars: Int
    let mood: Mood
  }
}

@Generable
enum Mood: String, CaseIterable { case calm, lively }

struct WeatherTool: Tool {
  let description = "Says how the weather is."
  @Generable
  struct Arguments {
    @Guide(description: "A town")
    var town: String
  }
  func call(arguments: Arguments) async throws -> String { "Sunny in \(arguments.town)" }
}

@MainActor @Observable
final class Planner {
  private let session: LanguageModelSession
  private(set) var journey: Journey.PartiallyGenerated?
  private(set) var failure: String?

  init() {
    session = LanguageModelSession(tools: [WeatherTool()]) {
      "You plan journeys."
      if Locale.current.region != nil { "Prices are local." }
    }
  }

  func plan(_ days: Int) async {
    do {
      let stream = session.streamResponse(
        generating: Journey.self, options: GenerationOptions(temperature: 0.5)
      ) {
        "A journey of \(days) days."
      }
      for try await part in stream { journey = part.content }
    } catch {
      failure = error.localizedDescription
    }
  }

  func name() async throws -> String {
    try await session.respond(to: "A name for a café").content
  }
}

struct ContentView: View {
  @State private var planner = Planner()
  private let model = SystemLanguageModel.default

  var body: some View {
    NavigationStack {
      Group {
        switch model.availability {
        case .available:
          List {
            Text(planner.journey?.title ?? "…")
            ForEach(planner.journey?.days ?? []) { day in
              LabeledContent(day.heading ?? "", value: "\(day.stars ?? 0)")
            }
          }
        case .unavailable(.appleIntelligenceNotEnabled):
          ContentUnavailableView("Turned Off", systemImage: "apple.logo")
        case .unavailable(let reason):
          ContentUnavailableView(
            "No Assistant", systemImage: "sparkles",
            description: Text("This device has none (\(String(describing: reason)))."))
        }
      }
      .navigationTitle("Planner")
      .toolbar {
        Button("Record", systemImage: "record.circle") {
          RPScreenRecorder.shared().startRecording { _ in }
        }
        .disabled(!RPScreenRecorder.shared().isAvailable)
      }
      .safeAreaInset(edge: .bottom) {
        if let failure = planner.failure { Text(failure).font(.footnote) }
      }
    }
    .task { await planner.plan(3) }
  }
}

@main
struct AssistantApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}
