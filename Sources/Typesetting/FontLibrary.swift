import CHarfBuzz
import Foundation

/// Finds faces and shares the instances made from them; any thread may ask.
///
/// Files are looked up where Debian's packages put them. What is missing is asked of Fontconfig
/// once and warned about once, with the package that holds it.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary()

  private struct FallbackKey: Hashable {
    let family: String
    let index: Int
    let descriptor: FontDescriptor
  }

  private struct LettersKey: Hashable {
    let weight: FontDescriptor.Weight
    let isItalic: Bool
    let isDisplay: Bool
    /// Both of San Francisco's cuts count at the size.
    let isBetween: Bool
  }

  let registry = FontRegistry()
  private let instances = Locked<[FontDescriptor: FontInstance]>([:])
  private let fallbacks = Locked<[FallbackKey: FontInstance?]>([:])
  private let letters = Locked<[LettersKey: SystemLetters]>([:])
  private let files = FontFiles()

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

  /// Has fonts made anew: what their heights follow has changed.
  func forgetFonts() { instances.withLock { $0.removeAll() } }

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
    guard let typeface = files.typeface(of: family, for: descriptor) else {
      return FontInstance(design)
    }
    design.typeface = typeface
    design.glyphScale = SystemFontFamilies.glyphScale(of: typeface)
    design.tracking = SystemTracking.points(for: descriptor, typeface, design.glyphScale)
    design.letters = letters(of: typeface, for: descriptor)
    if descriptor.design == .rounded { design.cornerRadius = typeface.stemWidth / 2 }
    return FontInstance(design)
  }

  /// How far the letters of the sans-serif system font stand apart, shared by all sizes of a cut.
  private func letters(
    of typeface: Typeface, for descriptor: FontDescriptor
  ) -> SystemLetters? {
    guard [.default, .rounded].contains(descriptor.design) else { return nil }
    let isDisplay = descriptor.size >= SystemFontFamilies.displaySize
    let share = SystemLetters.displayShare(size: descriptor.size)
    let key = LettersKey(
      weight: descriptor.weight, isItalic: descriptor.isItalic, isDisplay: isDisplay,
      isBetween: share > 0 && share < 1)
    if let known = letters.withLock({ $0[key] }) { return known }
    let companion =
      key.isBetween
      ? files.typeface(of: isDisplay ? .inter : .interDisplay, for: descriptor) : nil
    let made = SystemLetters(
      drawn: typeface, isDisplay: isDisplay, companion: companion, weight: descriptor.weight)
    letters.withLock { $0[key] = made }
    return made
  }

  /// A font of the user's own, of a Debian family by its name, of the nearest design where iOS
  /// brings it along, or whatever of this very name the machine has.
  private func namedInstance(_ name: String, _ descriptor: FontDescriptor) -> FontInstance? {
    let own = registry.file(
      named: name, weight: descriptor.weight, isItalic: descriptor.isItalic)
    if let typeface = own.flatMap({ files.typeface($0, weight: descriptor.weight) }) {
      return instance(descriptor, typeface)
    }
    if let typeface = packagedTypeface(name, descriptor) { return instance(descriptor, typeface) }
    if let standIn = SystemFontFamilies.standIn(for: name) {
      return makeInstance(standIn.replacing(descriptor))
    }
    if let typeface = files.typeface(named: name, for: descriptor) {
      return instance(descriptor, typeface)
    }
    FontWarnings.warn(
      "no font is named “\(name)”; the system font stands in. "
        + "Put its file beside the sources, and use its PostScript or family name.")
    return nil
  }

  private func packagedTypeface(_ name: String, _ descriptor: FontDescriptor) -> Typeface? {
    for family in FontFamily.named {
      if family.isNamed(name) { return files.typeface(of: family, for: descriptor) }
      if let file = family.file(named: name) {
        return files.typeface(file, weight: descriptor.weight)
      }
    }
    return nil
  }

  private func instance(_ descriptor: FontDescriptor, _ typeface: Typeface) -> FontInstance {
    FontInstance(
      FontInstanceDesign(
        descriptor: descriptor, metrics: typeface.metrics(for: descriptor), typeface: typeface))
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
    guard let typeface = files.typeface(of: family, for: descriptor) else { return nil }
    var design = FontInstanceDesign(
      descriptor: descriptor, metrics: typeface.metrics(for: descriptor), typeface: typeface)
    if typeface.isColor {
      design.colorReader = files.colorReader(typeface.file)
      design.glyphScale = EmojiSize.glyphScale(of: typeface, at: descriptor.size)
    }
    return FontInstance(design)
  }
}
