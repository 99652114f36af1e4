import Foundation

/// Recorded answers of Apple's SwiftUI of one family of views, as they stand in `Tests/Facts`.
///
/// A table is text with tabs between its columns. Lines that begin with `#` are comments; one of them
/// gives the tolerance. A row's `differs` column is empty where Halcyon answers the same; else it holds
/// today's answer, a semicolon and the reason.
struct FactTable {
  struct Row {
    var caseName: String
    var subject: String
    var expected: String
    var recorded: String
    var differs: String

    fileprivate init?(_ line: Substring) {
      var columns = line.components(separatedBy: "\t")
      guard columns.count >= 4 else { return nil }
      if columns.count == 4 { columns.append("") }
      caseName = columns[0]
      subject = columns[1]
      expected = columns[2]
      recorded = columns[3]
      differs = columns[4]
    }

    fileprivate var line: String {
      [caseName, subject, expected, recorded, differs].joined(separator: "\t")
    }

    /// What stands after the semicolon of `differs`.
    var reason: String {
      let parts = differs.split(separator: ";", maxSplits: 1)
      return parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
  }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Facts")

  let family: String
  /// How far each number may be off; in points where the numbers are frames.
  private(set) var tolerance = 0.5
  private var head: [String] = []
  var rows: [Row] = []

  init(family: String) throws {
    self.family = family
    let text = try String(contentsOf: Self.file(of: family), encoding: .utf8)
    for line in text.split(whereSeparator: { $0 == "\n" }) {
      if line.hasPrefix("#") || line.hasPrefix("case\t") {
        head.append(String(line))
      } else if let row = Row(line) {
        rows.append(row)
      }
      if let value = line.wholeMatch(of: /# tolerance: ([0-9.e-]+).*/) {
        tolerance = Double(value.1) ?? tolerance
      }
    }
  }

  private static func file(of family: String) -> URL { folder.appending(path: family + ".tsv") }

  /// The cases in the order of the table.
  var caseNames: [String] {
    var seen: Set<String> = []
    return rows.map(\.caseName).filter { seen.insert($0).inserted }
  }

  func write() throws {
    let text = (head + rows.map(\.line)).joined(separator: "\n") + "\n"
    try text.write(to: Self.file(of: family), atomically: true, encoding: .utf8)
  }

  /// Whether `found` says the same as `expected`: word for word, numbers within the tolerance.
  func agrees(_ expected: String, _ found: String) -> Bool {
    let (expected, found) = (expected.split(separator: " "), found.split(separator: " "))
    return expected.count == found.count
      && zip(expected, found).allSatisfy { expected, found in
        guard let one = Double(expected), let other = Double(found) else {
          return expected == found
        }
        return abs(one - other) <= tolerance + 1e-9
      }
  }
}
