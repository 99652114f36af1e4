import Decoders
import Foundation
import Pixels
import ViewRuntime

/// The pictures and colours that lie beside a program, by name.
package enum AssetLibrary {
  /// A picture and how its file describes it.
  package struct ImageAsset {
    package let bitmap: Bitmap
    /// Pixels per point.
    package let scale: CGFloat
    package let isTemplate: Bool
  }

  private static let lock = NSLock()
  // All three are read and written under the lock.
  nonisolated(unsafe) private static var indices: [URL: AssetIndex] = [:]
  nonisolated(unsafe) private static var bitmaps: [URL: Bitmap?] = [:]
  nonisolated(unsafe) private static var drawings: [DrawingKey: ImageAsset?] = [:]

  /// The variant that fits the environment best; nil, with one warning, when there is none.
  package static func image(named name: String, in environment: EnvironmentValues) -> ImageAsset? {
    image(
      named: name, folders: environment.assetFolders, scale: environment.displayScale,
      dark: environment.colorScheme == .dark)
  }

  package static func image(named name: String, folders: [URL], scale: CGFloat, dark: Bool)
    -> ImageAsset?
  {
    for folder in folders {
      guard let variants = index(of: folder).variants(named: name),
        let best = ImageVariant.best(of: variants, scale: scale, dark: dark)
      else { continue }
      if VectorPicture.isDrawing(best.file) { return drawing(of: best, scale: scale) }
      guard let bitmap = bitmap(at: best.file) else { return nil }
      return ImageAsset(bitmap: bitmap, scale: best.scale, isTemplate: best.isTemplate)
    }
    Reports.once(
      "no image named \"\(name)\" in \(describe(folders)); add a file \(name).png there, or name its folder "
        + "with --assets")
    return nil
  }

  /// A PDF or SVG file as a picture for that many pixels per point, or, where it stays a drawing, for four times as many:
  /// its pixels are drawn when it is shown, in the size in which it is shown.
  private static func drawing(of variant: ImageVariant, scale: CGFloat) -> ImageAsset? {
    let factor = (variant.preservesVector ? 4 : 1) * max(1, scale)
    lock.lock()
    defer { lock.unlock() }
    let key = DrawingKey(file: variant.file, factor: factor)
    if let known = drawings[key] { return known }
    var asset: ImageAsset?
    do {
      let picture = try VectorPicture(variant.file, pixelsPerPoint: factor) {
        reportBroken(variant.file.path)
      }
      asset = ImageAsset(
        bitmap: Bitmap(picture), scale: picture.pixelsPerPoint, isTemplate: variant.isTemplate)
    } catch let failure as VectorPicture.MissingLibrary {
      Reports.once("\(failure)")
    } catch {
      Reports.once("\(variant.file.path) is not shown: \(error)")
    }
    drawings[key] = .some(asset)
    return asset
  }

  private struct DrawingKey: Hashable {
    let file: URL
    let factor: CGFloat
  }

  /// The template of a symbol of the program's own; nil where no catalogue has one of that name.
  package static func symbol(named name: String, in environment: EnvironmentValues) -> URL? {
    for folder in environment.assetFolders {
      if let file = index(of: folder).symbols[name] { return file }
    }
    return nil
  }

  package static func hasImage(named name: String, in folder: URL) -> Bool {
    let index = index(of: folder)
    return index.variants(named: name) != nil || index.symbols[name] != nil
  }

  static func hasColor(named name: String, in folder: URL) -> Bool {
    index(of: folder).colors[name] != nil
  }

  /// Whether one of the program's folders has an asset, by `isIn`. Where there is no folder yet, it is looked for when it
  /// is shown.
  package static func isThere(
    _ name: String, among isIn: (_ name: String, _ folder: URL) -> Bool
  ) -> Bool {
    let folders = ProgramAssets.folders
    if folders.isEmpty || folders.contains(where: { isIn(name, $0) }) { return true }
    Reports.once("nothing named \"\(name)\" in \(describe(folders))")
    return false
  }

  /// Whether a catalogue of the program says a colour of that name; an empty set says none.
  static func hasColor(named name: String, in environment: EnvironmentValues) -> Bool {
    let own = environment.assetFolders
    return (own.isEmpty ? ProgramAssets.folders : own).contains {
      index(of: $0).colors[name]?.isEmpty == false
    }
  }

  static func color(named name: String, in environment: EnvironmentValues) -> Color.Resolved? {
    let dark = environment.colorScheme == .dark
    // A colour that UIKit asks for has no surroundings but the program's.
    let own = environment.assetFolders
    let folders = own.isEmpty ? ProgramAssets.folders : own
    for folder in folders {
      guard let variants = index(of: folder).colors[name] else { continue }
      return variants.first { $0.isDark == dark }?.color ?? variants.first { !$0.isDark }?.color
    }
    Reports.once("no color named \"\(name)\" in \(describe(folders))")
    return nil
  }

  /// The picture in `file`; nil, with one warning, when it cannot be read.
  static func bitmap(at file: URL) -> Bitmap? {
    lock.lock()
    defer { lock.unlock() }
    if let known = bitmaps[file] { return known }
    var bitmap: Bitmap?
    do {
      bitmap = try ImageDecoder.open(.file(file)) { reportBroken(file.path) }
    } catch let failure as ImageDecoder.Failure {
      Reports.once("\(file.path) is not shown: \(failure)")
    } catch {
      Reports.once("\(file.path) is not shown: it cannot be read")
    }
    bitmaps[file] = .some(bitmap)
    return bitmap
  }

  /// Says that a large picture, whose pixels are decoded late, has none.
  package static func reportBroken(_ name: String) {
    Reports.once("\(name) is not shown: its pixels cannot be read")
  }

  private static func index(of folder: URL) -> AssetIndex {
    lock.lock()
    defer { lock.unlock() }
    if let index = indices[folder] { return index }
    let index = AssetIndex(folder: folder)
    indices[folder] = index
    return index
  }

  private static func describe(_ folders: [URL]) -> String {
    folders.isEmpty ? "no folder of assets" : folders.map(\.path).joined(separator: ", ")
  }
}
