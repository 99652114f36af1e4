import Foundation

/// The rows of a file, each with its place in it.
struct Table {
  /// What stands in one column of one row.
  struct Cell: Equatable {
    var name: String
    /// As text; numbers and truth values as they are written in JSON.
    var value: String
    /// Of its first character in the line, from 1.
    var column = 1
    /// Whether it is no string, but a number, a truth value, a list or an object.
    var isJSON = false
  }

  struct Row: Equatable {
    /// From 1, without the line of names; rows that are broken count, too.
    var number: Int
    /// From 1.
    var line: Int
    var cells: [Cell]

    /// What stands in a column; nil where the row has no such.
    func value(_ name: String) -> String? { cells.first { $0.name == name }?.value }
  }

  /// Why a row cannot be used.
  struct Fault: Error, Equatable {
    var row: Int
    var line: Int
    var column: Int
    var reason: String
  }

  var path: String
  /// The names of the columns, in the order in which they first come.
  var columns: [String]
  var rows: [Row] = []
  var faults: [Fault] = []

  /// Nobody types a row of this length, and none is read into memory.
  static let longestRow = 1 << 20

  /// Reads a table of comma separated values (`.csv`, `.tsv`, `.txt`), or of JSON objects, one a line (`.jsonl`,
  /// `.ndjson`). Throws what makes all of it useless; what is wrong with a row is among the `faults`.
  ///
  /// - Parameter separator: between the columns; a tab in `.tsv`, else a comma.
  static func read(_ path: String, separator: UInt8? = nil) throws(CommandFailure) -> Table {
    switch (path as NSString).pathExtension.lowercased() {
    case "csv", "txt":
      return try commaSeparated(path, separator ?? UInt8(ascii: ","))
    case "tsv", "tab":
      return try commaSeparated(path, separator ?? UInt8(ascii: "\t"))
    case "jsonl", "ndjson":
      var reader = try JSONLinesReader(path: path)
      return try reader.table()
    default:
      throw CommandFailure(
        .usage, "--data \(path): its name tells no format. Choose one of .csv, .tsv, .jsonl.")
    }
  }

  private static func commaSeparated(
    _ path: String, _ separator: UInt8
  ) throws(CommandFailure) -> Table {
    var reader = try CSVReader(path: path, separator: separator)
    return try reader.table()
  }

  /// As compilers say it: the file, the line and the column.
  func place(line: Int, column: Int? = nil) -> String {
    "\(path):\(line)" + (column.map { ":\($0)" } ?? "")
  }

  func message(_ fault: Fault) -> String {
    "\(place(line: fault.line, column: fault.column)): \(fault.reason)"
  }

  /// Text from the bytes of a cell; throws the offset of the first byte that is none, and why.
  static func text(_ bytes: [UInt8]) throws(TextFault) -> String {
    if let zero = bytes.firstIndex(of: 0) {
      throw TextFault(offset: zero, reason: "there is a zero byte; the file is damaged, or no text")
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    loop: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: break loop
      }
    }
    let byte = String(bytes[min(offset, bytes.count - 1)], radix: 16)
    throw TextFault(
      offset: offset,
      reason: "byte 0x\(byte) is not UTF-8; perhaps: iconv -f WINDOWS-1252 -t UTF-8")
  }

  struct TextFault: Error, Equatable {
    var offset: Int
    var reason: String
  }

  /// Throws for files that are another thing than they seem; answers how many bytes of a mark come first.
  static func markLength(_ bytes: inout FileBytes, _ path: String) throws(CommandFailure) -> Int {
    let head = bytes.bytes(0..<min(4, bytes.count))
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      throw CommandFailure(
        .badData,
        "\(path):1:1: the file is UTF-16. Convert it: "
          + "iconv -f UTF-16 -t UTF-8 \(path) > new.csv")
    }
    if head.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      throw CommandFailure(
        .badData, "\(path):1:1: this is a workbook. Save it as CSV (UTF-8) from where it was made.")
    }
    return head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
