import Foundation

/// Opens font files, each once, and finds others where a file is missing.
final class FontFiles: Sendable {
  private struct FaceKey: Hashable {
    let file: FontFile
    let weight: FontDescriptor.Weight
  }

  private let faces = Locked<[FaceKey: Typeface?]>([:])
  private let colorReaders = Locked<[FontFile: ColorGlyphReader?]>([:])
  private let substitutes = Locked<[String: FontFile?]>([:])

  /// The face of a family that is nearest to a descriptor; nil where the machine has no font for
  /// it.
  func typeface(of family: FontFamily, for descriptor: FontDescriptor) -> Typeface? {
    for file in family.files(weight: descriptor.weight, isItalic: descriptor.isItalic)
    where FileManager.default.fileExists(atPath: file.path) {
      if let typeface = typeface(file, weight: descriptor.weight) { return typeface }
    }
    // A script without a family of its own is not a package that is missing.
    guard !family.isPackageInstalled, let file = substitute(for: family) else { return nil }
    return typeface(file, weight: descriptor.weight)
  }

  /// The machine's font of exactly this name.
  func typeface(named name: String, for descriptor: FontDescriptor) -> Typeface? {
    let file = substitutes.withLock { substitutes in
      if let known = substitutes["=" + name] { return known }
      let found = Fontconfig.file(named: name)
      substitutes["=" + name] = found
      return found
    }
    return file.flatMap { typeface($0, weight: descriptor.weight) }
  }

  func typeface(_ file: FontFile, weight: FontDescriptor.Weight) -> Typeface? {
    let key = FaceKey(file: file, weight: weight)
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      let made = Typeface(file: file, weight: weight)
      faces[key] = made
      return made
    }
  }

  func colorReader(_ file: FontFile) -> ColorGlyphReader? {
    colorReaders.withLock { readers in
      if let known = readers[file] { return known }
      let made = ColorGlyphReader(file: file)
      readers[file] = made
      return made
    }
  }

  /// What Fontconfig has instead of a family, asked once and warned about once for each package.
  private func substitute(for family: FontFamily) -> FontFile? {
    substitutes.withLock { substitutes in
      if let known = substitutes[family.name] { return known }
      let found = Fontconfig.file(nearestTo: family.name)
      FontWarnings.warn(
        "the fonts of \(family.package) are not installed, so text looks different or is missing. "
          + "Install them with: apt-get install \(family.package)")
      substitutes[family.name] = found
      return found
    }
  }
}
