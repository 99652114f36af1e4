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
    guard case .view(let expression, let file?, _) = entry else { return sources + [url] }
    let copy = folder.appendingPathComponent("HalcyonCopy-" + file.lastPathComponent)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let source = PlatformSource.adapted(text, ExtensionOverrides(in: texts)) ?? text
    let literal = String(reflecting: file.path)
    let extended = """
      #sourceLocation(file: \(literal), line: 1)
      \(source)
      #sourceLocation()
      @MainActor func halcyonRootView() -> some View { \(expression) }

      """
    try Data(extended.utf8).write(to: copy)
    return sources.map { $0 == file ? copy : $0 } + [url]
  }

  /// A copy of a playground's page under the one name that the compiler lets have statements outside of functions.
  private func writeScript(_ page: URL, into folder: URL, beside sources: [URL]) throws -> URL {
    let script = folder.appendingPathComponent("main.swift")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let texts = sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    let source = PlatformSource.adapted(text, ExtensionOverrides(in: texts)) ?? text
    let named = """
      #sourceLocation(file: \(String(reflecting: page.path)), line: 1)
      \(source)

      """
    try Data(named.utf8).write(to: script)
    return script
  }

  private var text: String {
    switch entry {
    case .app: ""
    case .view(let expression, visibleIn: nil, let supplied):
      program("{ \(expression) }", supplying: supplied)
    case .view(_, _, let supplied): program("{ halcyonRootView() }", supplying: supplied)
    case .application(let delegate, let scene):
      program(
        "{ _ApplicationRoot({ \(delegate)() }\(scene.map { ", scene: { \($0)() }" } ?? "")) }")
    case .playground:
      """
      import \(EntryFile.playgroundFramework)
      \(program("{ _PlaygroundStage(running: \"\(CompilerInvocation.setAsideMain)\") }"))

      """
    case .preview(let symbol):
      """
      \(program("{ preview().makeView() }"))
      @_silgen_name("\(symbol)") @MainActor private func preview() -> _Preview

      """
    }
  }

  // Not `@main`: the program may have one of its own, which is set aside by the name of its
  // function (`CompilerInvocation.setAsideMain`).
  private static let framework = "SwiftUI"
  private static let playgroundFramework = "PlaygroundSupport"

  private func program(_ root: String, supplying supplied: [String] = []) -> String {
    let arguments = supplied.isEmpty ? "" : "(supplying: \(supplied)) "
    return """
      import \(EntryFile.framework)

      @_cdecl("main") func halcyonMain(_ count: Int32, _ arguments: OpaquePointer?) -> Int32 {
        MainActor.assumeIsolated { () -> Void in _HalcyonProgram.run\(arguments) \(root) }
        return 0
      }

      """
  }
}
