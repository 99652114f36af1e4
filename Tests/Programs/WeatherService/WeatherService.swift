import Foundation

struct Forecast: Codable, Identifiable {
  var id: Int
  var title: String
}

enum WeatherError: Error { case badResponse, decoding(Error) }

protocol ForecastLoading {
  func forecasts() async throws -> [Forecast]
}

struct WeatherService: ForecastLoading {
  var session: URLSession = .shared

  func forecasts() async throws -> [Forecast] {
    var components = URLComponents(string: "https://api.example.com/forecast")!
    components.queryItems = [URLQueryItem(name: "q", value: "Rome")]
    var request = URLRequest(url: components.url!)
    request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.timeoutInterval = 10
    let (data, response) = try await session.data(for: request)
    guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
      throw WeatherError.badResponse
    }
    return try JSONDecoder().decode([Forecast].self, from: data)
  }
}
