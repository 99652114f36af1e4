import Foundation

/// The file that Halcyon adds to a program so that it starts with what is to be shown.
struct EntryFile {
  var entry: Entry

  /// Writes it into `folder`, and answers all files to compile.
  ///
  /// A view that only its own file can see is reached from a copy of that file with a function
  /// added; errors in it still name the original.
  func write(into folder: URL, beside sources: [URL]) throws -> [URL] {
    guard entry.replacesMain else { return sources }
    let url = folder.appendingPathComponent("HalcyonEntry.swift")
    try Data(text.utf8).write(to: url)
    if case .playground(let page, let others) = entry {
      let script = try writeScript(page, into: folder, beside: sources)
      return sources.filter { $0 != page && !others.contains($0) } + [script, url]
    }
    var files = sources
    for (file, views) in hiddenViews {
      let copy = folder.appendingPathComponent("HalcyonCopy-" + file.lastPathComponent)
      try Data(extended(file, by: views, beside: sources).utf8).write(to: copy)
      files = files.map { $0 == file ? copy : $0 }
    }
    return files + [url]
  }

  /// What is shown, by the numbers that choose it.
  private var entries: [Entry] {
    if case .previews(let entries) = entry { entries } else { [entry] }
  }

  /// The expressions of views that only their own file can see, with their numbers.
  private var hiddenViews: [URL: [(number: Int, expression: String)]] {
    var views: [URL: [(Int, String)]] = [:]
    for (number, entry) in entries.enumerated() {
      if case .view(let expression, let file?, _) = entry {
        views[file, default: []].append((number, expression))
      }
    }
    return views
  }

  /// The text of a file with a function for each of `views`.
  private func extended(
    _ file: URL, by views: [(number: Int, expression: String)], beside sources: [URL]
  ) throws -> String {
    let functions = views.map {
      "@MainActor func halcyonRootView\($0.number)() -> some View { \($0.expression) }\n"
    }
    return try located(file, beside: sources) + "#sourceLocation()\n" + functions.joined()
  }

  /// The text of a file as it is compiled, of which messages name the original.
  private func located(_ file: URL, beside sources: [URL]) throws -> String {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let source =
      PlatformSource.adapted(
        text, ExtensionOverrides(in: texts), InterfaceMembers(in: texts)) ?? text
    return """
      #sourceLocation(file: \(String(reflecting: file.path)), line: 1)
      \(source)

      """
  }

  /// A copy of a playground's page under the one name that the compiler lets have statements outside of functions.
  private func writeScript(_ page: URL, into folder: URL, beside sources: [URL]) throws -> URL {
    let script = folder.appendingPathComponent("main.swift")
    try Data(located(page, beside: sources).utf8).write(to: script)
    return script
  }

  private var text: String {
    switch entry {
    case .app: ""
    case .playground:
      """
      import \(EntryFile.playgroundFramework)
      \(program(run("{ _PlaygroundStage(running: \"\(CompilerInvocation.setAsideMain)\") }")))

      """
    case .previews(let entries):
      program(choice(of: entries)) + declarations
    case .view, .preview, .application: program(start(entry, number: 0)) + declarations
    }
  }

  /// The statement that starts with one of `entries`, by the number of the job's preview.
  private func choice(of entries: [Entry]) -> String {
    let cases = entries.enumerated().map { "case \($0): \(start($1, number: $0))" }
    let last = "default: \(run("{ EmptyView() }"))"
    return "switch _HalcyonProgram.chosenPreview { \((cases + [last]).joined(separator: "; ")) }"
  }

  /// The statement that starts with `entry`, which has the number among those that there are.
  private func start(_ entry: Entry, number: Int) -> String {
    switch entry {
    case .view(let expression, visibleIn: nil, let supplied):
      run("{ \(expression) }", supplying: supplied)
    case .view(_, _, let supplied): run("{ halcyonRootView\(number)() }", supplying: supplied)
    case .application(let delegate, let scene, let begins):
      run(
        "{ _ApplicationRoot({ \(delegate)() }\(scene.map { ", scene: { \($0)() }" } ?? "")"
          + "\(begins ? ", beginsWithStoryboard: true" : "")) }")
    case .preview(_, let supplied):
      run(
        "{ preview\(number)().makeView()\(supplied.map(\.supply).joined()) }",
        supplying: supplied.map(\.type))
    case .app, .playground, .previews: run("{ EmptyView() }")
    }
  }

  /// The functions of `#Preview`s, by their symbols.
  private var declarations: String {
    entries.enumerated().map { number, entry in
      guard case .preview(let symbol, _) = entry else { return "" }
      return """
        @_silgen_name("\(symbol)") @MainActor private func preview\(number)() -> _Preview

        """
    }.joined()
  }

  private func run(_ root: String, supplying supplied: [String] = []) -> String {
    "_HalcyonProgram.run\(supplied.isEmpty ? "" : "(supplying: \(supplied)) ") \(root)"
  }

  // Not `@main`: the program may have one of its own, which is set aside by the name of its
  // function (`CompilerInvocation.setAsideMain`).
  private static let framework = "SwiftUI"
  private static let playgroundFramework = "PlaygroundSupport"

  private func program(_ statement: String) -> String {
    """
    import \(EntryFile.framework)

    @_cdecl("main") func halcyonMain(_ count: Int32, _ arguments: OpaquePointer?) -> Int32 {
      MainActor.assumeIsolated { () -> Void in \(statement) }
      return 0
    }

    """
  }
}
