import Foundation

/// One file of a picture that has several: for other scales, and for dark surroundings.
struct ImageVariant {
  let file: URL
  /// Pixels per point.
  let scale: CGFloat
  let isDark: Bool
  let isTemplate: Bool
  /// Whether a drawing is drawn as large as it is shown, not as large as it is.
  var preservesVector = false

  /// Of the right appearance, or for any where that is missing; then the smallest scale that is
  /// large enough, or the largest there is.
  static func best(of variants: [ImageVariant], scale: CGFloat, dark: Bool) -> ImageVariant? {
    let matching = variants.filter { $0.isDark == dark }
    let candidates = matching.isEmpty ? variants.filter { !$0.isDark } : matching
    return candidates.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? candidates.max { $0.scale < $1.scale }
  }
}

struct ColorVariant {
  let color: Color.Resolved
  let isDark: Bool
}

/// What one folder holds: loose picture files, and the sets of its asset catalogues.
struct AssetIndex {
  private(set) var images: [String: [ImageVariant]] = [:]
  private(set) var colors: [String: [ColorVariant]] = [:]
  /// Templates of symbols of the program's own.
  private(set) var symbols: [String: URL] = [:]

  init(folder: URL) {
    let files = FileManager.default
    let contents =
      (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
      ?? []
    if folder.pathExtension == "xcassets" {
      addCatalog(folder, prefix: "")
      return
    }
    for item in contents.sorted(by: { $0.path < $1.path }) {
      if item.pathExtension == "xcassets" {
        addCatalog(item, prefix: "")
      } else {
        addLooseFile(item)
      }
    }
  }

  private static let pictureExtensions: Set = ["png", "jpg", "jpeg", "webp"]

  /// `name@2x.png` belongs to `name`, and to `name.png` for those who write the extension.
  private mutating func addLooseFile(_ file: URL) {
    guard Self.pictureExtensions.contains(file.pathExtension.lowercased()) else { return }
    var name = file.deletingPathExtension().lastPathComponent
    var scale: CGFloat = 1
    for factor in 1...4 where name.hasSuffix("@\(factor)x") {
      name.removeLast(3)
      scale = CGFloat(factor)
    }
    let variant = ImageVariant(file: file, scale: scale, isDark: false, isTemplate: false)
    images[name, default: []].append(variant)
    images["\(name).\(file.pathExtension)", default: []].append(variant)
  }

  /// A picture's files by its name. One of a catalogue is found with the ending of a file behind its name, too, as with
  /// UIKit's.
  func variants(named name: String) -> [ImageVariant]? {
    if let found = images[name] { return found }
    let ending = (name as NSString).pathExtension
    guard Self.pictureExtensions.contains(ending.lowercased()) else { return nil }
    let files = images[String(name.dropLast(ending.count + 1))]?.filter {
      $0.file.deletingLastPathComponent().pathExtension == "imageset"
    }
    return files?.isEmpty == false ? files : nil
  }

  // MARK: Asset catalogues

  private mutating func addCatalog(_ folder: URL, prefix: String) {
    let items =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    for item in items.sorted(by: { $0.path < $1.path }) {
      let name = prefix + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset": addImageSet(item, name: name)
      case "colorset": addColorSet(item, name: name)
      case "symbolset": addSymbolSet(item, name: name)
      case "", "spriteatlas":
        let provides = CatalogContents.read(in: item)?.properties?.providesNamespace ?? false
        addCatalog(item, prefix: provides ? name + "/" : prefix)
      default: break
      }
    }
  }

  private mutating func addImageSet(_ folder: URL, name: String) {
    guard let contents = CatalogContents.read(in: folder) else { return }
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    images[name, default: []] += (contents.images ?? []).compactMap { entry in
      guard let file = entry.filename else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return ImageVariant(
        file: Self.file(named: file, in: folder), scale: CGFloat(scale), isDark: entry.isDark,
        isTemplate: isTemplate,
        preservesVector: contents.properties?.preservesVectorRepresentation ?? false)
    }
  }

  private mutating func addSymbolSet(_ folder: URL, name: String) {
    let file = CatalogContents.read(in: folder)?.symbols?.compactMap(\.filename).first
    if let file { symbols[name] = Self.file(named: file, in: folder) }
  }

  /// The file of a set. A catalogue and the names of its files may write the same letters in composed and decomposed form, as
  /// they come from systems for which these are one name.
  private static func file(named name: String, in folder: URL) -> URL {
    let file = folder.appendingPathComponent(name)
    guard !name.utf8.allSatisfy({ $0 < 0x80 }),
      !FileManager.default.fileExists(atPath: file.path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      // Swift's strings are equal where their letters are.
      let written = names.first(where: { $0 == name })
    else { return file }
    return folder.appendingPathComponent(written)
  }

  private mutating func addColorSet(_ folder: URL, name: String) {
    guard let contents = CatalogContents.read(in: folder) else { return }
    colors[name, default: []] += (contents.colors ?? []).compactMap { entry in
      entry.color?.resolved.map { ColorVariant(color: $0, isDark: entry.isDark) }
    }
  }
}
