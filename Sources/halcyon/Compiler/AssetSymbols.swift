import Foundation

/// The constants that Xcode makes for the pictures and colours of a program's asset catalogues, so
/// that `Image(.lighthouse)` compiles. A picture that the sources name so and that is not there has one too: a
/// file that comes without its pictures can be seen, and the picture is missed when it is shown.
struct AssetSymbols {
  /// Names of assets by those of their constants; the namespaces that a constant stands in come first.
  private var images: [[String]: String] = [:]
  private var colors: [[String]: String] = [:]
  /// Names of the program's own constants.
  private var declared: Set<String> = []
  /// What SwiftUI's `Color` is called where the program has a type of that name.
  private var colorType = "Color"

  /// Swift code with the constants; nil where there are no assets and none are named.
  ///
  /// A colour or picture whose name the program's own sources declare for any type is a constant of its resource alone: `static
  /// let fountain = Image(.fountain)` needs that one.
  /// Costs a listing of each catalogue's folders and a look through the sources.
  static func source(for sources: SourceSet) -> String? {
    source(for: sources.files, assetFolders: sources.assetFolders)
  }

  /// The constants of a module's own catalogues, which lie in its folder.
  static func source(for module: LocalModule) -> String? {
    source(for: module.files, assetFolders: catalogues(in: module))
  }

  private static func catalogues(in module: LocalModule) -> [URL] {
    let listed = module.resources.entries.values.filter { $0.pathExtension == "xcassets" }
    guard listed.isEmpty else { return listed.sorted { $0.path < $1.path } }
    var found: [URL] = []
    let inside = FileManager.default.enumerator(
      at: module.folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let item = inside?.nextObject() as? URL {
      guard item.pathExtension == "xcassets" else { continue }
      found.append(item)
      inside?.skipDescendants()
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func source(for files: [URL], assetFolders: [URL]) -> String? {
    var symbols = AssetSymbols()
    for folder in assetFolders { symbols.collect(folder) }
    let named = AssetNames(in: files)
    for name in named.images.map(\.name) where symbols.images[[name]] == nil {
      symbols.images[[name]] = name
    }
    guard !symbols.images.isEmpty || !symbols.colors.isEmpty else { return nil }
    symbols.declared = named.declared
    if named.hasOwnColor { symbols.colorType = "SwiftUI.Color" }
    if named.extendsResources {
      symbols.images = symbols.images.filter { !named.declared.contains($0.key.last!) }
      symbols.colors = symbols.colors.filter { !named.declared.contains($0.key.last!) }
    }
    return symbols.source
  }

  /// What the sources name a picture that none of their catalogues has; nothing for a program that comes
  /// without catalogues, whose pictures are all elsewhere.
  static func missingPictures(in sources: SourceSet) -> [CompilerDiagnostic] {
    var symbols = AssetSymbols()
    for folder in sources.assetFolders { symbols.collect(folder) }
    guard !symbols.images.isEmpty || !symbols.colors.isEmpty else { return [] }
    let named = AssetNames(in: sources.files)
    let constants = symbols.images.keys.filter { $0.count == 1 }.map { $0[0] }.sorted()
    let known = named.declared.union(constants)
    return named.images.filter { !known.contains($0.name) }.map { use in
      let closest = EditDistance.closest(to: use.name, among: constants)
      let advice = closest.map { " Is '\($0)' meant?" } ?? ""
      return CompilerDiagnostic(
        file: use.file.path, line: use.line, column: use.column, severity: "warning",
        message: "there is no picture '\(use.name)' in the program's asset catalogues.\(advice)")
    }
  }

  // MARK: Finding names

  private mutating func collect(_ folder: URL) {
    if folder.pathExtension == "xcassets" { return collect(folder, [], "") }
    let items = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for item in items.sorted() where item.hasSuffix(".xcassets") {
      collect(folder.appendingPathComponent(item), [], "")
    }
  }

  /// What is in a folder of a catalogue; assets in folders that are a namespace have its name before
  /// theirs.
  private mutating func collect(_ folder: URL, _ path: [String], _ prefix: String) {
    let items = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for item in items.sorted() {
      let name = (item as NSString).deletingPathExtension
      switch (item as NSString).pathExtension {
      case "imageset":
        if let constant = Self.constant(for: name, without: "Image") {
          images[path + [constant]] = prefix + name
        }
      case "symbolset":
        if let constant = Self.constant(for: name, without: "Image") {
          images[path + [constant]] = prefix + name
        }
      case "colorset":
        if let constant = Self.constant(for: name, without: "Color") {
          colors[path + [constant]] = prefix + name
        }
      case "", "spriteatlas":
        let inner = folder.appendingPathComponent(item)
        if !Self.isNamespace(inner) {
          collect(inner, path, prefix)
        } else if let type = Self.typeName(for: name) {
          collect(inner, path + [type], prefix + name + "/")
        }
      default: break
      }
    }
  }

  private struct FolderContents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path),
      let contents = try? JSONDecoder().decode(FolderContents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  // MARK: Names

  /// `brand-Blue` becomes `brandBlue`: words joined, the first one in small letters; and the kind is
  /// left out at the end: `AccentColor` becomes `accent`. Nil where no letter or digit is there.
  ///
  /// A name without small letters stays as it is, as `BG` and `IMG_0207` do: so public programs have them.
  static func constant(for name: String, without kind: String) -> String? {
    if name.count > 1, name.contains(where: \.isLetter), !name.contains(where: \.isLowercase),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    {
      return escaped(name)
    }
    var words = words(of: name)
    if let last = words.last, last.hasSuffix(kind) {
      words[words.count - 1] = String(last.dropLast(kind.count))
      words.removeAll { $0.isEmpty }
      if words.isEmpty { words = [last] }
    }
    guard let first = words.first else { return nil }
    return escaped(lowered(first) + words.dropFirst().map(raised).joined())
  }

  private static func typeName(for name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : escaped(words.map(raised).joined())
  }

  /// Parts between other characters than letters and digits.
  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// Capitals at the start become small ones, but for the one that begins the next word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isNextWord = capitals > 1 && word.dropFirst(capitals).first?.isLowercase == true
    let count = isNextWord ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func raised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "default", "switch", "case", "in", "is", "as", "for", "if", "else", "return", "class", "struct",
    "enum", "extension", "func", "import", "init", "let", "var", "self", "static", "while", "where",
    "true", "false", "nil", "public", "private", "internal", "repeat", "operator", "protocol",
  ]

  /// Colours of the library's, which keep their names.
  private static let takenColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "accentColor",
    "tint", "foreground", "background", "selection", "separator", "tertiary", "quaternary", "link",
    "label", "darkGray", "lightGray", "magenta",
  ]

  // MARK: Code

  private var source: String {
    let color = colorType
    let shownColors = colors.filter {
      !Self.takenColors.contains($0.key[0]) && !declared.contains($0.key.last!)
    }
    let shownImages = images.filter { !declared.contains($0.key.last!) }
    let parts = [
      ("ImageResource", Self.constants(images, of: "ImageResource")),
      ("ColorResource", Self.constants(colors, of: "ColorResource")),
      ("UIImage", Self.accessors(shownImages, "UIImage", "UIImage(resource: ImageResource")),
      ("UIImage", Self.spaces(shownImages, "UIImage", "UIImage(resource: ImageResource")),
      ("UIColor", Self.accessors(shownColors, "UIColor", "UIColor(resource: ColorResource")),
      ("UIColor", Self.spaces(shownColors, "UIColor", "UIColor(resource: ColorResource")),
      (color, Self.accessors(shownColors, color, "\(color)(ColorResource")),
      (color, Self.spaces(shownColors, color, "\(color)(ColorResource")),
      (
        "ShapeStyle where Self == \(color)",
        Self.accessors(shownColors, color, "\(color)(ColorResource")
      ),
    ]
    return "import SwiftUI\n"
      + parts.filter { !$0.1.isEmpty }.map { "\nextension \($0.0) {\n\($0.1)\n}\n" }.joined()
  }

  private static func constants(_ names: [[String]: String], of type: String) -> String {
    var lines = names.filter { $0.key.count == 1 }.sorted { $0.value < $1.value }.map {
      "nonisolated static let \($0.key[0]) = \(type)(name: \(String(reflecting: $0.value)), bundle: .main)"
    }
    let inner = Dictionary(grouping: names.filter { $0.key.count > 1 }) { $0.key[0] }
    for (space, entries) in inner.sorted(by: { $0.key < $1.key }) {
      var below: [[String]: String] = [:]
      for entry in entries { below[Array(entry.key.dropFirst())] = entry.value }
      lines.append("enum \(space) {\n\(constants(below, of: type))\n}")
    }
    return lines.joined(separator: "\n")
  }

  private static func accessors(
    _ names: [[String]: String], _ type: String, _ value: String
  ) -> String {
    // `Color(.brand)` takes the resource, though a `UIColor` of that name would do.
    let rank = type == "UIColor" ? "@_disfavoredOverload " : ""
    return names.filter { $0.key.count == 1 }.sorted { $0.value < $1.value }
      .map { "\(rank)static var \($0.key[0]): \(type) { \(value).\($0.key[0])) }" }
      .joined(separator: "\n")
  }

  /// The same for those in namespaces, which are types within types.
  private static func spaces(
    _ names: [[String]: String], _ type: String, _ value: String
  ) -> String {
    let inner = Dictionary(grouping: names.filter { $0.key.count > 1 }) { $0.key[0] }
    return inner.sorted { $0.key < $1.key }.map { space, entries in
      var below: [[String]: String] = [:]
      for entry in entries { below[Array(entry.key.dropFirst())] = entry.value }
      let path = "\(value).\(space)"
      let lines = [accessors(below, type, path), spaces(below, type, path)].filter { !$0.isEmpty }
      return "enum \(space) {\n\(lines.joined(separator: "\n"))\n}"
    }
    .joined(separator: "\n")
  }
}
