/// A device whose window the page offers, and how its edge is drawn around the picture.
package struct BrowserDevice: Hashable, Sendable, Encodable {
  package var name: String
  /// Points, upright.
  package var width: Double
  package var height: Double
  /// Of the screen, in points.
  package var cornerRadius: Double
  /// How wide the edge around the screen is, in points.
  package var bezel: Double

  package init(
    _ name: String, width: Double, height: Double, cornerRadius: Double, bezel: Double
  ) {
    self.name = name
    (self.width, self.height) = (width, height)
    (self.cornerRadius, self.bezel) = (cornerRadius, bezel)
  }

  /// What is offered where the command says nothing else. Sizes are the devices' own; corners and edges are near to
  /// what they look like.
  package static let usual = [
    BrowserDevice("iPhone SE", width: 375, height: 667, cornerRadius: 0, bezel: 14),
    BrowserDevice("iPhone 16e", width: 390, height: 844, cornerRadius: 47, bezel: 12),
    BrowserDevice("iPhone 16", width: 393, height: 852, cornerRadius: 55, bezel: 11),
    BrowserDevice("iPhone 17", width: 402, height: 874, cornerRadius: 62, bezel: 9),
    BrowserDevice("iPhone 17 Pro Max", width: 440, height: 956, cornerRadius: 62, bezel: 9),
    BrowserDevice("iPad mini", width: 744, height: 1133, cornerRadius: 22, bezel: 26),
    BrowserDevice("iPad Air 11″", width: 820, height: 1180, cornerRadius: 18, bezel: 28),
    BrowserDevice("iPad Pro 13″", width: 1032, height: 1376, cornerRadius: 30, bezel: 24),
  ]
}
