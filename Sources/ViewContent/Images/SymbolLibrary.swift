import Foundation
import Geometry
import Typesetting
import ViewRuntime

/// Outlines of symbols by their SF name: those of Debian's package bootstrap-icons.
enum SymbolLibrary {
  /// Where the package puts its drawings.
  static let folder = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)

  private static let lock = NSLock()
  // Read and written under the lock, as `layered` below.
  nonisolated(unsafe) private static var known: [String: SymbolOutline?] = [:]
  nonisolated(unsafe) private static var presence: [String: Bool] = [:]
  nonisolated(unsafe) private static var weighted: [WeightedName: SymbolOutline] = [:]

  // Read and written under the lock.
  nonisolated(unsafe) private static var layered: [WeightedName: [SymbolLayer]] = [:]

  private struct WeightedName: Hashable {
    let name: String
    let weight: FontDescriptor.Weight
  }

  /// Whether there is such a symbol, by this name or the one that it had before.
  static func hasSymbol(named name: String) -> Bool {
    isDrawn(name) || SymbolRenames.older(name).map(isDrawn) == true
  }

  /// The name by which a symbol is drawn: an older one where this one has no drawing.
  static func drawnName(for name: String) -> String {
    guard !isDrawn(name), let older = SymbolRenames.older(name), isDrawn(older) else { return name }
    return older
  }

  /// Whether there is a drawing by exactly this name; it is not drawn for that.
  private static func isDrawn(_ name: String) -> Bool {
    lock.withLock {
      if let known = presence[name] { return known }
      let isThere = make(name, draws: false) != nil
      presence[name] = isThere
      return isThere
    }
  }

  /// The symbol, or a dashed box and one warning.
  static func outline(named name: String) -> SymbolOutline {
    if let outline = find(drawnName(for: name)) { return outline }
    if FileManager.default.fileExists(atPath: folder.path) {
      Reports.once("no symbol named \"\(name)\" is known: a dashed box stands for it")
    } else {
      Reports.once(
        "symbols are drawn as dashed boxes: install the Debian package bootstrap-icons "
          + "(apt install bootstrap-icons)")
    }
    return .missing
  }

  /// The symbol with strokes of that weight, or a dashed box and one warning.
  static func outline(named name: String, weight: FontDescriptor.Weight) -> SymbolOutline {
    let outline = outline(named: name)
    guard weight != .regular else { return outline }
    let key = WeightedName(name: name, weight: weight)
    if let known = lock.withLock({ weighted[key] }) { return known }
    let result = outline.weighted(weight)
    lock.withLock { weighted[key] = result }
    return result
  }

  /// The symbol taken apart into what is coloured as one, from the back to the front.
  static func layers(named name: String, weight: FontDescriptor.Weight) -> [SymbolLayer] {
    let key = WeightedName(name: name, weight: weight)
    if let known = lock.withLock({ layered[key] }) { return known }
    let result = SymbolLayers.layers(named: name, outline: outline(named: name, weight: weight))
    lock.withLock { layered[key] = result }
    return result
  }

  private static func find(_ name: String) -> SymbolOutline? {
    lock.lock()
    defer { lock.unlock() }
    if let outline = known[name] { return outline }
    var outline = make(name, draws: true)
    if let ink = outline?.path.boundingRect, !ink.isNull { outline?.ink = ink }
    known[name] = .some(outline)
    return outline
  }

  /// - Parameter draws: false to learn only whether there is one; the answer's path is then any.
  private static func make(_ name: String, draws: Bool) -> SymbolOutline? {
    exact(name, draws) ?? enclosed(name, draws)
      ?? SymbolComposition(draws: draws, find: { make($0, draws: draws) }).outline(named: name)
      ?? similar(name, draws)
  }

  /// The symbol itself, with the circle or square around it that its name asks for.
  private static func exact(_ name: String, _ draws: Bool) -> SymbolOutline? {
    if let own = OwnSymbols.outline(named: name) ?? SymbolFigures.outline(named: name) {
      return own
    }
    // The collection has a few letters, and under the name of x a cross.
    if let letter = name.first, letter.isLetter, name.dropFirst().first == "." {
      return enclosed(name, draws)
    }
    let parts = Set(name.split(separator: "."))
    let names = SymbolNames.fileNames(for: name).filter { file in
      file == SymbolNames.translation(of: name)
        || ["circle", "square", "slash"].allSatisfy { !parts.contains($0) || file.contains($0) }
    }
    return first(of: names, draws)
      ?? (LetterSymbols.standsAlone(name) ? LetterSymbols.outline(named: name) : nil)
  }

  /// The first of the files that can be read. A loop: the first of a lazy collection is made twice.
  private static func first(of names: [String], _ draws: Bool) -> SymbolOutline? {
    for name in names { if let outline = read(name, draws) { return outline } }
    return nil
  }

  /// What stands in for it: the symbol without what is around it.
  private static func similar(_ name: String, _ draws: Bool) -> SymbolOutline? {
    first(of: SymbolNames.fileNames(for: name), draws)
  }

  /// A symbol put into a circle or a square, where the collection has it alone.
  private static func enclosed(_ name: String, _ draws: Bool) -> SymbolOutline? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let enclosure = parts.popLast(),
      ["circle", "square"].contains(enclosure)
    else { return nil }
    let base = parts.joined(separator: ".")
    guard
      let symbol = LetterSymbols.outline(named: base)
        ?? (isFilled ? exact(base + ".fill", draws) : nil) ?? exact(base, draws)
    else { return nil }
    guard draws else { return symbol }
    let side = SymbolOutline.side
    let scale: CGFloat = 0.58
    let inner = symbol.path.normalized(eoFill: symbol.isEvenOdd).applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: side / 2 * (1 - scale), ty: side / 2 * (1 - scale)))
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    func edge(_ inset: CGFloat) -> Path {
      enclosure == "circle"
        ? Path(ellipseIn: box.insetBy(dx: inset, dy: inset))
        : Path(roundedRect: box.insetBy(dx: inset, dy: inset), cornerRadius: 3)
    }
    if isFilled { return SymbolOutline(path: edge(0).subtracting(inner), isEvenOdd: false) }
    var path = edge(0.5).strokedPath(StrokeStyle(lineWidth: 1))
    path.addPath(inner)
    return SymbolOutline(path: path, isEvenOdd: false)
  }

  private static func read(_ fileName: String, _ draws: Bool) -> SymbolOutline? {
    let file = folder.appendingPathComponent("\(fileName).svg")
    if !draws { return FileManager.default.fileExists(atPath: file.path) ? .missing : nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let outline = SVGDrawing.outline(in: text)
    return fileName == "cloud-sun-fill" ? outline.map(OwnSymbols.withFilledSun) : outline
  }
}
