import Foundation
import Geometry

/// A device that programs run on: its screen, and what of it bars and corners cover. Upright.
package struct DeviceModel: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case phone, pad, watch }

  /// What is in or above the top of the screen.
  package enum Top: Hashable, Sendable {
    /// Nothing; a button lies below the screen.
    case homeButton
    /// Nothing, and no button either.
    case plain
    /// A black piece at the edge, as wide as this, in points.
    case notch(Double)
    /// A black capsule below the edge.
    case island
  }

  package var name: String
  package var kind: Kind
  /// Points.
  package var width: Double
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// What bars cover above and below, in points.
  package var safeAreaTop: Double
  package var safeAreaBottom: Double
  /// Of the screen's corners, in points.
  package var cornerRadius: Double
  package var top: Top
  /// The whole device from the front, in millimetres.
  var bodyWidth: Double
  var bodyHeight: Double
  /// Points of the screen to an inch.
  var pointsPerInch: Double

  /// How far the device reaches beyond its screen at the sides, and above and below, in points.
  package var border: (side: Double, end: Double) {
    let side = (bodyWidth / 25.4 * pointsPerInch - width) / 2
    let end = (bodyHeight / 25.4 * pointsPerInch - height) / 2
    return (max(6, side.rounded()), max(6, end.rounded()))
  }
}

extension DeviceModel {
  /// How far buttons reach beyond the metal, in points.
  package static let buttonReach = 3.0

  /// The whole device with its buttons, in points.
  package var bodySize: CGSize {
    CGSize(
      width: width + 2 * (border.side + Self.buttonReach),
      height: height + 2 * (border.end + Self.buttonReach))
  }

  /// Where in it the screen is.
  package var screenInBody: CGRect {
    CGRect(
      x: border.side + Self.buttonReach, y: border.end + Self.buttonReach, width: width,
      height: height)
  }

  /// The device of this name, in any case; quotes for inches and spaces may be left out. Nil for none.
  package static func named(_ name: String) -> DeviceModel? {
    let wanted = key(name)
    return all.first { key($0.name) == wanted }
  }

  /// What a name is compared by.
  package static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
      .replacingOccurrences(of: "inch", with: "")
  }
}

extension DeviceModel: Encodable {
  private enum Key: String, CodingKey {
    case name, kind, width, height, scale, safeAreaTop, safeAreaBottom, cornerRadius
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(name, forKey: .name)
    try object.encode(kind, forKey: .kind)
    for (key, value) in [
      (Key.width, width), (.height, height), (.scale, scale), (.safeAreaTop, safeAreaTop),
      (.safeAreaBottom, safeAreaBottom), (.cornerRadius, cornerRadius),
    ] { try object.encode(value, forKey: key) }
  }
}
