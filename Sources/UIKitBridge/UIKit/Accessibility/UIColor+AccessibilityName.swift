import Foundation
import Geometry
import ViewGraphics

extension UIColor {
  /// The colour in words, in English: how light and how strong it is, and its hue. Apple does not say which words
  /// there are; these are the common names of the twelve hues that stand 30° apart.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "unknown"
    }
    if alpha == 0 { return "transparent" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      switch brightness {
      case 0.95...: return "white"
      case 0.7...: return "light gray"
      case ..<0.4: return "dark gray"
      default: return "gray"
      }
    }
    let names = [
      "red", "orange", "yellow", "lime green", "green", "mint green", "cyan", "light blue", "blue",
      "purple", "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % names.count]
    if brightness < 0.5 { return "dark " + name }
    return saturation < 0.4 ? "light " + name : name
  }
}
