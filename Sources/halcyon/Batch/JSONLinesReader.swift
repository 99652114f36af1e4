import Foundation

/// JSON objects, one a line. The keys of an object are its columns; lines may have different ones.
struct JSONLinesReader {
  private let path: String
  private var bytes: FileBytes
  private var offset: Int

  init(path: String) throws(CommandFailure) {
    self.path = path
    bytes = try FileBytes(path: path)
    offset = try Table.markLength(&bytes, path)
  }

  mutating func table() throws(CommandFailure) -> Table {
    var table = Table(path: path, columns: [])
    var (line, number) = (0, 0)
    while offset < bytes.count {
      let end = bytes.find(UInt8(ascii: "\n"), from: offset)
      let range = offset..<end
      offset = end + 1
      line += 1
      if range.count <= 256, isBlank(range) { continue }
      number += 1
      do throws(Table.Fault) {
        let cells = try cells(range, row: number, line: line)
        for cell in cells where !table.columns.contains(cell.name) {
          table.columns.append(cell.name)
        }
        table.rows.append(Table.Row(number: number, line: line, cells: cells))
      } catch {
        table.faults.append(error)
      }
    }
    if number == 0 {
      throw CommandFailure(
        .badData, #"\#(path):1:1: the file is empty. Its lines look so: {"id": "ada", "seed": 7}"#)
    }
    return table
  }

  private mutating func isBlank(_ range: Range<Int>) -> Bool {
    bytes.bytes(range).allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
  }

  private mutating func cells(
    _ range: Range<Int>, row: Int, line: Int
  ) throws(Table.Fault) -> [Table.Cell] {
    func fault(_ reason: String, column: Int = 1) -> Table.Fault {
      Table.Fault(row: row, line: line, column: column, reason: reason)
    }
    guard range.count <= Table.longestRow else {
      throw fault("the row is longer than a mebibyte; is a line end missing?")
    }
    let content = bytes.bytes(range)
    do throws(Table.TextFault) { _ = try Table.text(content) } catch {
      throw fault(error.reason, column: error.offset + 1)
    }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(content))
    } catch {
      throw fault(
        "this is no JSON object: \(JSONValue.reason(of: error))",
        column: JSONValue.column(of: error))
    }
    guard case .object(let members) = value else {
      throw fault(#"this is no JSON object. A row looks so: {"id": "ada", "seed": 7}"#)
    }
    return members.sorted { $0.key < $1.key }.compactMap { name, value in
      switch value {
      case .null: nil
      case .text(let text): Table.Cell(name: name, value: text)
      default: Table.Cell(name: name, value: value.json, isJSON: true)
      }
    }
  }
}

/// A value of JSON.
enum JSONValue: Codable, Equatable {
  case null
  case truth(Bool)
  case whole(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let whole = try? value.decode(Int64.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// As it is written.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// What the decoder says, without its own name.
  static func reason(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error,
      let inner = context.underlyingError as NSError?
    else { return "it cannot be read" }
    return inner.userInfo[NSDebugDescriptionErrorKey] as? String ?? "it cannot be read"
  }

  /// Where it says that it stopped.
  static func column(of error: any Error) -> Int {
    let match = reason(of: error).firstMatch(of: /column ([0-9]+)/)
    return match.flatMap { Int($0.output.1) } ?? 1
  }
}
