import Foundation

extension FontDescriptor {
  /// How many numbers say what a system font is.
  package static let numberCount = 10

  /// The descriptor of a system font as numbers that another process of the same program understands; nil for a font
  /// that is asked for by name, since the other may have another one of it.
  package var numbers: [UInt64]? {
    guard name == nil else { return nil }
    let style = textStyle.flatMap { TextStyle.allCases.firstIndex(of: $0) }
    return [
      size.bitPattern, UInt64(weight.rawValue), UInt64(design.rawValue), isItalic ? 1 : 0,
      width.factor.bitPattern, UInt64(features.rawValue), style.map { UInt64($0) + 1 } ?? 0,
      UInt64(sizeCategory.rawValue), (heightSize ?? .nan).bitPattern, UInt64(leading.rawValue),
    ]
  }

  /// From such numbers; nil for others.
  package init?(numbers: [UInt64]) {
    let styles = TextStyle.allCases
    guard numbers.count == Self.numberCount, numbers[6] <= styles.count,
      let weight = Weight(rawValue: Int(truncatingIfNeeded: numbers[1])),
      let design = Design(rawValue: Int(truncatingIfNeeded: numbers[2])),
      let category = TextSizeCategory(rawValue: Int(truncatingIfNeeded: numbers[7])),
      let leading = Leading(rawValue: Int(truncatingIfNeeded: numbers[9]))
    else { return nil }
    self.init(
      size: Double(bitPattern: numbers[0]), weight: weight, design: design,
      isItalic: numbers[3] == 1)
    width = Width(factor: Double(bitPattern: numbers[4]))
    features = Features(rawValue: UInt(numbers[5]))
    textStyle = numbers[6] == 0 ? nil : styles[Int(numbers[6]) - 1]
    sizeCategory = category
    let height = Double(bitPattern: numbers[8])
    heightSize = height.isNaN ? nil : height
    self.leading = leading
  }
}
