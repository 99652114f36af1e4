import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("A table is read strictly, and says where it is wrong")
struct TableTests {
  private func table(_ bytes: some Sequence<UInt8>, _ name: String = "t.csv") throws -> Table {
    let folder = try TemporaryFolder()
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try Table.read(path)
  }

  private func failure(_ bytes: some Sequence<UInt8>, _ name: String = "t.csv") throws
    -> CommandFailure
  {
    let error = #expect(throws: CommandFailure.self) { try table(bytes, name) }
    return try #require(error)
  }

  private func values(_ table: Table) -> [[String]] { table.rows.map { $0.cells.map(\.value) } }

  @Test(
    "Rows end in CR, LF or both, and the last one where the file does",
    arguments: ["\r\n", "\n", "\r"])
  func lineEnds(end: String) throws {
    let table = try table("id,name\(end)1,Ada\(end)2,Bob".utf8)
    #expect(table.columns == ["id", "name"])
    #expect(values(table) == [["1", "Ada"], ["2", "Bob"]])
    #expect(table.rows.map(\.line) == [2, 3] && table.faults.isEmpty)
  }

  @Test("Quotes hold separators, quotes and line ends; lines are counted through them")
  func quotes() throws {
    let table = try table("id,name\n1,\"a,b \"\"c\"\"\nd\"\n2,\"\"\n".utf8)
    #expect(values(table) == [["1", "a,b \"c\"\nd"], ["2", ""]])
    #expect(table.rows.map(\.line) == [2, 4])
    #expect(table.rows[0].cells.map(\.column) == [1, 3])
  }

  @Test("A mark of UTF-8 is no part of the first name, and empty lines are passed over")
  func mark() throws {
    let table = try table([0xEF, 0xBB, 0xBF] + Array("id\n\nä\n\n".utf8))
    #expect(table.columns == ["id"] && values(table) == [["ä"]] && table.rows[0].line == 3)
  }

  @Test("A row that is wrong is told with its place, and those after it are read")
  func faults() throws {
    let lines = [
      "id,name",
      "1,a\"b",  // 2: a quote within
      "\"x\"y,2",  // 3: text behind
      "3",  // 4: too few
      "4,b,c",  // 5: too many
      "\u{E4},\"open",  // 6: never closed
      "5,good",
    ]
    let table = try table(lines.joined(separator: "\n").utf8)
    #expect(values(table) == [["5", "good"]])
    #expect(table.rows[0].number == 6 && table.rows[0].line == 7)
    #expect(table.faults.map(\.line) == [2, 3, 4, 5, 6])
    #expect(table.faults.map(\.column) == [4, 4, 1, 1, 3])
    #expect(table.faults.map(\.row) == [1, 2, 3, 4, 5])
  }

  @Test("A byte of another encoding, and a zero, are faults of their rows")
  func encodings() throws {
    let table = try table(
      Array("id,n\n1,M".utf8) + [0xFC] + Array("ller\n2,x\n3,a".utf8) + [0, 0x62])
    #expect(values(table) == [["2", "x"]])
    #expect(table.faults.map(\.line) == [2, 4] && table.faults.map(\.column) == [4, 4])
    #expect(table.faults[0].reason.contains("0xfc") && table.faults[0].reason.contains("iconv"))
  }

  @Test("A row of many megabytes is a fault, and the next one is read")
  func longRow() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 5 << 20)
    for quote in ["", "\""] {
      let table = try table(
        Array("id\n\(quote)".utf8) + long + Array("\(quote)\nnext\n".utf8))
      #expect(values(table) == [["next"]])
      #expect(table.faults.map(\.line) == [2])
      #expect(table.faults[0].reason.contains("mebibyte"))
    }
  }

  @Test("A file that is no such table is refused as a whole")
  func refusals() throws {
    #expect(try failure([0xFF, 0xFE, 0x69, 0]).message.contains("UTF-16"))
    #expect(try failure("PK\u{3}\u{4}rest".utf8).message.contains("workbook"))
    #expect(try failure("".utf8).message.contains("empty"))
    #expect(try failure("a,b,a\n".utf8).message.contains(":1:5: two columns are called a"))
    #expect(try failure("a,,b\n".utf8).message.contains(":1:3: a column has no name"))
    #expect(try failure("id;name\n1;2\n".utf8).message.contains("--separator ';'"))
    #expect(try failure("\"id\n1\n".utf8).message.contains(":1:1: in the names"))
    #expect(try failure("x".utf8, "t.xlsx").code == 64)
    #expect(throws: CommandFailure.self) { try Table.read("/nowhere/t.csv") }
    #expect(throws: CommandFailure.self) { try Table.read("/dev/null.csv") }
  }

  @Test("Separators can be chosen; a .tsv has tabs")
  func separators() throws {
    #expect(values(try table("a\tb\n1,2\t3\n".utf8, "t.tsv")) == [["1,2", "3"]])
    let folder = try TemporaryFolder()
    let path = try folder.write("a;b\n\"x;y\";z\n", to: "t.csv")
    #expect(values(try Table.read(path, separator: UInt8(ascii: ";"))) == [["x;y", "z"]])
  }

  @Test("JSON lines give their keys as columns, in whatever lines they come")
  func jsonLines() throws {
    let text = """
      {"id":"ada","n":7,"on":true,"list":[1,{"a":null}]}

      {"id":"bob","x":1.5}
      """
    let table = try table(text.utf8, "t.jsonl")
    #expect(Set(table.columns) == ["id", "n", "on", "list", "x"])
    #expect(table.rows.map { $0.value("id") } == ["ada", "bob"])
    #expect(table.rows[0].value("n") == "7" && table.rows[0].value("on") == "true")
    #expect(table.rows[0].value("list") == #"[1,{"a":null}]"#)
    #expect(table.rows[1].value("x") == "1.5" && table.rows[1].line == 3)
    #expect(table.rows[0].cells.map(\.isJSON) == [false, true, true, true])
  }

  @Test("A line that is no object is a fault, and the next one is read")
  func jsonFaults() throws {
    let table = try table("[1]\n{\"id\":\n{\"id\":\"c\"}\n".utf8, "t.jsonl")
    #expect(table.faults.map(\.line) == [1, 2])
    #expect(table.rows.map(\.number) == [3])
  }
}
