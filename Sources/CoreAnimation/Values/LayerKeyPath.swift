import Foundation

/// The path of a property or of a part of its value, as animations have it: `opacity`, `position.x`,
/// `transform.rotation.z`.
struct LayerKeyPath {
  /// As it was written.
  let text: String
  /// The property's own name.
  let key: String
  /// What is meant within its value, from the outside to the inside; empty for all of it.
  let parts: ArraySlice<Part>

  enum Part: String {
    case x, y, z, width, height, origin, size, rotation, scale, translation
    /// What no value has.
    case unknown
  }

  init(_ text: String) {
    self.text = text
    guard text.utf8.contains(UInt8(ascii: ".")) else {
      (key, parts) = (text, [])
      return
    }
    let names = text.split(separator: ".")
    let first = names.first.map(String.init) ?? text
    key = first == "affineTransform" ? "transform" : first
    parts = names.dropFirst().map { Part(rawValue: String($0)) ?? .unknown }[...]
  }
}
