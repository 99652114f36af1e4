/// A colour in extended sRGB: gamma-encoded, not premultiplied, 0…1 inside the sRGB gamut.
package struct ColorComponents: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = ColorComponents(red: 0, green: 0, blue: 0)
  package static let white = ColorComponents(red: 1, green: 1, blue: 1)
}
