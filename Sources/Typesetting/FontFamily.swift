import Foundation

/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  /// Which face of a collection.
  var index: Int = 0
}

/// The files of one family, as a Debian package lays them out.
struct FontFamily: Sendable {
  let name: String
  /// The package to install when the files are missing.
  let package: String
  let directory: String
  /// File names by weight, upright and italic.
  let uprights: [FontDescriptor.Weight: String]
  let italics: [FontDescriptor.Weight: String]
  /// Which face of each file, for collections.
  var index = 0

  /// True where the package is there, even if it has no family of this name.
  var isPackageInstalled: Bool {
    let marker = package == "fonts-noto-core" ? "NotoSans-Regular.ttf" : uprights[.regular]
    return marker.map { FileManager.default.fileExists(atPath: directory + "/" + $0) } ?? false
  }

  func isNamed(_ name: String) -> Bool {
    FontRegistry.folded(name) == FontRegistry.folded(self.name)
  }

  /// The file of this PostScript name, as “Inter-SemiBold”, without its extension.
  func file(named name: String) -> FontFile? {
    let names = Array(uprights.values) + Array(italics.values)
    return names.first { ($0 as NSString).deletingPathExtension == name }
      .map { FontFile(path: directory + "/" + $0, index: index) }
  }

  /// Candidates for a weight and slant, the nearest first.
  func files(weight: FontDescriptor.Weight, isItalic: Bool) -> [FontFile] {
    let preferred = isItalic ? [italics, uprights] : [uprights]
    return preferred.flatMap { table in
      table.sorted { Self.distance($0.key, weight) < Self.distance($1.key, weight) }
        .map { FontFile(path: directory + "/" + $0.value, index: index) }
    }
  }

  // As CSS chooses: a heavy request prefers heavier faces, a light one lighter faces.
  private static func distance(
    _ face: FontDescriptor.Weight, _ wanted: FontDescriptor.Weight
  ) -> Int {
    let difference = face.rawValue - wanted.rawValue
    let isWrongWay = wanted.rawValue > 500 ? difference < 0 : difference > 0
    return abs(difference) * 2 + (isWrongWay ? 1 : 0)
  }
}

extension FontFamily {
  static let inter = FontFamily.nineWeights(
    name: "Inter", prefix: "Inter-", package: "fonts-inter",
    directory: "/usr/share/fonts/opentype/inter", suffix: ".otf")

  /// Inter's cut for sizes from 20 points on.
  static let interDisplay = FontFamily.nineWeights(
    name: "Inter Display", prefix: "InterDisplay-", package: "fonts-inter",
    directory: "/usr/share/fonts/opentype/inter", suffix: ".otf")

  static let jetBrainsMono = FontFamily.nineWeights(
    name: "JetBrains Mono", prefix: "JetBrainsMono-", package: "fonts-jetbrains-mono",
    directory: "/usr/share/fonts/truetype/jetbrains-mono", suffix: ".ttf")

  static let notoSerif = FontFamily.nineWeights(
    name: "Noto Serif", prefix: "NotoSerif-", package: "fonts-noto-core",
    directory: "/usr/share/fonts/truetype/noto", suffix: ".ttf")

  static let ebGaramond = FontFamily(
    name: "EB Garamond", package: "fonts-ebgaramond",
    directory: "/usr/share/fonts/opentype/ebgaramond",
    uprights: [.regular: "EBGaramond12-Regular.otf", .bold: "EBGaramond12-Bold.otf"],
    italics: [.regular: "EBGaramond12-Italic.otf"])

  static let notoColorEmoji = FontFamily(
    name: "Noto Color Emoji", package: "fonts-noto-color-emoji",
    directory: "/usr/share/fonts/truetype/noto",
    uprights: [.regular: "NotoColorEmoji.ttf"], italics: [:])

  /// What text may ask for by name.
  static let named = [inter, interDisplay, jetBrainsMono, notoSerif, ebGaramond, notoSans("")]

  /// The Noto family of one script, as "Arabic" or "Devanagari"; "" is Latin, Greek and Cyrillic.
  static func notoSans(_ script: String) -> FontFamily {
    nineWeights(
      name: script.isEmpty ? "Noto Sans" : "Noto Sans \(script)", prefix: "NotoSans\(script)-",
      package: "fonts-noto-core",
      directory: "/usr/share/fonts/truetype/noto", suffix: ".ttf")
  }

  static func notoSerif(_ script: String) -> FontFamily {
    nineWeights(
      name: "Noto Serif \(script)", prefix: "NotoSerif\(script)-", package: "fonts-noto-core",
      directory: "/usr/share/fonts/truetype/noto", suffix: ".ttf")
  }

  /// The languages whose Han characters differ, in the order of the collections' faces.
  enum HanVariant: Int, Sendable { case japanese, korean, simplified, traditional, hongKong }

  static func notoCJK(_ variant: HanVariant, isSerif: Bool) -> FontFamily {
    let stem = isSerif ? "NotoSerifCJK-" : "NotoSansCJK-"
    return FontFamily(
      name: isSerif ? "Noto Serif CJK" : "Noto Sans CJK", package: "fonts-noto-cjk",
      directory: "/usr/share/fonts/opentype/noto",
      uprights: [
        .thin: stem + "Thin.ttc", .light: stem + "Light.ttc", .regular: stem + "Regular.ttc",
        .medium: stem + "Medium.ttc", .bold: stem + "Bold.ttc", .black: stem + "Black.ttc",
      ],
      italics: [:], index: variant.rawValue)
  }

  private static func nineWeights(
    name: String, prefix: String, package: String, directory: String, suffix: String
  ) -> FontFamily {
    let names: [FontDescriptor.Weight: String] = [
      .ultraLight: "Thin", .thin: "ExtraLight", .light: "Light", .regular: "Regular",
      .medium: "Medium", .semibold: "SemiBold", .bold: "Bold", .heavy: "ExtraBold",
      .black: "Black",
    ]
    return FontFamily(
      name: name, package: package, directory: directory,
      uprights: names.mapValues { prefix + $0 + suffix },
      italics: names.mapValues { prefix + ($0 == "Regular" ? "" : $0) + "Italic" + suffix })
  }
}
