import CHarfBuzz
import Foundation

/// Finds faces and shares the instances made from them; any thread may ask.
///
/// Files are looked up where Debian's packages put them. What is missing is asked of Fontconfig once
/// and warned about once, with the package that holds it.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary()

  private struct FaceKey: Hashable {
    let file: FontFile
    let weight: FontDescriptor.Weight
  }

  private struct FallbackKey: Hashable {
    let family: String
    let index: Int
    let descriptor: FontDescriptor
  }

  let registry = FontRegistry()
  private let instances = Locked<[FontDescriptor: FontInstance]>([:])
  private let fallbacks = Locked<[FallbackKey: FontInstance?]>([:])
  private let faces = Locked<[FaceKey: Typeface?]>([:])
  private let substitutes = Locked<[String: FontFile?]>([:])
  private let colorReaders = Locked<[FontFile: ColorGlyphReader?]>([:])

  /// The instance for a descriptor; the same descriptor gives the same instance.
  package func font(_ descriptor: FontDescriptor) -> FontInstance {
    if let known = instances.withLock({ $0[descriptor] }) { return known }
    let made = makeInstance(descriptor)
    return instances.withLock { instances in
      if let known = instances[descriptor] { return known }
      // A size that is animated asks for ever new instances.
      if instances.count >= 2048 { instances.removeAll() }
      instances[descriptor] = made
      return made
    }
  }

  /// Registers every font file in a folder and the folders inside, so that text may name them.
  package func registerFonts(in folder: URL) {
    registry.register(folder: folder)
    forgetNamedFonts()
  }

  /// Registers one font file; false where it cannot be read as one.
  @discardableResult
  package func registerFont(file: URL) -> Bool {
    defer { forgetNamedFonts() }
    return registry.register(file: file)
  }

  /// True where a font of this PostScript, full or family name was registered.
  package func hasFont(named name: String) -> Bool {
    registry.file(named: name, weight: .regular, isItalic: false) != nil
  }

  private func forgetNamedFonts() {
    instances.withLock { instances in instances = instances.filter { $0.key.name == nil } }
  }

  // MARK: Instances

  private func makeInstance(_ descriptor: FontDescriptor) -> FontInstance {
    if let name = descriptor.name, let instance = namedInstance(name, descriptor) {
      return instance
    }
    var design = FontInstanceDesign(descriptor: descriptor, metrics: .system(descriptor))
    let family = SystemFontFamilies.family(for: descriptor)
    guard let typeface = typeface(family, descriptor) else { return FontInstance(design) }
    design.typeface = typeface
    design.glyphScale = SystemFontFamilies.glyphScale(of: typeface)
    design.tracking = SystemTracking.points(for: descriptor, typeface, design.glyphScale)
    if descriptor.design == .rounded { design.cornerRadius = typeface.stemWidth / 2 }
    return FontInstance(design)
  }

  private func namedInstance(_ name: String, _ descriptor: FontDescriptor) -> FontInstance? {
    let wanted = (descriptor.weight, descriptor.isItalic)
    if let file = registry.file(named: name, weight: wanted.0, isItalic: wanted.1),
      let typeface = typeface(file, weight: descriptor.weight)
    {
      return FontInstance(
        FontInstanceDesign(
          descriptor: descriptor, metrics: typeface.metrics(for: descriptor), typeface: typeface))
    }
    guard let standIn = SystemFontFamilies.standIn(for: name) else {
      FontWarnings.warn(
        "no font is named “\(name)”; the system font stands in. "
          + "Put its file beside the sources, and use its PostScript or family name.")
      return nil
    }
    var replaced = descriptor
    replaced.name = nil
    replaced.design = standIn.design
    replaced.weight = standIn.weight ?? descriptor.weight
    replaced.isItalic = standIn.isItalic || descriptor.isItalic
    return makeInstance(replaced)
  }

  /// A family's face at the size of `descriptor`, for characters that its own face lacks.
  func fallback(_ family: FontFamily, for descriptor: FontDescriptor) -> FontInstance? {
    let key = FallbackKey(family: family.name, index: family.index, descriptor: descriptor)
    if let known = fallbacks.withLock({ $0[key] }) { return known }
    let made = makeFallback(family, descriptor)
    return fallbacks.withLock { fallbacks in
      if let known = fallbacks[key] { return known }
      if fallbacks.count >= 2048 { fallbacks.removeAll() }
      fallbacks[key] = made
      return made
    }
  }

  private func makeFallback(
    _ family: FontFamily, _ descriptor: FontDescriptor
  ) -> FontInstance? {
    guard let typeface = typeface(family, descriptor) else { return nil }
    var design = FontInstanceDesign(
      descriptor: descriptor, metrics: typeface.metrics(for: descriptor), typeface: typeface)
    if typeface.isColor { design.colorReader = colorReader(typeface.file) }
    return FontInstance(design)
  }

  // MARK: Files

  private func typeface(_ family: FontFamily, _ descriptor: FontDescriptor) -> Typeface? {
    for file in family.files(weight: descriptor.weight, isItalic: descriptor.isItalic)
    where FileManager.default.fileExists(atPath: file.path) {
      if let typeface = typeface(file, weight: descriptor.weight) { return typeface }
    }
    guard let file = substitute(for: family) else { return nil }
    return typeface(file, weight: descriptor.weight)
  }

  private func typeface(_ file: FontFile, weight: FontDescriptor.Weight) -> Typeface? {
    let key = FaceKey(file: file, weight: weight)
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      let made = Typeface(file: file, weight: weight)
      faces[key] = made
      return made
    }
  }

  private func colorReader(_ file: FontFile) -> ColorGlyphReader? {
    colorReaders.withLock { readers in
      if let known = readers[file] { return known }
      let made = ColorGlyphReader(file: file)
      readers[file] = made
      return made
    }
  }

  private func substitute(for family: FontFamily) -> FontFile? {
    substitutes.withLock { substitutes in
      if let known = substitutes[family.name] { return known }
      let found = Fontconfig.file(forFamily: family.name)
      let standIn = found.map { "\($0.path) stands in" } ?? "text in it is not drawn"
      FontWarnings.warn(
        "the font \(family.name) is not installed; \(standIn). "
          + "Install it with: apt-get install \(family.package)")
      substitutes[family.name] = found
      return found
    }
  }
}
