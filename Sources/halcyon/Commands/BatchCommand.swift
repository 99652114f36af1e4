import ArgumentParser
import Foundation
import Jobs

/// `halcyon batch`: one film or still for each row of a table.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Render one film or still for each row of a table.",
    discussion: """
      halcyon batch Badge.swift --data people.csv -o 'out/{id}.png' --size 300x200

      A column that is called like an option of render or still (size, duration, seed, …) is that option for its \
      row; each other one is a value for the program. All options of these commands hold here, too, for all rows: \
      see halcyon render --help. What became of each row stands in a manifest beside the files.
      """)

  @Option(help: "The rows: .csv, .tsv or .jsonl.", completion: .file())
  var data: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The files' names: {column}, {row} or {row:04} differ.", valueName: "NAME"))
  var output: String

  @Option(
    help: ArgumentHelp("What stands between columns, if no comma: ';' or tab.", valueName: "C"))
  var separator: String?

  @Option(
    help: ArgumentHelp("Only these rows, counted from 1, as in 1-40,77.", valueName: "ROWS"))
  var rows: RowNumbers?

  @Flag(help: "Go on where an earlier batch stopped: pass over what is there, unchanged.")
  var resume = false

  @Flag(help: "Only rows that failed before, by the manifest.")
  var retryFailed = false

  @Option(
    help: ArgumentHelp(
      "Where it is written down what became of each row. (default: NAME.manifest.jsonl beside the files)",
      valueName: "FILE"), completion: .file())
  var manifest: String?

  @Option(help: ArgumentHelp("Rows at a time. (default: one for each core)", valueName: "N"))
  var jobs: Int?

  @Flag(help: "Say how it went as JSON on the standard output.")
  var json = false

  @OptionGroup var farm: FarmOptions

  @Option(
    help: ArgumentHelp(
      "Rows of a task of an engine. (default: as many as take ten seconds)", valueName: "N"))
  var rowsPerTask: Int?

  @Argument(
    parsing: .allUnrecognized,
    help: "The program's files or folder, and options of render or still for all rows.")
  var shared: [String] = []

  func validate() throws {
    if let jobs, !(1...64).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not between 1 and 64. Leave it out for all cores.")
    }
    if let separator, separatorByte == nil {
      throw ValidationError(
        "--separator '\(separator)' is no single character. Usual are ';' and tab.")
    }
    if let rowsPerTask, rowsPerTask < 1 {
      throw ValidationError("--rows-per-task \(rowsPerTask) is no number of rows.")
    }
    if resume, retryFailed {
      throw ValidationError("--resume does all that is missing, failed rows too. Give one of them.")
    }
  }

  private var separatorByte: UInt8? {
    if separator == "tab" || separator == "\\t" { return UInt8(ascii: "\t") }
    guard let separator, separator.utf8.count == 1, let byte = separator.utf8.first,
      !"\"\r\n".utf8.contains(byte)
    else { return nil }
    return byte
  }

  func run() throws {
    let started = ContinuousClock.now
    let pattern = try NamePattern(output)
    let command = try RowCommand(shared: shared, pattern: pattern)
    let common = try command.check()
    let table = try Table.read(data, separator: separatorByte)
    let plan = try BatchPlan(table, pattern: pattern, command: command, numbers: rows)
    for fault in plan.faults { FileHandle.complain(table.message(fault)) }
    let written = Set(
      plan.rows.flatMap(\.files).map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    let program = try BatchProgram(common.program, isOutput: written.contains)
    let manifest = try openManifest(pattern)
    let prepared = plan.rows.map { program.prepare($0) }
    if farm.engine != .local {
      return try runOnFarm(prepared, program, manifest, pattern, bad: plan.faults.count)
    }
    let rows = try chosen(prepared, manifest, program)
    var summary = BatchSummary(
      rows: plan.rows.count + plan.faults.count, bad: plan.faults.count,
      skipped: plan.rows.count - rows.count, manifest: manifest.path)
    if !rows.isEmpty {
      let run = BatchRun(
        rows: rows, program: (program.executable, program.hash), manifest: manifest, table: data)
      let outcome = try run.run(workers: min(workers, rows.count))
      summary.rendered = outcome.done - outcome.failures.count
      summary.failed = outcome.failures.count
      summary.exitCodes = Set(outcome.failures.map(\.exitCode))
    }
    summary.seconds = (ContinuousClock.now - started) / .seconds(1)
    print(json ? summary.json : summary.text(isRetry: retryFailed))
    if let failure = summary.failure { throw failure }
  }

  /// An engine's task has the cores that it was given.
  private var workers: Int {
    let given = ProcessInfo.processInfo.environment["SLURM_CPUS_ON_NODE"].flatMap { Int($0) }
    return max(1, min(64, jobs ?? given ?? ProcessInfo.processInfo.activeProcessorCount))
  }

  var tableName: String {
    ((data as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private func openManifest(_ pattern: NamePattern) throws -> Manifest {
    let path = manifest ?? "\(pattern.folder)/\(tableName).manifest.jsonl"
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty, !FileManager.default.fileExists(atPath: folder) {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw CommandFailure(
          .outputUnwritable, "The folder \(folder) cannot be made. Make it: mkdir -p \(folder)")
      }
    }
    return try Manifest(path: path, isKept: resume || retryFailed)
  }

  /// The rows that there is something to do for.
  private func chosen(
    _ rows: [BatchRow], _ manifest: Manifest, _ program: BatchProgram
  ) throws -> [BatchRow] {
    let entries = manifest.entries
    if retryFailed { return rows.filter { (entries[$0.number]?.exitCode ?? 0) != 0 } }
    guard resume else { return rows }
    return try rows.filter { try !$0.isDone(entries[$0.number], program: program.hash) }
  }
}

/// The program of a batch, compiled.
struct BatchProgram {
  var executable: URL
  /// Changes with all that decides what it draws, its catalogues included.
  var hash: String
  private var assetFolders: [String]

  /// - Parameter isOutput: whether a file, by its whole path, is none of the program's, wherever it lies.
  init(_ options: ProgramOptions, isOutput: (String) -> Bool) throws {
    let sources = try options.sources()
    let compiler = try options.compiler()
    let product = try compiler.product(for: sources)
    executable = product.executable
    assetFolders = product.sources.assetFolders.map(\.path)
    let files = assetFolders.flatMap(BatchProgram.catalogueFiles).sorted()
      .filter { !isOutput($0) }
    let contents = try Digest.of(files: files) ?? ""
    var keys = [try compiler.key(for: sources)]
    if product.sources != sources { keys.append(try compiler.key(for: product.sources)) }
    hash = try Digest.of((keys + files + [contents]).joined(separator: "\n"))
  }

  /// The row with what comes from the program's place.
  func prepare(_ row: BatchRow) -> BatchRow {
    var row = row
    row.job.assetFolders = assetFolders
    return row
  }

  /// The files of catalogues and tables of texts in a folder, and loose files beside the sources.
  private static func catalogueFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let kinds: Set = [
      "png", "jpg", "jpeg", "webp", "gif", "pdf", "svg", "json", "ttf", "otf", "strings",
    ]
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      switch (name as NSString).pathExtension.lowercased() {
      case "xcassets", "lproj", "bundle":
        let inner = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return inner.map { path + "/" + $0 }.filter(isFile)
      case "xcstrings": return [path]
      case let kind: return kinds.contains(kind) && !name.hasPrefix(".") ? [path] : []
      }
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

/// How a batch went.
struct BatchSummary: Encodable {
  var rows: Int
  /// Rows of the table that make no sense.
  var bad: Int
  /// Those that were there, or that nobody asked for.
  var skipped: Int
  var rendered = 0
  var failed = 0
  var seconds = 0.0
  var manifest: String
  var exitCodes: Set<Int32> = []

  private enum CodingKeys: String, CodingKey {
    case rows, bad, skipped, rendered, failed, seconds, manifest
  }

  init(rows: Int, bad: Int, skipped: Int, manifest: String) {
    (self.rows, self.bad, self.skipped, self.manifest) = (rows, bad, skipped, manifest)
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func text(isRetry: Bool) -> String {
    if rendered + failed == 0, bad == 0 {
      return isRetry
        ? "No row has failed; there is nothing to do."
        : "All \(rows) rows are there; there is nothing to do."
    }
    var parts = ["\(rendered) of \(rows) rows rendered in \(String(format: "%.1f", seconds)) s"]
    if skipped > 0 { parts.append("\(skipped) passed over") }
    if failed > 0 { parts.append("\(failed) failed") }
    if bad > 0 { parts.append("\(bad) bad") }
    return parts.joined(separator: ", ") + "."
  }

  /// What the whole ends with: the code that all failed rows have, 1 where they differ, 65 for rows that make no
  /// sense.
  var failure: CommandFailure? {
    if failed > 0 {
      let code = exitCodes.count == 1 ? exitCodes.first ?? 1 : 1
      return CommandFailure(
        code: code,
        message: "Rows have failed; \(manifest) says why. Try them again with --retry-failed.")
    }
    guard bad > 0 else { return nil }
    return CommandFailure(
      .badData,
      "\(bad == 1 ? "A row is" : "\(bad) rows are") left out; mend the table, then go on with --resume."
    )
  }
}
