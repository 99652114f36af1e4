import ArgumentParser
import Foundation

/// What a program is given to show, in the ways in which it takes it already.
struct DataOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "A setting that the program reads from @AppStorage, UserDefaults or its environment. May be given "
        + "several times.", valueName: "NAME=VALUE"))
  var settings: [Setting] = []

  @Option(
    name: .customLong("data"), parsing: .singleValue,
    help: ArgumentHelp(
      "A file that the program finds in Bundle.main, by its own name. May be given several times.",
      valueName: "FILE"), completion: .file())
  var data: [String] = []

  func validate() throws {
    let names = data.map { ($0 as NSString).lastPathComponent }
    if let twice = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
      throw ValidationError(
        "--data is given two files called \(twice), and Bundle.main has one of each name.")
    }
  }

  /// As in `-name Ada`, which is what `UserDefaults` looks for first.
  var arguments: [String] { settings.flatMap(DataOptions.arguments) }

  static func arguments(of setting: Setting) -> [String] {
    ["-" + setting.name, setting.launchValue]
  }

  var environment: [String: String] {
    Dictionary(settings.map { ($0.name, $0.value) }) { $1 }
  }

  /// The files of `--data`; nil for none.
  func files() throws(CommandFailure) -> [URL]? {
    guard !data.isEmpty else { return nil }
    for path in data where !FileManager.default.isReadableFile(atPath: path) {
      throw CommandFailure(
        .inputMissing, "The file \(path) of --data is missing or cannot be read.")
    }
    return data.map { URL(fileURLWithPath: $0).standardizedFileURL }
  }
}

/// `name=Ada`.
struct Setting: ExpressibleByArgument, Equatable {
  var name: String
  var value: String

  init?(argument: String) {
    guard let end = argument.firstIndex(of: "="), end != argument.startIndex else { return nil }
    name = String(argument[..<end])
    value = String(argument[argument.index(after: end)...])
    // What this command itself tells the program goes by names of its own.
    guard !name.hasPrefix("-"), !name.hasPrefix("HALCYON"), !argument.contains("\0") else {
      return nil
    }
  }

  /// As `UserDefaults` reads it: behind a minus sign it would look for another name, so that is quoted.
  var launchValue: String {
    guard value.hasPrefix("-") else { return value }
    let escaped = value.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
