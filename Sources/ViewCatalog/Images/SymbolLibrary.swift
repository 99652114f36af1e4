import Foundation
import Geometry

/// Outlines of symbols by their SF name: those of Debian's package bootstrap-icons.
enum SymbolLibrary {
  /// Where the package puts its drawings.
  static let folder = URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg", isDirectory: true)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: SymbolOutline?] = [:]

  static func hasSymbol(named name: String) -> Bool { find(name) != nil }

  /// The symbol, or a dashed box and one warning.
  static func outline(named name: String) -> SymbolOutline {
    if let outline = find(name) { return outline }
    if FileManager.default.fileExists(atPath: folder.path) {
      Reports.once("no symbol named \"\(name)\" is known: a dashed box stands for it")
    } else {
      Reports.once(
        "symbols are drawn as dashed boxes: install the Debian package bootstrap-icons "
          + "(apt install bootstrap-icons)")
    }
    return .missing
  }

  private static func find(_ name: String) -> SymbolOutline? {
    lock.lock()
    defer { lock.unlock() }
    if let outline = known[name] { return outline }
    let outline = exact(name) ?? enclosed(name) ?? similar(name)
    known[name] = .some(outline)
    return outline
  }

  /// The symbol itself, with the circle or square around it that its name asks for.
  private static func exact(_ name: String) -> SymbolOutline? {
    // The collection has a few letters, and under the name of x a cross.
    if let letter = name.first, letter.isLetter, name.dropFirst().first == "." {
      return enclosed(name)
    }
    if let own = OwnSymbols.outline(named: name) { return own }
    let parts = Set(name.split(separator: "."))
    let names = SymbolNames.fileNames(for: name).filter { file in
      file == SymbolNames.translation(of: name)
        || ["circle", "square"].allSatisfy { !parts.contains($0) || file.contains($0) }
    }
    return names.lazy.compactMap(read).first
  }

  /// What stands in for it: the symbol without what is around it.
  private static func similar(_ name: String) -> SymbolOutline? {
    SymbolNames.fileNames(for: name).lazy.compactMap(read).first
  }

  /// A symbol put into a circle or a square, where the collection has it alone.
  private static func enclosed(_ name: String) -> SymbolOutline? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let enclosure = parts.popLast(),
      ["circle", "square"].contains(enclosure)
    else { return nil }
    let base = parts.joined(separator: ".")
    guard
      let symbol = LetterSymbols.outline(named: base) ?? (isFilled ? exact(base + ".fill") : nil)
        ?? exact(base)
    else { return nil }
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

  private static func read(_ fileName: String) -> SymbolOutline? {
    let file = folder.appendingPathComponent("\(fileName).svg")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return SVGDrawing.outline(in: text)
  }
}
