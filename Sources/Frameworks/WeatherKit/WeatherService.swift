@_exported import CoreLocation
import Foundation
import Inert

public enum WeatherError: Error, Sendable, LocalizedError {
  case permissionDenied, unknown
  public var errorDescription: String? { "The weather is not known." }
}

/// Asks what the weather is like: nobody answers here, and each request is answered by an error.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}

  private func refuse() -> WeatherError {
    Inert.note("WeatherKit", "the weather is not known: nobody is asked over the network")
    return .permissionDenied
  }
  public func weather(for location: CLLocation) async throws -> Weather { throw refuse() }
  public func weather<T>(for location: CLLocation, including query: WeatherQuery<T>) async throws
    -> T
  { throw refuse() }
  public func weather<T1, T2>(
    for location: CLLocation, including first: WeatherQuery<T1>, _ second: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw refuse() }
  public func weather<T1, T2, T3>(
    for location: CLLocation, including first: WeatherQuery<T1>, _ second: WeatherQuery<T2>,
    _ third: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw refuse() }
  public var attribution: WeatherAttribution { get async throws { throw refuse() } }
}

/// What is asked of the weather.
public struct WeatherQuery<Answer>: Sendable {}
extension WeatherQuery where Answer == CurrentWeather {
  public static var current: Self { Self() }
}
extension WeatherQuery where Answer == Forecast<HourWeather> {
  public static var hourly: Self { Self() }
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Answer == Forecast<DayWeather> {
  public static var daily: Self { Self() }
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where Answer == Forecast<MinuteWeather>? {
  public static var minute: Self { Self() }
}
extension WeatherQuery where Answer == [WeatherAlert]? { public static var alerts: Self { Self() } }

public struct WeatherAttribution: Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let squareMarkURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
}

public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable,
  CustomStringConvertible
{
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
  case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm
  case windy, wintryMix

  /// `partlyCloudy` is `Partly Cloudy`.
  public var description: String {
    let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
  public var accessibilityDescription: String { description }
}
