import Foundation
import Geometry
import ViewRuntime

// Components are written to where the caller points, as UIKit has it.
extension UIColor {
  /// Writes the sRGB components of the colour in light surroundings to where something is given.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolvedLight
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Writes hue, saturation and brightness (0…1) of the colour in light surroundings.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolvedLight
    let (red, green, blue) = (
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue)
    )
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    var sixths: CGFloat = 0
    if span > 0 {
      switch most {
      case red: sixths = (green - blue) / span
      case green: sixths = (blue - red) / span + 2
      default: sixths = (red - green) / span + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Writes the gray that is as bright as the colour in light surroundings.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = resolvedLight
    white?.pointee =
      0.2126 * CGFloat(resolved.red) + 0.7152 * CGFloat(resolved.green)
      + 0.0722 * CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}
