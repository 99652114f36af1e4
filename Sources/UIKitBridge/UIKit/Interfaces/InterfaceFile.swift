import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// A storyboard or an archive of views (`.xib`) among a bundle's files, read once.
@MainActor
final class InterfaceFile {
  let root: InterfaceNode
  /// Where its pictures are and colours, and files that it names.
  let bundle: Bundle

  private init(_ root: InterfaceNode, _ bundle: Bundle) {
    (self.root, self.bundle) = (root, bundle)
  }

  /// Nil for those that are not there.
  private static var read: [String: InterfaceFile?] = [:]

  /// The file `name` of that kind (`storyboard`, `xib`); nil where the bundle has none that can be read.
  static func named(_ name: String, kind: String, in bundle: Bundle?) -> InterfaceFile? {
    let bundle = bundle ?? .main
    let key = "\(bundle.bundlePath)/\(name).\(kind)"
    if let known = read[key] { return known }
    guard let url = url(name, kind: kind, in: bundle), let data = try? Data(contentsOf: url)
    else {
      read[key] = .some(nil)
      return nil
    }
    guard let root = InterfaceNode.read(data) else {
      Reports.once("\(url.lastPathComponent) is not shown: it is not the XML that Xcode writes")
      return nil
    }
    let file = InterfaceFile(root, bundle)
    read[key] = file
    return file
  }

  private static func url(_ name: String, kind: String, in bundle: Bundle) -> URL? {
    guard let folder = bundle.resourceURL ?? Bundle.main.resourceURL else { return nil }
    let places = ["", "Base.lproj/", "en.lproj/"]
    return places.map { folder.appendingPathComponent("\($0)\(name).\(kind)") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The names of a bundle's storyboards, in order.
  static func storyboards(in bundle: Bundle) -> [String] {
    guard let folder = bundle.resourceURL else { return [] }
    let files = ["", "Base.lproj"].flatMap { place in
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(place).path)) ?? []
    }
    return files.filter { $0.hasSuffix(".storyboard") }.map { String($0.dropLast(11)) }.sorted()
  }

  // MARK: What it says of itself

  /// The controllers of a storyboard, each with the scene around it.
  var controllers: [(controller: InterfaceNode, scene: InterfaceNode)] {
    root.members("scenes").flatMap { scene in
      scene.members("objects").filter { $0["sceneMemberID"] == "viewController" }.map {
        ($0, scene)
      }
    }
  }

  func controller(id: String) -> (controller: InterfaceNode, scene: InterfaceNode)? {
    controllers.first { $0.controller["id"] == id }
  }

  // MARK: Pictures and colours

  func image(_ name: String?, catalog: String? = nil) -> UIImage? {
    guard let name else { return nil }
    let resource = root.members("resources").first { $0.name == "image" && $0["name"] == name }
    if (catalog ?? resource?["catalog"]) == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  /// A colour as an element says it; nil for none.
  func color(_ node: InterfaceNode?) -> UIColor? {
    guard let node, node.name == "color" else { return nil }
    // Files of Xcode 11 name the colour of older systems, too.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let name = names.lazy.compactMap({ node[$0] }).first {
      return Self.systemColors[name] ?? color(members("systemColor", named: name))
    }
    if let name = node["name"] {
      return UIColor(named: name, in: bundle, compatibleWith: nil)
        ?? color(members("namedColor", named: name))
    }
    let alpha = node.number("alpha") ?? 1
    if let white = node.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = node.number("red"), let green = node.number("green"),
      let blue = node.number("blue")
    else { return nil }
    return node["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour that the file keeps of one that stands elsewhere.
  private func members(_ kind: String, named name: String) -> InterfaceNode? {
    root.members("resources").first { $0.name == kind && $0["name"] == name }?
      .child(named: "color")
  }

  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "tintColor": .tintColor, "lightTextColor": .lightText, "darkTextColor": .darkText,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "viewFlipsideBackgroundColor": .darkGray, "blackColor": .black, "whiteColor": .white,
    "clearColor": .clear, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
    "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue,
  ]

  // MARK: Fonts

  /// A font as a `fontDescription` says it; nil where there is none.
  func font(_ node: InterfaceNode?) -> UIFont? {
    guard let node, node.name == "fontDescription" else { return nil }
    let size = node.number("pointSize") ?? 17
    if let style = node["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let name = node["name"], let font = UIFont(name: name, size: size) { return font }
    switch node["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      let weight = node["weight"].flatMap { Self.weights[$0] } ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    }
  }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "heavy": .heavy, "black": .black, "bold": .bold,
  ]
}
