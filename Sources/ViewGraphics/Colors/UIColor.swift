import Foundation
import FoundationNames
import Geometry
import ViewRuntime

/// A colour as UIKit has it.
// Its colour is set when it is made.
nonisolated open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = ObjectMark.value
  package let color: Color

  package init(color: Color) {
    self.color = color
    super.init()
  }

  /// No colour.
  public override convenience init() { self.init(color: .clear) }

  /// The colour of a SwiftUI colour.
  public convenience init(_ color: Color) { self.init(color: color) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A colour that is written as a literal: `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// The colour of this name among the program's assets; nil, with a word to the author, where there is none.
  public convenience init?(named name: String) {
    guard AssetLibrary.isThere(name, among: AssetLibrary.hasColor) else { return nil }
    self.init(color: Color(name))
  }

  // MARK: As an object

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  open override var hash: Int { color.hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String {
    let resolved = resolvedLight
    let numbers = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    return "UIExtendedSRGBColorSpace " + numbers.map { "\($0)" }.joined(separator: " ")
  }

  open class var supportsSecureCoding: Bool { true }

  /// Kept as it is in light surroundings: red, green, blue and alpha, 0 to 1 in sRGB.
  open func encode(with coder: NSCoder) {
    let resolved = resolvedLight
    coder.encode(Double(resolved.red), forKey: "UIRed")
    coder.encode(Double(resolved.green), forKey: "UIGreen")
    coder.encode(Double(resolved.blue), forKey: "UIBlue")
    coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
  }

  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    self.init(
      red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
  }

  // MARK: Others of it

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var resolved = resolvedLight
    resolved.opacity = Float(alpha)
    return UIColor(color: Color(resolved))
  }

  /// As it is in light surroundings.
  var resolvedLight: Color.Resolved { color.resolve(in: EnvironmentValues()) }

  fileprivate static func system(_ color: SystemColor) -> UIColor {
    UIColor(color: Color(ColorSource.system(color)))
  }
}

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  public static let systemRed = system(SystemColor.red)
  public static let systemOrange = system(SystemColor.orange)
  public static let systemYellow = system(SystemColor.yellow)
  public static let systemGreen = system(SystemColor.green)
  public static let systemMint = system(SystemColor.mint)
  public static let systemTeal = system(SystemColor.teal)
  public static let systemCyan = system(SystemColor.cyan)
  public static let systemBlue = system(SystemColor.blue)
  public static let systemIndigo = system(SystemColor.indigo)
  public static let systemPurple = system(SystemColor.purple)
  public static let systemPink = system(SystemColor.pink)
  public static let systemBrown = system(SystemColor.brown)
  public static let systemGray = system(SystemColor.gray)
  public static let systemGray2 = system(SystemColor.gray2)
  public static let systemGray3 = system(SystemColor.gray3)
  public static let systemGray4 = system(SystemColor.gray4)
  public static let systemGray5 = system(SystemColor.gray5)
  public static let systemGray6 = system(SystemColor.gray6)
  public static let tintColor = UIColor(color: .accentColor)
  /// Text on dark ground and on light ground, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let label = system(SystemColor.primary)
  public static let secondaryLabel = system(SystemColor.secondary)
  public static let tertiaryLabel = system(SystemColor.tertiary)
  public static let quaternaryLabel = system(SystemColor.quaternary)
  public static let placeholderText = system(SystemColor.placeholderText)
  public static let link = system(SystemColor.link)
  public static let separator = system(SystemColor.separator)
  public static let opaqueSeparator = system(SystemColor.opaqueSeparator)
  public static let systemFill = system(SystemColor.fill)
  public static let secondarySystemFill = system(SystemColor.secondaryFill)
  public static let tertiarySystemFill = system(SystemColor.tertiaryFill)
  public static let quaternarySystemFill = system(SystemColor.quaternaryFill)
  public static let systemBackground = system(SystemColor.background)
  public static let secondarySystemBackground = system(SystemColor.secondaryBackground)
  public static let tertiarySystemBackground = system(SystemColor.tertiaryBackground)
  public static let systemGroupedBackground = system(SystemColor.groupedBackground)
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static let groupTableViewBackground = system(SystemColor.groupedBackground)
  public static let secondarySystemGroupedBackground = system(
    SystemColor.secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = system(SystemColor.tertiaryGroupedBackground)
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour literal is where nothing says otherwise.
public typealias _ColorLiteralType = UIColor
