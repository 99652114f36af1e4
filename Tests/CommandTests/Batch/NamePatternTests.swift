import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Names of a batch's files")
struct NamePatternTests {
  private func row(_ values: [String: String], number: Int = 7) -> Table.Row {
    Table.Row(
      number: number, line: number + 1,
      cells: values.sorted { $0.key < $1.key }.map { Table.Cell(name: $0.key, value: $0.value) })
  }

  @Test("Columns and the row's number stand where their braces stood")
  func columns() throws {
    let pattern = try NamePattern("out/{team}/{id}-{row:04}-{row}{{x}}.png")
    #expect(
      try pattern.name(for: row(["team": "red", "id": "ada"])) == "out/red/ada-0007-7{x}.png")
    #expect(pattern.columns == ["team", "id"] && pattern.folder == "out" && !pattern.isConstant)
    #expect(try NamePattern("{id}.png").folder == ".")
    #expect(try NamePattern("/{id}.png").folder == "/")
    #expect(try NamePattern("a/b/c.png").isConstant)
  }

  @Test(
    "A value that leads elsewhere, or makes no name, is refused with its place",
    arguments: ["../evil", "..", ".", "/etc/passwd", "a/b", "", "a\nb", "50%d", "\u{1B}[31m"])
  func refusals(value: String) throws {
    let pattern = try NamePattern("out/{id}.png")
    let fault = #expect(throws: Table.Fault.self) { try pattern.name(for: row(["id": value])) }
    #expect(fault?.line == 8 && fault?.row == 7)
    #expect(fault?.reason.contains("\u{1B}") == false && fault?.reason.contains("\n") == false)
  }

  @Test("A name too long for a file is refused before it is rendered")
  func long() throws {
    let pattern = try NamePattern("out/{id}.png")
    let long = String(repeating: "é", count: 120)
    #expect(throws: Table.Fault.self) { try pattern.name(for: row(["id": long])) }
  }

  @Test("Braces without their other half are refused", arguments: ["{id.png", "id}.png", "{"])
  func braces(pattern: String) {
    #expect(throws: CommandFailure.self) { try NamePattern(pattern) }
  }

  @Test("Two rows with one name are refused, both, and the others stay")
  func doubles() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("id,seed\na,1\nb,2\na,3\nc,x\n", to: "t.csv")
    let pattern = try NamePattern("{id}.png")
    let command = try RowCommand(shared: ["App"], pattern: pattern)
    let plan = try BatchPlan(try Table.read(path), pattern: pattern, command: command, numbers: nil)
    #expect(plan.rows.map(\.output) == ["b.png"] && plan.rows[0].job.seed == 2)
    #expect(plan.faults.map(\.line) == [2, 4, 5])
    #expect(plan.faults[0].reason.contains("line 4") && plan.faults[1].reason.contains("line 2"))
    #expect(plan.faults[2].column == 3 && plan.faults[2].reason.contains("--seed"))
  }

  @Test("A column that the name asks for and the table lacks is told with those it has")
  func missingColumn() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("id,seed\na,1\n", to: "t.csv")
    let pattern = try NamePattern("{name}.png")
    let command = try RowCommand(shared: ["App"], pattern: pattern)
    let failure = #expect(throws: CommandFailure.self) {
      try BatchPlan(try Table.read(path), pattern: pattern, command: command, numbers: nil)
    }
    #expect(failure?.message.contains("{id} {seed}") == true)
  }
}
