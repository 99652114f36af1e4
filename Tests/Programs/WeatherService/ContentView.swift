import Combine
import OSLog
import SwiftUI

private let logger = Logger(subsystem: "com.example.weather", category: "network")

@MainActor
final class WeatherViewModel: ObservableObject {
  enum State { case idle, loading, loaded([Forecast]), failed(String) }
  @Published private(set) var state = State.idle
  private var cancellables: Set<AnyCancellable> = []
  private let service: ForecastLoading

  init(service: ForecastLoading = WeatherService()) { self.service = service }

  func load() async {
    state = .loading
    do {
      state = .loaded(try await service.forecasts())
    } catch {
      logger.error("failed: \(error.localizedDescription, privacy: .public)")
      state = .failed("Offline")
    }
  }

  func loadWithCombine() {
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
      .map(\.data)
      .decode(type: [Forecast].self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.state = .loaded($0) })
      .store(in: &cancellables)
  }
}

struct ContentView: View {
  @StateObject private var model = WeatherViewModel()

  var body: some View {
    NavigationStack {
      Group {
        switch model.state {
        case .idle, .loading: ProgressView("Loading…")
        case .loaded(let forecasts): List(forecasts) { Text($0.title) }
        case .failed(let message):
          ContentUnavailableView(
            "No Forecast", systemImage: "wifi.slash", description: Text(message))
        }
      }
      .navigationTitle("Weather")
      .task { await model.load() }
      .refreshable { await model.load() }
    }
  }
}
