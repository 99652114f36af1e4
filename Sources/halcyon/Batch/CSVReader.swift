import Foundation

/// Comma separated values, strictly after RFC 4180, with the place of each mistake.
///
/// What goes beyond the RFC: lines may end in LF or CR alone, empty lines are passed over, and a mark of
/// UTF-8 may come first. After a mistake reading goes on with the next line: after a quote that nobody
/// closes, with the one after the quote's.
struct CSVReader {
  private let path: String
  private let separator: UInt8
  private var bytes: FileBytes
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  init(path: String, separator: UInt8) throws(CommandFailure) {
    self.path = path
    self.separator = separator
    bytes = try FileBytes(path: path)
    offset = try Table.markLength(&bytes, path)
    lineStart = offset
  }

  private struct Field {
    var text: String
    var column: Int
  }

  private struct Mistake: Error {
    var line: Int
    var column: Int
    var reason: String
  }

  mutating func table() throws(CommandFailure) -> Table {
    var table = Table(path: path, columns: try header())
    var number = 0
    while skipEmptyLines() {
      number += 1
      let line = line
      do throws(Mistake) {
        let fields = try record()
        guard fields.count == table.columns.count else {
          throw Mistake(
            line: line, column: 1,
            reason:
              "the row has \(fields.count) columns and not \(table.columns.count), as the names")
        }
        let cells = zip(table.columns, fields).map { name, field in
          Table.Cell(name: name, value: field.text, column: field.column)
        }
        table.rows.append(Table.Row(number: number, line: line, cells: cells))
      } catch {
        table.faults.append(
          Table.Fault(row: number, line: error.line, column: error.column, reason: error.reason))
      }
    }
    return table
  }

  private mutating func header() throws(CommandFailure) -> [String] {
    guard skipEmptyLines() else {
      throw CommandFailure(
        .badData, "\(path):1:1: the file is empty. Its first line names the columns: id,name")
    }
    let line = line
    let fields: [Field]
    do throws(Mistake) { fields = try record() } catch {
      throw CommandFailure(
        .badData, "\(path):\(error.line):\(error.column): in the names: \(error.reason)")
    }
    var names: [String] = []
    for field in fields {
      let name = field.text.trimmingCharacters(in: .whitespaces)
      let problem =
        name.isEmpty
        ? "a column has no name" : names.contains(name) ? "two columns are called \(name)" : nil
      if let problem {
        throw CommandFailure(.badData, "\(path):\(line):\(field.column): \(problem).")
      }
      names.append(name)
    }
    if names.count == 1, let other = [";", "\t", "|"].first(where: names[0].contains) {
      let shown = other == "\t" ? "tab" : other
      throw CommandFailure(
        .badData,
        "\(path):\(line):1: there is one column, \(names[0]). Say what stands between "
          + "columns: --separator '\(shown)'")
    }
    return names
  }

  /// Passes over empty lines; false at the end.
  private mutating func skipEmptyLines() -> Bool {
    while let byte = bytes.byte(at: offset) {
      guard byte == CSVReader.lineFeed || byte == CSVReader.carriageReturn else { return true }
      endLine()
    }
    return false
  }

  /// Reads a row with the end of its line.
  private mutating func record() throws(Mistake) -> [Field] {
    let start = offset
    var fields: [Field] = []
    while true {
      fields.append(try field(recordStart: start))
      guard bytes.byte(at: offset) == separator else { break }
      offset += 1
    }
    if bytes.byte(at: offset) != nil { endLine() }
    return fields
  }

  private mutating func field(recordStart: Int) throws(Mistake) -> Field {
    let column = column(of: offset)
    if bytes.byte(at: offset) == CSVReader.quote {
      return Field(text: try quoted(recordStart: recordStart), column: column)
    }
    let start = offset
    while let byte = bytes.byte(at: offset), byte != separator, byte != CSVReader.lineFeed,
      byte != CSVReader.carriageReturn
    {
      if byte == CSVReader.quote {
        throw mistake(
          at: offset, "a quote within text that is not quoted; write the field as \"…\"\"…\"")
      }
      offset += 1
      if offset - recordStart > Table.longestRow { throw tooLong() }
    }
    return Field(text: try text(bytes.bytes(start..<offset), from: start), column: column)
  }

  private mutating func quoted(recordStart: Int) throws(Mistake) -> String {
    let opening = (offset: offset, line: line, lineStart: lineStart)
    var content: [UInt8] = []
    offset += 1
    while let byte = bytes.byte(at: offset), offset - recordStart <= Table.longestRow {
      if byte == CSVReader.quote {
        offset += 1
        guard bytes.byte(at: offset) == CSVReader.quote else {
          let text = try text(content, from: opening.offset + 1, line: opening.line)
          if let next = bytes.byte(at: offset), next != separator, next != CSVReader.lineFeed,
            next != CSVReader.carriageReturn
          {
            throw mistake(
              at: offset, "text behind a closing quote; a quote within quotes is written twice")
          }
          return text
        }
      }
      content.append(byte)
      offset += 1
      if byte == CSVReader.lineFeed { (line, lineStart) = (line + 1, offset) }
    }
    let isOneLine = line == opening.line && bytes.byte(at: offset) != nil
    if isOneLine { throw tooLong() }
    (offset, line, lineStart) = opening
    throw mistake(
      at: offset,
      "a quote is opened and not closed"
        + (bytes.count - offset > Table.longestRow ? " within a mebibyte" : ""))
  }

  /// A mistake at `place`, which is in the present line; reading goes on with the next one.
  private mutating func mistake(at place: Int, _ reason: String) -> Mistake {
    let result = Mistake(line: line, column: column(of: place), reason: reason)
    skipLine()
    return result
  }

  private mutating func tooLong() -> Mistake {
    let result = Mistake(
      line: line, column: 1, reason: "the row is longer than a mebibyte; is a line end missing?")
    skipLine()
    return result
  }

  private mutating func text(
    _ content: [UInt8], from start: Int, line: Int? = nil
  ) throws(Mistake) -> String {
    do throws(Table.TextFault) { return try Table.text(content) } catch {
      let place = start + error.offset
      let isHere = place >= lineStart
      let result = Mistake(
        line: isHere ? self.line : line ?? self.line, column: isHere ? column(of: place) : 1,
        reason: error.reason)
      skipLine()
      throw result
    }
  }

  private mutating func skipLine() {
    let feed = bytes.find(CSVReader.lineFeed, from: offset)
    offset = feed
    if bytes.byte(at: offset) != nil { endLine() }
  }

  /// Passes over CR, LF or both.
  private mutating func endLine() {
    if bytes.byte(at: offset) == CSVReader.carriageReturn {
      offset += 1
    } else if bytes.byte(at: offset) == CSVReader.lineFeed {
      offset += 1
      return beginLine()
    }
    if bytes.byte(at: offset) == CSVReader.lineFeed { offset += 1 }
    beginLine()
  }

  private mutating func beginLine() { (line, lineStart) = (line + 1, offset) }

  /// In characters (Unicode's scalars), from 1.
  private mutating func column(of place: Int) -> Int {
    guard place - lineStart <= Table.longestRow, place > lineStart else { return 1 }
    return bytes.bytes(lineStart..<place).count { $0 & 0xC0 != 0x80 } + 1
  }
}
