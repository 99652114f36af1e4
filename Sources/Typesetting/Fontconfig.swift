import Foundation

/// Asks the machine's `fc-match` program for the fonts it has.
enum Fontconfig {
  /// Fontconfig's choice for a family that is not installed.
  static func file(nearestTo family: String) -> FontFile? { match(family)?.file }

  /// The font of exactly this family, full or PostScript name.
  static func file(named name: String) -> FontFile? {
    for pattern in [name, ":postscriptname=\(name)", ":fullname=\(name)"] {
      guard let match = match(pattern) else { continue }
      if match.names.contains(where: {
        FontRegistry.folded(String($0)) == FontRegistry.folded(name)
      }) {
        return match.file
      }
    }
    return nil
  }

  private static func match(_ pattern: String) -> (file: FontFile, names: [Substring])? {
    let isPlain = pattern.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || " _=:".contains($0)) || $0 == "-"
    }
    // A hyphen before a number would be a size to Fontconfig; a backslash keeps it in the name.
    let escaped = pattern.replacingOccurrences(of: "-", with: "\\\\-")
    let format = "%{file}\\n%{index}\\n%{family}\\n%{fullname}\\n%{postscriptname}"
    guard isPlain,
      let answer = popen("fc-match --format '\(format)' \"\(escaped)\" 2>/dev/null", "r")
    else { return nil }
    defer { pclose(answer) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, answer)
    let lines = String(decoding: bytes.prefix(count), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 5, FileManager.default.fileExists(atPath: String(lines[0])) else {
      return nil
    }
    // The upper half of the index names an instance of a variable font.
    let file = FontFile(path: String(lines[0]), index: (Int(lines[1]) ?? 0) & 0xFFFF)
    return (file, lines[2...].flatMap { $0.split(separator: ",") })
  }
}
