import CoreLocation
import Foundation

public struct WeatherMetadata: Hashable, Sendable {
  public let date: Date
  public let expirationDate: Date
}
public enum PressureTrend: String, Hashable, Sendable { case rising, falling, steady }
public enum Precipitation: String, Hashable, Sendable { case none, hail, mixed, rain, sleet, snow }

public struct Wind: Hashable, Sendable {
  public let direction: Measurement<UnitAngle>
  public let speed: Measurement<UnitSpeed>
  public let gust: Measurement<UnitSpeed>?
}

public struct UVIndex: Hashable, Sendable {
  public enum ExposureCategory: String, Hashable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }
  public let value: Int
  public let category: ExposureCategory
}

/// The weather now.
public struct CurrentWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let dewPoint: Measurement<UnitTemperature>
  /// 0…1.
  public let humidity: Double
  public let cloudCover: Double
  public let isDaylight: Bool
  public let pressure: Measurement<UnitPressure>
  public let pressureTrend: PressureTrend
  public let visibility: Measurement<UnitLength>
  public let uvIndex: UVIndex
  public let wind: Wind
  public let metadata: WeatherMetadata
}

public struct HourWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
  public let humidity: Double
  public let cloudCover: Double
  public let isDaylight: Bool
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let uvIndex: UVIndex
  public let wind: Wind
}

public struct SunEvents: Hashable, Sendable {
  public let sunrise: Date?
  public let sunset: Date?
  public let solarNoon: Date?
}

public struct DayWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
  public let precipitation: Precipitation
  public let precipitationChance: Double
  public let sun: SunEvents
  public let uvIndex: UVIndex
  public let wind: Wind
}

public struct MinuteWeather: Hashable, Sendable {
  public let date: Date
  public let precipitation: Precipitation
  public let precipitationChance: Double
}

public struct WeatherAlert: Hashable, Sendable {
  public let summary: String
  public let region: String?
  public let detailsURL: URL
  public let source: String
}

/// The weather of several times, one after another.
public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Hashable, Sendable {
  public let forecast: [Element]
  public let metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(index: Int) -> Element { forecast[index] }
}

public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let minuteForecast: Forecast<MinuteWeather>?
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let weatherAlerts: [WeatherAlert]?
}
