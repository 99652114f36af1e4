import Foundation
import ViewCatalog
import ViewRuntime

extension LocalizedStringKey.StringInterpolation {
  /// A clock that runs through an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// What a colour is called, for those who do not see it.
  public mutating func appendInterpolation(accessibilityName color: Color) {
    appendInterpolation(ColorName.nearest(to: color.resolve(in: EnvironmentValues())))
  }
}

/// The words for colours.
private enum ColorName {
  private static let names: [(String, red: Float, green: Float, blue: Float)] = [
    ("black", 0, 0, 0), ("dark gray", 0.25, 0.25, 0.25), ("gray", 0.5, 0.5, 0.5),
    ("light gray", 0.75, 0.75, 0.75), ("white", 1, 1, 1), ("red", 1, 0.23, 0.19),
    ("orange", 1, 0.58, 0), ("yellow", 1, 0.8, 0), ("green", 0.2, 0.78, 0.35),
    ("mint", 0, 0.78, 0.75), ("teal", 0.19, 0.69, 0.78), ("cyan", 0.2, 0.68, 0.9),
    ("blue", 0, 0.48, 1), ("indigo", 0.35, 0.34, 0.84), ("purple", 0.69, 0.32, 0.87),
    ("pink", 1, 0.18, 0.33), ("brown", 0.64, 0.52, 0.37),
  ]

  /// The word whose colour is the nearest in sRGB.
  static func nearest(to color: Color.Resolved) -> String {
    if color.opacity == 0 { return "clear" }
    func distance(_ name: (String, red: Float, green: Float, blue: Float)) -> Float {
      let (red, green, blue) = (
        name.red - color.red, name.green - color.green, name.blue - color.blue
      )
      return red * red + green * green + blue * blue
    }
    return names.min { distance($0) < distance($1) }?.0 ?? "gray"
  }
}
