import Foundation
import Geometry
import ViewContent

// Values as elements and attributes say them. Lengths are in points.

extension InterfaceNode {
  /// A `rect` in it.
  func rect(_ key: String) -> CGRect? {
    guard let node = child(key: key), node.name == "rect" else { return nil }
    return CGRect(
      x: node.number("x") ?? 0, y: node.number("y") ?? 0, width: node.number("width") ?? 0,
      height: node.number("height") ?? 0)
  }

  /// The distances from the edges of a view of that size, or lengths, as Xcode 8 wrote frames: in points or in parts of it.
  func frame(in size: CGSize) -> CGRect? {
    guard let node = child(key: "frameInset") else { return nil }
    func length(_ attribute: String, of whole: CGFloat) -> CGFloat? {
      guard let text = node[attribute] else { return nil }
      guard text.hasSuffix("%") else { return Double(text).map { CGFloat($0) } }
      return Double(text.dropLast()).map { CGFloat($0) / 100 * whole }
    }
    func place(_ low: CGFloat?, _ high: CGFloat?, _ length: CGFloat?, of whole: CGFloat) -> (
      start: CGFloat, length: CGFloat
    ) {
      let length = length ?? max(whole - (low ?? 0) - (high ?? 0), 0)
      return (low ?? high.map { whole - $0 - length } ?? 0, length)
    }
    let x = place(
      length("minX", of: size.width), length("maxX", of: size.width),
      length("width", of: size.width), of: size.width)
    let y = place(
      length("minY", of: size.height), length("maxY", of: size.height),
      length("height", of: size.height), of: size.height)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  func size(_ key: String) -> CGSize? {
    guard let node = child(key: key), node.name == "size" || node.name == "value" else {
      return nil
    }
    return CGSize(width: node.number("width") ?? 0, height: node.number("height") ?? 0)
  }

  /// An `inset` or `edgeInsets` in it.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let node = child(key: key) else { return nil }
    func side(_ names: String...) -> CGFloat { names.compactMap { node.number($0) }.first ?? 0 }
    return UIEdgeInsets(
      top: side("top", "minY"), left: side("left", "minX"), bottom: side("bottom", "maxY"),
      right: side("right", "maxX"))
  }

  /// A text: an attribute of one line, an element of several.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard let node = child(key: key), node.name == "string" || node.name == "mutableString" else {
      return nil
    }
    // Texts with signs that XML cannot hold are written in base 64.
    guard node.flag("base64-UTF8") == true else { return node.text }
    let padded = node.text.padding(
      toLength: (node.text.count + 3) / 4 * 4, withPad: "=", startingAt: 0)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What the word of an attribute stands for.
  func choice<Value>(_ attribute: String, _ words: [String: Value]) -> Value? {
    self[attribute].flatMap { words[$0] }
  }

  /// The case of that name: Interface Builder writes most as Swift does.
  func word<Word: RawRepresentable<Int>>(_ attribute: String, _ kind: Word.Type = Word.self)
    -> Word?
  {
    guard let name = self[attribute] else { return nil }
    return Self.rawValues.lazy.compactMap(Word.init).first { "\($0)" == name }
  }
  /// What cases of UIKit's are kept as.
  private static let rawValues = Array(-1...24) + [100, 101]

  var lineBreakMode: NSLineBreakMode? {
    choice(
      "lineBreakMode",
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
      ])
  }

  var autoresizing: UIView.AutoresizingMask {
    guard let node = child(key: "autoresizingMask") else { return [] }
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if node.flag($1.0) == true { $0.insert($1.1) } }
  }

  /// What a `userDefinedRuntimeAttribute` sets.
  @MainActor func runtimeValue(in file: InterfaceFile) -> Any? {
    switch self["type"] {
    case "boolean": return flag("value")
    case "string", "localizedString": return string("value")
    case "number":
      guard let node = child(key: "value") else { return nil }
      return Double(
        (node["value"] ?? node.text).trimmingCharacters(in: .whitespacesAndNewlines))
    case "color": return file.color(child(key: "value"))
    case "image": return file.image(self["value"] ?? child(key: "value")?["name"])
    case "point":
      guard let node = child(key: "value") else { return nil }
      return CGPoint(x: node.number("x") ?? 0, y: node.number("y") ?? 0)
    case "size": return size("value")
    case "rect": return rect("value")
    default: return nil
    }
  }
}
