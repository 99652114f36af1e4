import Foundation
import Geometry
import ViewGraphics

/// The styles that values are shown with.
struct StyleScale<Style> {
  /// The values in order; of continuous scales the ends.
  var domain: [_PlottedValue]?
  /// The styles in order, used again from the start when there are more values.
  var range: [Style]?
  var mapping: ((_PlottedValue) -> Style?)?

  init() {}
}

/// A style scale with the values of the data.
struct ResolvedStyleScale<Style> {
  let domain: [_PlottedValue]
  private let styles: [_PlottedValue: Style]
  /// For numbers: between the ends of the domain.
  private let continuous: ((Double) -> Style)?
  private let bounds: (lower: Double, upper: Double)

  /// - Parameters:
  ///   - values: those of the data, each once, in the order in which they came.
  ///   - standard: the style for the place of a value when the program gives none.
  ///   - continuous: the style for numbers, 0 at the lower end and 1 at the upper.
  init(
    _ scale: StyleScale<Style>, values: [_PlottedValue], standard: (Int) -> Style,
    continuous: ((Double) -> Style)? = nil
  ) {
    let numbers = (scale.domain ?? values).compactMap(\.number)
    let isContinuous =
      scale.mapping == nil && continuous != nil && !values.isEmpty
      && values.allSatisfy { $0.kind != .category }
    bounds = (numbers.min() ?? 0, numbers.max() ?? 1)
    self.continuous = isContinuous ? continuous : nil
    let named = scale.domain ?? values
    domain =
      isContinuous
      ? values : named + (scale.domain == nil ? [] : values.filter { !named.contains($0) })
    var styles: [_PlottedValue: Style] = [:]
    for (index, value) in domain.enumerated() {
      if let style = scale.mapping?(value) {
        styles[value] = style
      } else if let range = scale.range, !range.isEmpty {
        styles[value] = range[index % range.count]
      } else {
        styles[value] = standard(index)
      }
    }
    self.styles = styles
  }

  func style(for value: _PlottedValue) -> Style? {
    guard let continuous, let number = value.number else { return styles[value] }
    let length = bounds.upper - bounds.lower
    return continuous(length == 0 ? 1 : min(1, max(0, (number - bounds.lower) / length)))
  }

  var isContinuous: Bool { continuous != nil }
  var continuousBounds: (lower: Double, upper: Double) { bounds }
}

/// What charts take where the program says nothing.
enum StandardStyles {
  /// The colours of values, in order.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The style of marks of which nothing is said.
  static let automatic = AnyShapeStyle(Color.blue)

  static func color(_ index: Int) -> AnyShapeStyle { AnyShapeStyle(colors[index % colors.count]) }

  static let lineWidth: CGFloat = 2
  static let lineCap = CGLineCap.round

  /// The patterns of lines, in order: lengths in points.
  static let dashes: [[CGFloat]] = [[], [8, 4], [2, 4], [8, 4, 2, 4], [12, 4], [2, 8]]

  static func lineStyle(_ index: Int) -> StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: .round, lineJoin: .round, dash: dashes[index % dashes.count])
  }

  /// The part of a band that a bar takes.
  static let barRatio: CGFloat = 0.7
  /// How broad a bar is at most that stands at a number or a date and not in a band, in points: so in pictures of
  /// Swift Charts with bars 12 and 37 points apart.
  static let barLength: CGFloat = 8
  /// The radius of a bar's corners, in points.
  static let barRadius: CGFloat = 2
}

/// Colours along a gradient.
struct ColorRamp: Sendable {
  let colors: [Color]

  /// 0 for the first colour … 1 for the last.
  func color(at fraction: Double) -> Color {
    guard colors.count > 1 else { return colors.first ?? .blue }
    let place = fraction * Double(colors.count - 1)
    let index = min(colors.count - 2, Int(place))
    if place == Double(index) || place == Double(index + 1) { return colors[Int(place)] }
    return colors[index].mix(with: colors[index + 1], by: place - Double(index), in: .perceptual)
  }

  /// The ramp of numbers when the program gives none.
  static let standard = ColorRamp(colors: [
    Color(red: 0.84, green: 0.91, blue: 1), .blue,
  ])
}
