import SwiftUI

/// Today's weather, and a search for other places.
public struct ForecastView: View {
  @State private var isCelsius = true
  @State private var isLoading = false
  @State private var degrees = 21.0

  public init() {}

  public var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "sun.max.fill")
        .font(.system(size: 64))
        .foregroundStyle(.orange)
        .accessibilityLabel("Sunny")
      Text(temperature)
        .font(.largeTitle.bold())
        .accessibilityIdentifier("temperature")
      Toggle("Celsius", isOn: $isCelsius)
      Button(isLoading ? "Loading" : "Refresh") { refresh() }
        .buttonStyle(.borderedProminent)
        .disabled(isLoading)
    }
    .padding()
  }

  private var temperature: String {
    isCelsius ? "\(Int(degrees)) °C" : "\(Int(degrees * 9 / 5 + 32)) °F"
  }

  private func refresh() {
    isLoading = true
    Task {
      try await Task.sleep(for: .seconds(2))
      withAnimation { degrees += 1 }
      isLoading = false
    }
  }
}

#Preview("Forecast") { ForecastView() }
