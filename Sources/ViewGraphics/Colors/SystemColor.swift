import Foundation

/// A colour of iOS 26, light and dark.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary
  case background, secondaryBackground, tertiaryBackground
  /// Of cards in front of the window: lighter than it where that is black.
  case elevatedBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case gray2, gray3, gray4, gray5, gray6
  case separator, opaqueSeparator, link, placeholderText

  func resolve(dark: Bool) -> Color.Resolved {
    let bytes = dark ? Self.dark(self) : Self.light(self)
    return Color.Resolved(
      red: bytes.x / 255, green: bytes.y / 255, blue: bytes.z / 255, opacity: bytes.w)
  }

  /// Red, green, blue 0…255, opacity 0…1.
  private typealias Bytes = SIMD4<Float>

  private static func light(_ color: SystemColor) -> Bytes {
    switch color {
    case .red: [255, 56, 60, 1]
    case .orange: [255, 141, 40, 1]
    case .yellow: [255, 204, 0, 1]
    case .green: [52, 199, 89, 1]
    case .mint: [0, 200, 179, 1]
    case .teal: [0, 195, 208, 1]
    case .cyan: [0, 192, 232, 1]
    case .blue, .link: [0, 136, 255, 1]
    case .indigo: [97, 85, 245, 1]
    case .purple: [203, 48, 224, 1]
    case .pink: [255, 45, 85, 1]
    case .brown: [172, 127, 94, 1]
    case .gray: [142, 142, 147, 1]
    default: lightInterface(color)
    }
  }

  private static func lightInterface(_ color: SystemColor) -> Bytes {
    switch color {
    case .primary: [0, 0, 0, 1]
    case .secondary: [60, 60, 67, 0.6]
    case .tertiary, .placeholderText: [60, 60, 67, 0.3]
    case .quaternary: [60, 60, 67, 0.18]
    case .background, .elevatedBackground, .tertiaryBackground, .secondaryGroupedBackground:
      [255, 255, 255, 1]
    case .secondaryBackground, .groupedBackground, .tertiaryGroupedBackground, .gray6:
      [242, 242, 247, 1]
    case .fill: [120, 120, 128, 0.2]
    case .secondaryFill: [120, 120, 128, 0.16]
    case .tertiaryFill: [118, 118, 128, 0.12]
    case .quaternaryFill: [116, 116, 128, 0.08]
    case .gray2: [174, 174, 178, 1]
    case .gray3: [199, 199, 204, 1]
    case .gray4: [209, 209, 214, 1]
    case .gray5: [229, 229, 234, 1]
    case .separator: [60, 60, 67, 0.29]
    default: [198, 198, 200, 1]
    }
  }

  private static func dark(_ color: SystemColor) -> Bytes {
    switch color {
    case .red: [255, 66, 69, 1]
    case .orange: [255, 146, 48, 1]
    case .yellow: [255, 214, 0, 1]
    case .green: [48, 209, 88, 1]
    case .mint: [0, 218, 195, 1]
    case .teal: [0, 210, 224, 1]
    case .cyan: [60, 211, 254, 1]
    case .blue, .link: [0, 145, 255, 1]
    case .indigo: [107, 93, 255, 1]
    case .purple: [219, 52, 242, 1]
    case .pink: [255, 55, 95, 1]
    case .brown: [183, 138, 102, 1]
    case .gray: [142, 142, 147, 1]
    default: darkInterface(color)
    }
  }

  private static func darkInterface(_ color: SystemColor) -> Bytes {
    switch color {
    case .primary: [255, 255, 255, 1]
    case .secondary: [235, 235, 245, 0.6]
    case .tertiary, .placeholderText: [235, 235, 245, 0.3]
    case .quaternary: [235, 235, 245, 0.16]
    case .background, .groupedBackground: [0, 0, 0, 1]
    case .secondaryBackground, .secondaryGroupedBackground, .elevatedBackground, .gray6:
      [28, 28, 30, 1]
    case .tertiaryBackground, .tertiaryGroupedBackground, .gray5: [44, 44, 46, 1]
    case .fill: [120, 120, 128, 0.36]
    case .secondaryFill: [120, 120, 128, 0.32]
    case .tertiaryFill: [118, 118, 128, 0.24]
    case .quaternaryFill: [118, 118, 128, 0.18]
    case .gray2: [99, 99, 102, 1]
    case .gray3: [72, 72, 74, 1]
    case .gray4: [58, 58, 60, 1]
    case .separator: [84, 84, 88, 0.6]
    default: [56, 56, 58, 1]
    }
  }
}
