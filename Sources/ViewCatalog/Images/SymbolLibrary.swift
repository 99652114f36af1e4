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
    let outline =
      OwnSymbols.outline(named: name)
      ?? SymbolNames.fileNames(for: name).lazy.compactMap(read).first
    known[name] = .some(outline)
    return outline
  }

  private static func read(_ fileName: String) -> SymbolOutline? {
    let file = folder.appendingPathComponent("\(fileName).svg")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return SVGDrawing.outline(in: text)
  }
}
