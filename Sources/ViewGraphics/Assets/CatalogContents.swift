import Foundation
import ViewRuntime

/// A `Contents.json` of an asset catalogue, as far as it is used.
struct CatalogContents: Decodable {
  struct Appearance: Decodable {
    let appearance: String?
    let value: String?
  }

  struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?
    let color: CatalogColor?

    var isDark: Bool {
      (appearances ?? []).contains { $0.appearance == "luminosity" && $0.value == "dark" }
    }
  }

  struct Properties: Decodable {
    let templateRenderingIntent: String?
    let providesNamespace: Bool?
    let preservesVectorRepresentation: Bool?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case preservesVectorRepresentation = "preserves-vector-representation"
    }
  }

  let images: [Entry]?
  let colors: [Entry]?
  let symbols: [Entry]?
  let properties: Properties?

  /// Nil where there is no such file; a broken one is told once.
  static func read(in folder: URL) -> CatalogContents? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    do {
      return try JSONDecoder().decode(CatalogContents.self, from: data)
    } catch {
      Reports.once("\(file.path) is left out: it is no valid catalogue entry")
      return nil
    }
  }
}

/// A colour of a colour set: components as fractions, bytes or hexadecimal bytes.
struct CatalogColor: Decodable {
  let colorSpace: String?
  let components: [String: String]?

  enum CodingKeys: String, CodingKey {
    case colorSpace = "color-space"
    case components
  }

  var resolved: Color.Resolved? {
    guard let components else { return nil }
    func component(_ name: String) -> Float? { components[name].flatMap(Self.number) }
    let alpha = component("alpha") ?? 1
    let space: Color.RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = component("white") {
      return Color.Resolved(
        colorSpace: space, red: white, green: white, blue: white, opacity: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else {
      return nil
    }
    return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: alpha)
  }

  private static func number(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }
}
