import ArgumentParser
import Encoders
import Foundation
import Jobs

/// The `render` or `still` command of one row: what its columns say stands where it would stand on the
/// command line.
///
/// A column that is called like an option of these commands (`size`, `duration`, `seed`, …) is that option;
/// so is one with dashes before it (`--size`). Any other is a value that the program gets: `--set name=value`,
/// and `set.size` is such a value whatever options there are. An empty cell is left out.
struct RowCommand {
  /// What was typed behind `batch`, without the batch's own options: the program, and what holds for all rows.
  var shared: [String]
  var isStill: Bool
  private let known = KnownRequests()

  /// What the command asks the program to do, and how the program is compiled.
  struct Request {
    var program: ProgramOptions
    var scene: SceneOptions
    var job: RenderJob
    /// What the program's process gets beside its job.
    var arguments: [String] = []
    var environment: [String: String] = [:]
  }

  init(shared: [String], pattern: NamePattern) throws {
    self.shared = shared
    let place = try OutputPlace(path: pattern.pattern)
    isStill = (place.format.isPicture && !place.isNumbered) || place.format.isDrawing
  }

  /// The request of a row whose file is `output`; throws what the parser says.
  func request(_ cells: [Table.Cell], output: String) throws -> Request {
    if let request = knownRequest(cells, output: output) { return request }
    return try parsedRequest(shared + cells.flatMap(arguments) + ["-o", output])
  }

  /// The request of a row that differs from an earlier one in its values and its file's name alone, as most do: the
  /// parser takes three quarters of a millisecond for each.
  private func knownRequest(_ cells: [Table.Cell], output: String) -> Request? {
    guard !output.contains("%"), output != "-" else { return nil }
    let (values, others) = (cells.filter(isValue), cells.filter { !isValue($0) })
    let settings = values.filter { !$0.value.isEmpty }.map { Setting(argument: setting($0)) }
    guard !settings.contains(nil) else { return nil }
    let suffix = (output as NSString).pathExtension
    let options = shared + others.flatMap(arguments)
    let parsed = try? known.request(options + [suffix]) {
      try parsedRequest(options + ["-o", "row.\(suffix)"])
    }
    // What is wrong with it is said with its own file's name.
    guard var request = parsed else { return nil }
    request.job.output = output
    for setting in settings.compactMap({ $0 }) {
      request.arguments += DataOptions.arguments(of: setting)
      request.environment[setting.name] = setting.value
    }
    return request
  }

  private func parsedRequest(_ arguments: [String]) throws -> Request {
    if isStill {
      let command = try StillCommand.parse(arguments)
      return Request(
        program: command.program, scene: command.scene, job: try command.job(),
        arguments: command.data.arguments, environment: command.data.environment)
    }
    let command = try RenderCommand.parse(arguments)
    return Request(
      program: command.program, scene: command.scene, job: try command.job(),
      arguments: command.data.arguments, environment: command.data.environment)
  }

  /// One that stands for all rows, to see whether what they share makes sense.
  func check() throws -> Request {
    do {
      let name = isStill ? "still.png" : "film-%05d.png"
      return try request([], output: name)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.usage, RowCommand.message(error))
    }
  }

  /// The request of a row, or what is wrong with it and in which column.
  func request(_ row: Table.Row, output: String) throws(Table.Fault) -> Request {
    do {
      return try request(row.cells, output: output)
    } catch {
      let message = (error as? CommandFailure)?.message ?? RowCommand.message(error)
      let cell = row.cells.first { cell in
        RowCommand.option(cell.name).map { message.contains($0) }
          ?? message.contains(cell.name + "=")
      }
      throw Table.Fault(
        row: row.number, line: row.line, column: cell?.column ?? 1, reason: message)
    }
  }

  private static func message(_ error: any Error) -> String {
    let text = RenderCommand.message(for: error)
    return text.split(separator: "\n").first.map(String.init) ?? text
  }

  private func arguments(_ cell: Table.Cell) -> [String] {
    if cell.value.isEmpty { return [] }
    if let option = RowCommand.option(cell.name) {
      guard (isStill ? RowOptions.still : RowOptions.render).contains(option) else { return [] }
      guard RowOptions.flags.contains(option) else { return [option, cell.value] }
      return RowCommand.isTrue(cell.value) ? [option] : []
    }
    guard RowOptions.takesValues else { return [] }
    return ["--set", setting(cell)]
  }

  private func isValue(_ cell: Table.Cell) -> Bool {
    RowOptions.takesValues && RowCommand.option(cell.name) == nil
  }

  private func setting(_ cell: Table.Cell) -> String {
    let name = cell.name.hasPrefix("set.") ? String(cell.name.dropFirst(4)) : cell.name
    return "\(name)=\(cell.value)"
  }

  /// The option that a column is, if it is one.
  static func option(_ name: String) -> String? {
    let option = name.hasPrefix("--") ? name : "--" + name
    return RowOptions.render.contains(option) || RowOptions.still.contains(option) ? option : nil
  }

  private static func isTrue(_ text: String) -> Bool {
    ["1", "true", "yes", "on"].contains(text.lowercased())
  }
}

/// The requests of rows by the options that they were parsed from. For one thread.
private final class KnownRequests {
  private var requests: [[String]: RowCommand.Request] = [:]

  func request(
    _ options: [String], _ parse: () throws -> RowCommand.Request
  ) rethrows -> RowCommand.Request {
    if let known = requests[options] { return known }
    // Rows with a duration or a size of their own each: more are not kept.
    if requests.count >= 100 { requests = [:] }
    let request = try parse()
    requests[options] = request
    return request
  }
}

/// The options that a row may set, read from the commands themselves: one that they gain works in a table, too.
enum RowOptions {
  static let render = names(of: RenderCommand.self).options
  static let still = names(of: StillCommand.self).options
  /// Those without a value.
  static let flags = names(of: RenderCommand.self).flags.union(names(of: StillCommand.self).flags)
  /// Whether the commands hand values to the program.
  static let takesValues = names(of: RenderCommand.self).all.contains("--set")

  /// What holds for the whole batch: where it goes, the program, and how the work is shared out.
  private static let common: Set<String> = [
    "--output", "--jobs", "--json", "--release", "--view", "--preview", "--assets", "--set",
    "--data", "--audio", "--format", "--help", "--version", "--shard", "--shards",
    "--engine", "--submit", "--farm",
  ]

  private struct Names {
    var all: Set<String> = []
    var options: Set<String> = []
    var flags: Set<String> = []
  }

  /// From the parser's own description of a command, which is JSON.
  private static func names(of command: (some ParsableCommand).Type) -> Names {
    var names = Names()
    guard
      let dump = try? JSONDecoder().decode(ParserDump.self, from: Data(command._dumpHelp().utf8))
    else { return names }
    for argument in dump.command.arguments ?? [] where argument.kind != "positional" {
      for name in argument.names ?? [] where name.kind == "long" {
        names.all.insert("--" + name.name)
        guard !common.contains("--" + name.name) else { continue }
        names.options.insert("--" + name.name)
        if argument.kind == "flag" { names.flags.insert("--" + name.name) }
      }
    }
    return names
  }
}

/// What the parser says of a command, as far as it is used here.
private struct ParserDump: Decodable {
  var command: Command

  struct Command: Decodable { var arguments: [Argument]? }

  struct Argument: Decodable {
    var kind: String
    var names: [Name]?
  }

  struct Name: Decodable {
    var kind: String
    var name: String
  }
}
