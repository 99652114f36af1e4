import Foundation

/// What editors are told of a folder of loose sources.
struct EditorSettings {
  var installation: Installation
  var cache = ProgramCache.standard()

  /// Writes the settings of Swift's language server; what else stands in the file stays. A package has its own
  /// build, and keeps it.
  func write(into folder: URL) throws {
    let settings = folder.appendingPathComponent(".sourcekit-lsp")
    let isPackage = FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    let file = settings.appendingPathComponent("config.json")
    var object: [String: Any] = [:]
    if let data = FileManager.default.contents(atPath: file.path) {
      guard let known = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw CommandFailure(
          .outputUnwritable, "\(file.path) is there and is not JSON. Mend it, or remove it first.")
      }
      object = known
    }
    var fallback = object["fallbackBuildSystem"] as? [String: Any] ?? [:]
    fallback["swiftCompilerFlags"] = flags
    object["fallbackBuildSystem"] = fallback
    if !isPackage {
      object["defaultWorkspaceType"] = object["defaultWorkspaceType"] ?? "compilationDatabase"
      object["compilationDatabase"] =
        object["compilationDatabase"] ?? ["searchPaths": [".sourcekit-lsp"]]
    }
    let database = isPackage ? nil : try database(of: folder)
    do {
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      try Self.json(object).write(to: file, options: .atomic)
      if let database {
        try Self.json(database).write(
          to: settings.appendingPathComponent("compile_commands.json"), options: .atomic)
      }
    } catch {
      throw CommandFailure(
        .outputUnwritable,
        "\(file.path) cannot be written. See the folder's rights: ls -ld \(folder.path)")
    }
  }

  /// What the compiler is told of a program, less what only a compilation needs.
  private var flags: [String] {
    let invocation = CompilerInvocation(installation: installation, isRelease: false)
    return invocation.common + invocation.search(moduleCache: cache.moduleCache)
  }

  /// How each source of the folder is compiled: with the others, and with the constants for its assets. Files that
  /// come later are known by the flags above alone, until this is written again; nil without any source.
  private func database(of folder: URL) throws -> [[String: Any]]? {
    guard let sources = try? SourceSet(paths: [folder.path], assets: []) else { return nil }
    var files = sources.files
    if let symbols = AssetSymbols.source(for: sources) {
      files.append(try cache.addSource(Data(symbols.utf8), named: "HalcyonAssetSymbols.swift"))
    }
    for source in GeneratedSources.all(for: sources.resources) {
      files.append(try cache.addSource(Data(source.text.utf8), named: source.name))
    }
    let arguments = [installation.compiler.path] + flags + files.map(\.path)
    return files.map { file in
      ["directory": folder.path, "file": file.path, "arguments": arguments]
    }
  }

  private static func json(_ object: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      + Data("\n".utf8)
  }

  /// The files of a new program for Visual Studio Code.
  static let visualStudioCode = [
    ".vscode/extensions.json":
      "{\n  \"recommendations\": [\"swiftlang.swift-vscode\", \"halcyon.halcyon\"]\n}\n",
    ".vscode/settings.json": """
    {
      "swift.autoGenerateLaunchConfigurations": false,
      "[swift]": { "editor.tabSize": 2 }
    }

    """,
  ]
}

extension Installation {
  /// The extension for Visual Studio Code: beside the installed command, or in the checkout's output.
  var editorExtension: URL? {
    let places = [products, package?.appendingPathComponent("Output")].compactMap { $0 }
    return places.map { $0.appendingPathComponent("halcyon.vsix") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
