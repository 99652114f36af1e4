import Foundation
import Geometry
import Typesetting
import ViewRuntime

/// The room that a symbol takes beside text.
package struct SymbolBox: Equatable {
  /// In points, rounded to pixels.
  var size: CGSize
  /// How far it reaches below the baseline of the text beside it, in points.
  var descent: CGFloat
  /// What is left free at its sides, and above and below, in points.
  var margins: CGSize

  /// The height of capitals in SF Pro, as a part of the size of the text.
  package static let capHeight: CGFloat = 0.7046
  /// The margins of a circle, whose lines are 0.994 of the size of the text apart, in its recorded box.
  static let margins = CGSize(width: 0.09, height: 0.0625)

  init(size: CGSize, descent: CGFloat, margins: CGSize) {
    (self.size, self.descent, self.margins) = (size, descent, margins)
  }

  /// The box of the symbol called `name` beside the environment's text.
  ///
  /// - Parameter ink: what its drawing covers of the square of 16 units; the box of a symbol that nobody
  ///   has measured is as large as that.
  init(of name: String, ink: CGRect, in environment: EnvironmentValues) {
    let size = environment.symbolPointSize
    let measure = SymbolMeasure.named(name) ?? SymbolMeasure(ink: ink)
    let (box, descent) = measure.box(
      at: size, weight: environment.symbolWeight, scale: environment.imageScale)
    func rounded(_ value: CGFloat) -> CGFloat {
      (value * environment.displayScale).rounded() / environment.displayScale
    }
    self.size = CGSize(width: rounded(box.width), height: rounded(box.height))
    self.descent = rounded(descent)
    let factor = size * environment.imageScale.factor
    margins = CGSize(width: Self.margins.width * factor, height: Self.margins.height * factor)
  }

  /// Points per unit of a drawing that covers `ink` of its square; nil where there is nothing to be seen.
  func scale(of ink: CGRect) -> CGFloat? {
    guard ink.width > 0, ink.height > 0, size.width > 0, size.height > 0 else { return nil }
    return min(
      max(0, size.width - 2 * margins.width) / ink.width,
      max(0, size.height - 2 * margins.height) / ink.height)
  }

  /// As large as the drawing that covers `ink`.
  func withoutMargins(around ink: CGRect) -> SymbolBox {
    guard let scale = scale(of: ink) else { return self }
    let size = CGSize(width: ink.width * scale, height: ink.height * scale)
    return SymbolBox(
      size: size, descent: descent - (self.size.height - size.height) / 2, margins: .zero)
  }
}

extension Image.Scale {
  /// How large symbols of this scale are beside those of the medium one: the mean of the recorded symbols.
  var factor: CGFloat {
    switch self {
    case .small: 0.81
    case .medium: 1
    case .large: 1.29
    }
  }
}

/// What a symbol's box measures at three sizes of text, beside bold text, and at the large scale.
struct SymbolMeasure {
  fileprivate struct Box {
    var width, height, descent: CGFloat

    func scaled(by factor: CGFloat) -> Box {
      Box(width: width * factor, height: height * factor, descent: descent * factor)
    }

    func mixed(with other: Box, _ fraction: CGFloat) -> Box {
      Box(
        width: width + (other.width - width) * fraction,
        height: height + (other.height - height) * fraction,
        descent: descent + (other.descent - descent) * fraction)
    }
  }

  /// Beside regular text of 13, 17 and 26 points.
  fileprivate var regular: (small: Box, body: Box, large: Box)
  /// Beside bold text of 13 points.
  fileprivate var bold: Box
  /// At the large image scale, beside text of 13 points.
  fileprivate var large: Box

  /// The box beside text of `size` points: between the sizes that were measured on a straight line, beyond
  /// them in proportion.
  func box(at size: CGFloat, weight: FontDescriptor.Weight, scale: Image.Scale)
    -> (CGSize, descent: CGFloat)
  {
    var box =
      switch (scale, size) {
      case (.large, _): large.scaled(by: size / 13)
      case (_, ..<13): regular.small.scaled(by: size / 13)
      case (_, ..<17): regular.small.mixed(with: regular.body, (size - 13) / 4)
      case (_, ..<26): regular.body.mixed(with: regular.large, (size - 17) / 9)
      default: regular.large.scaled(by: size / 26)
      }
    if scale == .small { box = box.scaled(by: scale.factor) }
    if weight != .regular {
      box = box.mixed(with: bold.scaled(by: size / 13 * scale.factor), weight.boldness)
    }
    return (CGSize(width: box.width, height: box.height), box.descent)
  }
}

extension FontDescriptor.Weight {
  /// How far this weight's boxes are on the way from regular ones to bold ones; semibold ones about half.
  fileprivate var boldness: CGFloat {
    switch self {
    case .ultraLight: -0.6
    case .thin: -0.5
    case .light: -0.3
    case .regular: 0
    case .medium: 0.25
    case .semibold: 0.5
    case .bold: 1
    case .heavy: 1.3
    case .black: 1.6
    }
  }
}

extension SymbolMeasure {
  /// The measures of a drawing that covers `ink`: it stands on the line that a circle stands on, its middle
  /// as high as that of the capitals beside it.
  fileprivate init(ink: CGRect) {
    func box(at size: CGFloat) -> Box {
      let unit = 1.06 / SymbolOutline.side * size
      let height = ink.height * unit + 2 * SymbolBox.margins.height * size
      return Box(
        width: ink.width * unit + 2 * SymbolBox.margins.width * size, height: height,
        descent: (height - SymbolBox.capHeight * size) / 2)
    }
    regular = (box(at: 13), box(at: 17), box(at: 26))
    bold = box(at: 13)
    bold = Box(width: bold.width + 0.5, height: bold.height + 0.5, descent: bold.descent + 0.25)
    large = box(at: 13).scaled(by: Image.Scale.large.factor)
  }

  /// The measures of a symbol, or of the one whose box it has: that of its outline if it is filled or
  /// struck through, a circle's or a square's if it stands in one.
  static func named(_ name: String) -> SymbolMeasure? {
    if let exact = table[name] { return exact }
    if let same = SymbolRenames.older(name).flatMap({ table[$0] }) { return same }
    var parts = name.split(separator: ".").map(String.init)
    for ending in ["fill", "slash"] where parts.count > 1 && parts.last == ending {
      parts.removeLast()
      if let base = table[parts.joined(separator: ".")] { return base }
    }
    guard parts.count > 1, let last = parts.last, ["circle", "square"].contains(last) else {
      return nil
    }
    return table[last]
  }

  private static let table: [String: SymbolMeasure] = {
    var table: [String: SymbolMeasure] = [:]
    for line in SymbolMeasures.text.split(separator: "\n") {
      let sides = line.split(separator: "=")
      if sides.count == 2, let measure = table[String(sides[0])] {
        for name in sides[1].split(separator: ",") { table[String(name)] = measure }
      }
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      if numbers.count == 14 { table[String(words[0])] = SymbolMeasure(numbers) }
    }
    return table
  }()

  private init(_ numbers: [Double]) {
    func box(_ start: Int) -> Box {
      Box(width: numbers[start], height: numbers[start + 1], descent: numbers[start + 2])
    }
    regular = (box(0), box(3), box(6))
    bold = Box(
      width: numbers[9], height: numbers[10],
      descent: numbers[2] + (numbers[10] - numbers[1]) / 2)
    large = box(11)
  }
}
