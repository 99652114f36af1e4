/// The devices by name, the newest first in each family.
///
/// Sizes, scales and densities are Apple's published ones, as are the bodies' millimetres; safe areas and radii
/// of corners are what programs read and measure on them, upright, under the latest system that runs there.
extension DeviceModel {
  package static let all = phones + pads + watches

  private static let phones: [DeviceModel] =
    family(
      .phone, 402, 874, 3, (62, 34), 62, .island, density: 460,
      [
        ("iPhone 17 Pro", 71.9, 150.0), ("iPhone 17", 71.5, 149.6), ("iPhone 16 Pro", 71.5, 149.6),
      ])
    + family(
      .phone, 440, 956, 3, (62, 34), 62, .island, density: 460,
      [
        ("iPhone 17 Pro Max", 78.0, 163.4), ("iPhone 16 Pro Max", 77.6, 163.0),
      ])
    + family(
      .phone, 420, 912, 3, (68, 34), 62, .island, density: 460,
      [
        ("iPhone Air", 74.7, 156.2)
      ])
    + family(
      .phone, 393, 852, 3, (59, 34), 55, .island, density: 460,
      [
        ("iPhone 16", 71.6, 147.6), ("iPhone 15 Pro", 70.6, 146.6), ("iPhone 15", 71.6, 147.6),
        ("iPhone 14 Pro", 71.5, 147.5),
      ])
    + family(
      .phone, 430, 932, 3, (59, 34), 55, .island, density: 460,
      [
        ("iPhone 16 Plus", 77.8, 160.9), ("iPhone 15 Pro Max", 76.7, 159.9),
        ("iPhone 15 Plus", 77.8, 160.9), ("iPhone 14 Pro Max", 77.6, 160.7),
      ])
    + family(
      .phone, 390, 844, 3, (47, 34), 47.33, .notch(162), density: 460,
      [
        ("iPhone 16e", 71.5, 146.7), ("iPhone 14", 71.5, 146.7), ("iPhone 13 Pro", 71.5, 146.7),
        ("iPhone 13", 71.5, 146.7),
      ])
    + family(
      .phone, 390, 844, 3, (47, 34), 47.33, .notch(210), density: 460,
      [
        ("iPhone 12 Pro", 71.5, 146.7), ("iPhone 12", 71.5, 146.7),
      ])
    + family(
      .phone, 428, 926, 3, (47, 34), 53.33, .notch(162), density: 458,
      [
        ("iPhone 14 Plus", 78.1, 160.8), ("iPhone 13 Pro Max", 78.1, 160.8),
      ])
    + family(
      .phone, 428, 926, 3, (47, 34), 53.33, .notch(210), density: 458,
      [
        ("iPhone 12 Pro Max", 78.1, 160.8)
      ])
    // The panel has 1080 pixels for 1125 of the program's, at 476 to the inch.
    + family(
      .phone, 375, 812, 3, (50, 34), 44, .notch(175), density: 476 * 1125 / 1080,
      [
        ("iPhone 13 mini", 64.2, 131.5), ("iPhone 12 mini", 64.2, 131.5),
      ])
    + family(
      .phone, 414, 896, 3, (44, 34), 39, .notch(209), density: 458,
      [
        ("iPhone 11 Pro Max", 77.8, 158.0), ("iPhone XS Max", 77.4, 157.5),
      ])
    + family(
      .phone, 375, 812, 3, (44, 34), 39, .notch(209), density: 458,
      [
        ("iPhone 11 Pro", 71.4, 144.0), ("iPhone XS", 70.9, 143.6), ("iPhone X", 70.9, 143.6),
      ])
    + family(
      .phone, 414, 896, 2, (48, 34), 41.5, .notch(230), density: 326,
      [
        ("iPhone 11", 75.7, 150.9), ("iPhone XR", 75.7, 150.9),
      ])
    + family(
      .phone, 375, 667, 2, (20, 0), 0, .homeButton, density: 326,
      [
        ("iPhone SE", 67.3, 138.4), ("iPhone SE (3rd generation)", 67.3, 138.4),
        ("iPhone SE (2nd generation)", 67.3, 138.4),
        ("iPhone 8", 67.3, 138.4),
      ])
    // The panel has 1080 pixels for 1242 of the program's, at 401 to the inch.
    + family(
      .phone, 414, 736, 3, (20, 0), 0, .homeButton, density: 401 * 1242 / 1080,
      [
        ("iPhone 8 Plus", 78.1, 158.4)
      ])
    + family(
      .phone, 320, 568, 2, (20, 0), 0, .homeButton, density: 326,
      [
        ("iPhone SE (1st generation)", 58.6, 123.8)
      ])

  private static let pads: [DeviceModel] =
    family(
      .pad, 1032, 1376, 2, (24, 20), 30, .plain, density: 264,
      [
        ("iPad Pro 13", 215.5, 281.6)
      ])
    + family(
      .pad, 834, 1210, 2, (24, 20), 30, .plain, density: 264,
      [
        ("iPad Pro 11", 177.5, 249.7)
      ])
    + family(
      .pad, 1024, 1366, 2, (24, 20), 18, .plain, density: 264,
      [
        ("iPad Air 13", 214.9, 280.6), ("iPad Pro 12.9", 214.9, 280.6),
      ])
    + family(
      .pad, 820, 1180, 2, (24, 20), 18, .plain, density: 264,
      [
        ("iPad Air 11", 178.5, 247.6), ("iPad", 179.5, 248.6),
      ])
    + family(
      .pad, 744, 1133, 2, (24, 20), 21.5, .plain, density: 326,
      [
        ("iPad mini", 134.8, 195.4)
      ])
    + family(
      .pad, 810, 1080, 2, (20, 0), 0, .homeButton, density: 264,
      [
        ("iPad (9th generation)", 174.1, 250.6)
      ])
    + family(
      .pad, 768, 1024, 2, (20, 0), 0, .homeButton, density: 326,
      [
        ("iPad mini (5th generation)", 134.8, 203.2)
      ])

  private static let watches: [DeviceModel] =
    watch("Apple Watch Ultra 3 49mm", 211, 257, top: 40, radius: 56, body: (44, 49))
    + watch("Apple Watch Ultra 2 49mm", 205, 251, top: 37, radius: 54, body: (44, 49))
    + watch("Apple Watch Series 11 46mm", 208, 248, top: 40, radius: 56, body: (39, 46))
    + watch("Apple Watch Series 11 42mm", 187, 223, top: 36, radius: 50, body: (36, 42))
    + watch("Apple Watch Series 9 45mm", 198, 242, top: 35, radius: 46, body: (38, 45))
    + watch("Apple Watch Series 9 41mm", 176, 215, top: 34, radius: 41, body: (35, 41))
    + watch("Apple Watch SE 44mm", 184, 224, top: 31, radius: 34, body: (38, 44))
    + watch("Apple Watch SE 40mm", 162, 197, top: 28, radius: 28, body: (34, 40))

  /// Devices with one screen. The density is in pixels to an inch, bodies in millimetres.
  private static func family(
    _ kind: Kind, _ width: Double, _ height: Double, _ scale: Double,
    _ safeArea: (top: Double, bottom: Double), _ radius: Double, _ top: Top, density: Double,
    _ members: [(name: String, bodyWidth: Double, bodyHeight: Double)]
  ) -> [DeviceModel] {
    members.map {
      DeviceModel(
        name: $0.name, kind: kind, width: width, height: height, scale: scale,
        safeAreaTop: safeArea.top, safeAreaBottom: safeArea.bottom, cornerRadius: radius, top: top,
        bodyWidth: $0.bodyWidth, bodyHeight: $0.bodyHeight, pointsPerInch: density / scale)
    }
  }

  private static func watch(
    _ name: String, _ width: Double, _ height: Double, top: Double, radius: Double,
    body: (Double, Double)
  ) -> [DeviceModel] {
    family(
      .watch, width, height, 2, (top, 0), radius, .plain, density: 326, [(name, body.0, body.1)])
  }
}
