import ArgumentParser
import Foundation
import ViewRuntime

/// `390x844`, in points.
struct WindowSize: ExpressibleByArgument, CustomStringConvertible, Equatable {
  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= 16384, height <= 16384
    else { return nil }
    self.init(width: width, height: height)
  }

  var description: String { "\(format(width))x\(format(height))" }
  var defaultValueDescription: String { description }
}

/// `0-299`: the first and the last frame, counted from 0.
struct FrameRange: ExpressibleByArgument, Equatable {
  var frames: ClosedRange<Int>

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let last = parts[1], first >= 0, last >= first
    else { return nil }
    frames = first...last
  }
}

/// `2026-01-01T00:00:00Z`.
struct StartDate: ExpressibleByArgument, Equatable {
  var date: Date

  static let standard = StartDate(date: Date(timeIntervalSince1970: 1_767_225_600))

  init(date: Date) { self.date = date }

  init?(argument: String) {
    let formatter = ISO8601DateFormatter()
    if let date = formatter.date(from: argument) {
      self.date = date
      return
    }
    formatter.formatOptions.insert(.withFractionalSeconds)
    guard let date = formatter.date(from: argument) else { return nil }
    self.date = date
  }

  var defaultValueDescription: String { "2026-01-01T00:00:00Z" }
}

extension HostConfiguration.Appearance: ExpressibleByArgument {
  public static var allValueStrings: [String] { ["light", "dark"] }
}

/// What lies behind the view: a name of CSS's sixteen basic colours, `#RGB`, `#RRGGBB`,
/// `#RRGGBBAA`, or `clear`. Components are sRGB, 0 to 1, not premultiplied.
struct BackgroundColor: ExpressibleByArgument, Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init?(argument: String) {
    let name = argument.lowercased()
    guard let hex = BackgroundColor.names[name] ?? (name.first == "#" ? name : nil) else {
      return nil
    }
    var digits = Array(hex.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    let components = stride(from: 0, to: digits.count, by: 2).map {
      Double(UInt8(String(digits[$0...$0 + 1]), radix: 16)!) / 255
    }
    (red, green, blue) = (components[0], components[1], components[2])
    alpha = components.count == 4 ? components[3] : 1
  }

  private static let names = [
    "clear": "#0000", "white": "#fff", "black": "#000", "gray": "#808080", "grey": "#808080",
    "silver": "#c0c0c0", "red": "#f00", "green": "#008000", "blue": "#00f", "yellow": "#ff0",
    "orange": "#ffa500", "purple": "#800080", "pink": "#ffc0cb", "navy": "#000080",
    "teal": "#008080", "maroon": "#800000", "lime": "#0f0", "aqua": "#0ff", "fuchsia": "#f0f",
    "olive": "#808000",
  ]
}
