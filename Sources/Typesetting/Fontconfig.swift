import Foundation

/// Asks the machine's `fc-match` program for the nearest font it has.
enum Fontconfig {
  static func file(forFamily family: String) -> FontFile? {
    let isPlain = family.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    guard isPlain,
      let answer = popen("fc-match --format '%{file}\\n%{index}' '\(family)' 2>/dev/null", "r")
    else { return nil }
    defer { pclose(answer) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, answer)
    let lines = String(decoding: bytes.prefix(count), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true)
    guard let path = lines.first, FileManager.default.fileExists(atPath: String(path)) else {
      return nil
    }
    // The upper half of the index names an instance of a variable font.
    let index = lines.count > 1 ? (Int(lines[1]) ?? 0) & 0xFFFF : 0
    return FontFile(path: String(path), index: index)
  }
}
