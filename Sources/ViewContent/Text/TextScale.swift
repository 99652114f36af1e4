import Foundation
import Typesetting

extension Text {
  /// How large letters are beside what their font says.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    /// For what stands beside a text and is less than it, such as a unit beside a number.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The same text with its letters at another scale; its line keeps its height.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? changed(.scale(scale)) : self
  }
}

extension Text.Scale {
  /// Makes the letters of the system font smaller, as swiftui-web read off SwiftUI (macOS 26): by a factor
  /// that holds up to 17 points, falls to that for 70 points, and is spaced out with points after each
  /// letter that become none on the way. The face is about a hundred units heavier (510 for 400). The
  /// serif and monospaced designs and fonts by name stay as they are.
  func apply(to attributes: inout TextAttributes) {
    let font = attributes.font
    guard isSecondary, font.name == nil, font.design == .default || font.design == .rounded else {
      return
    }
    let figures = Self.figures(of: font.weight)
    let part = min(max((font.size - 17) / 53, 0), 1)
    let factor = figures.small + (figures.large - figures.small) * part
    attributes.font.heightSize = font.heightSize ?? font.size
    attributes.font.size = font.size * factor
    attributes.font.weight = FontDescriptor.Weight(rawValue: font.weight.rawValue + 100) ?? .black
    attributes.tracking += (font.design == .rounded ? 0.03 : figures.tracking) * (1 - part)
  }

  private static func figures(of weight: FontDescriptor.Weight) -> (
    small: Double, large: Double, tracking: Double
  ) {
    switch weight {
    case .ultraLight: (0.8, 0.46, 0.16)
    case .thin: (0.8, 0.46, 0.15)
    case .light: (0.8, 0.46, 0.1854)
    case .regular: (0.8, 0.46, 0.25)
    case .medium: (0.8, 0.48, 0.4147)
    case .semibold: (0.84, 0.49, 0)
    case .bold: (0.85, 0.5, -0.05)
    case .heavy: (0.85, 0.52, 0.2)
    case .black: (0.87, 0.55, 0.35)
    }
  }
}
