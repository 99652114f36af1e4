import Foundation
import Testing

@testable import halcyon

@Suite("A row's command is what its columns say")
struct RowCommandTests {
  private func cells(_ values: KeyValuePairs<String, String>) -> [Table.Cell] {
    values.map { Table.Cell(name: $0.key, value: $0.value) }
  }

  @Test("Columns called like options are these options, and win over what holds for all rows")
  func options() throws {
    let command = try RowCommand(
      shared: ["App", "--size", "10x20", "--scale", "1"], pattern: NamePattern("{id}.mp4"))
    #expect(!command.isStill)
    let request = try command.request(
      cells(["id": "a", "size": "30x40", "duration": "2", "--fps": "10", "seed": ""]),
      output: "a.mp4")
    #expect(request.job.width == 30 && request.job.height == 40 && request.job.scale == 1)
    #expect(request.job.frames == 0...19 && request.job.seed == 0)
    #expect(request.job.output == "a.mp4" && request.program.paths == ["App"])
  }

  @Test("A picture is a still at its moment; a film's length says nothing about it")
  func stills() throws {
    let command = try RowCommand(shared: ["App"], pattern: NamePattern("{id}.png"))
    #expect(command.isStill)
    let request = try command.request(cells(["at": "0.5", "duration": "9"]), output: "a.png")
    #expect(request.job.frames == 30...30)
  }

  @Test("What a row asks for is the same whether a row before it asked for nearly the same or not")
  func known() throws {
    let rows: [KeyValuePairs<String, String>] = [
      ["name": "Ada", "seed": "1"], ["name": "Bob", "seed": "1"], ["name": "-x", "seed": "2"],
      ["set.size": "5", "seed": "1"], ["name": "", "seed": "1"], ["name": "a=b", "name ": "c"],
      ["size": "30x40"],
    ]
    let shared = ["App", "--set", "name=all", "--set", "kept=1"]
    let command = try RowCommand(shared: shared, pattern: NamePattern("{id}.png"))
    for (index, row) in rows.enumerated() {
      let alone = try RowCommand(shared: shared, pattern: NamePattern("{id}.png"))
      for output in ["a.png", "b/c.png", "d.jpg"] {
        let (first, other) = try (
          alone.request(cells(row), output: output), command.request(cells(row), output: output)
        )
        #expect(first.job == other.job && first.job.output == output, "row \(index)")
        #expect(first.arguments == other.arguments && first.environment == other.environment)
      }
    }
    let named = try command.request(cells(["name": "Ada"]), output: "a.png")
    #expect(named.arguments == ["-name", "all", "-kept", "1", "-name", "Ada"])
    #expect(named.environment == ["name": "Ada", "kept": "1"])
    // What is wrong is said with the row's own file.
    let film = try RowCommand(shared: ["App"], pattern: NamePattern("{id}.mp4"))
    let error = #expect(throws: (any Error).self) {
      try film.request(cells(["name": "Ada", "duration": "x"]), output: "its own.mp4")
    }
    #expect(error != nil)
  }

  @Test("Flags are set by yes, and not by no")
  func flags() throws {
    let command = try RowCommand(shared: ["App"], pattern: NamePattern("{id}.png"))
    #expect(try command.request(cells(["reduce-motion": "yes"]), output: "a.png").job.reduceMotion)
    #expect(try !command.request(cells(["reduce-motion": "no"]), output: "a.png").job.reduceMotion)
  }

  @Test(
    "No column moves a file, or shares the work out anew",
    arguments: ["output", "jobs", "shard", "engine"])
  func ownOptions(name: String) {
    #expect(RowCommand.option(name) == nil)
    #expect(RowCommand.option("size") == "--size")
  }

  @Test("Numbers of rows are read and written as ranges")
  func numbers() {
    #expect(RowNumbers(argument: "1-3,7")?.contains(3) == true)
    #expect(RowNumbers(argument: "1-3,7")?.contains(5) == false)
    #expect(RowNumbers([1, 2, 3, 7, 9, 10]).description == "1-3,7,9-10")
    for text in ["", "0", "3-1", "a", "1-", "1,,2"] { #expect(RowNumbers(argument: text) == nil) }
  }
}
