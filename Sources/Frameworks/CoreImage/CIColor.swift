import DrawingCommands
import Foundation
import ViewContent
import ViewGraphics

/// A colour for filters: sRGB, not premultiplied, each number 0…1.
public final class CIColor: NSObject, @unchecked Sendable {
  let components: SIMD4<Float>

  init(_ components: SIMD4<Float>) { self.components = components }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(SIMD4(Float(red), Float(green), Float(blue), Float(alpha)))
  }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  public convenience init(cgColor: CGColor) {
    let color = cgColor.resolved
    self.init(SIMD4(color.red, color.green, color.blue, color.opacity))
  }
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Numbers with spaces between them: `"1.0 0.5 0.0 1.0"`.
  public convenience init(string: String) {
    let numbers = string.split(separator: " ").compactMap { Float($0) } + [0, 0, 0]
    self.init(SIMD4(numbers[0], numbers[1], numbers[2], numbers.count > 6 ? numbers[3] : 1))
  }

  public var red: CGFloat { CGFloat(components.x) }
  public var green: CGFloat { CGFloat(components.y) }
  public var blue: CGFloat { CGFloat(components.z) }
  public var alpha: CGFloat { CGFloat(components.w) }
  public var numberOfComponents: Int { 4 }
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.components == components
  }
  public override var hash: Int { components.hashValue }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  public var ciColor: CIColor { CIColor(color: self) }
}
