import Foundation

/// A file name with at most one `%d`, `%5d` or `%05d` in it.
package struct NumberedName {
  private let prefix: String
  private let suffix: String
  private let digits: Int?

  /// Throws a `usage` error for any other percent sign; `%%` stands for one.
  package init(_ path: String) throws {
    guard let place = NumberedName.place(in: path, isShort: true) else {
      prefix = path
      suffix = ""
      digits = nil
      return
    }
    prefix = String(path[..<place.lowerBound])
    suffix = String(path[place.upperBound...])
    digits = Int(path[place].dropFirst().dropLast()) ?? 0
    guard NumberedName.place(in: suffix) == nil else {
      throw OutputError(
        .usage, "'\(path)' has two numbers in it; one, as in 'out-%05d.png', will do.")
    }
  }

  /// Where the first number is to stand, from the percent sign to the `d`; nil where there is none.
  ///
  /// Not by a regular expression, whose first use takes a quarter of a millisecond: most processes write one file.
  ///
  /// - Parameter isShort: whether it must have two digits at most, a leading zero apart.
  package static func place(in path: String, isShort: Bool = false) -> Range<String.Index>? {
    let bytes = path.utf8
    var start = bytes.startIndex
    while let sign = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
      start = bytes.index(after: sign)
      let digits = bytes[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let most = digits.first == UInt8(ascii: "0") ? 3 : 2
      guard digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == UInt8(ascii: "d"),
        !isShort || digits.count <= most
      else { continue }
      return sign..<bytes.index(after: digits.endIndex)
    }
    return nil
  }

  package var isNumbered: Bool { digits != nil }

  package func path(for number: Int) -> String {
    guard let digits else { return prefix }
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }

  /// The number whose name `path` is; nil for any other file.
  package func number(of path: String) -> Int? {
    guard isNumbered, path.hasPrefix(prefix), path.hasSuffix(suffix),
      path.utf8.count > prefix.utf8.count + suffix.utf8.count,
      let number = Int(path.dropFirst(prefix.count).dropLast(suffix.count)), number >= 0,
      self.path(for: number) == path
    else { return nil }
    return number
  }

  /// The same name with a number in it.
  var suggestion: String {
    let path = prefix as NSString
    return "\(path.deletingPathExtension)-%05d.\(path.pathExtension)"
  }
}
