import Foundation

/// The program that a file is a part of, where somebody names the file alone: that of the Xcode project or of the package
/// around it, or what lies beside an app's assets where the project itself is not there.
struct SurroundingProgram {
  let folder: URL
  let sources: SourceSet

  /// Nil where there is none, or neither its program nor a module of its packages has all of `loose`. Cost: listing the
  /// folder.
  init?(of loose: SourceSet) {
    guard loose.isLoose, let first = loose.files.first, let folder = Self.folder(around: first),
      let program = try? SourceSet(paths: [folder.path])
    else { return nil }
    let files = Set(loose.files)
    func hasPart(_ program: SourceSet) -> Bool {
      // Where nothing stands beside them, there may still be modules that they import.
      files.isStrictSubset(of: program.files)
        || files.isSubset(of: program.files) && program.packages != nil
    }
    /// That of another app of the project, or of a module.
    func other() -> SourceSet? {
      if let other = try? SourceSet(program: folder, with: first), hasPart(other) { return other }
      return program.beginning(withModuleOf: loose.files)
    }
    guard var sources = hasPart(program) ? program : other() else { return nil }
    sources.assetFolders = Self.ordered(sources.assetFolders, from: first)
    (self.folder, self.sources) = (folder, sources)
  }

  /// The nearest first: several apps of a project may have pictures of one name.
  private static func ordered(_ folders: [URL], from file: URL) -> [URL] {
    let path = file.pathComponents
    func shared(_ folder: URL) -> Int {
      zip(path, folder.pathComponents).prefix { $0 == $1 }.count
    }
    return folders.map { ($0, shared($0)) }.enumerated()
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element.0)
  }

  /// Where the program around the first of `files` that names pictures or colours has its own: a view that compiles alone may
  /// show what its program brings. Cost: reading the files; where there is such a program listing its folder.
  static func assetFolders(for files: [URL]) -> [URL] {
    let marks = ["Image(\"", "Image(.", "Color(\"", "Color(.", "named:", "resource:", ".custom(\""]
    let asking = files.filter { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return marks.contains { text.contains($0) }
    }
    guard let first = asking.first, let folder = folder(around: first),
      let found = try? FolderContent(of: folder)
    else { return [] }
    return ordered(found.assetFolders, from: first)
  }

  /// How far up is looked.
  private static let mostLevels = 8

  /// The nearest folder above `file` with a project, or with a package that has `file` among its sources; else the outermost
  /// with what projects are made of; else the nearest with what an app's own folder has.
  private static func folder(around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    var outermost: URL?
    var nearest: URL?
    for _ in 0..<mostLevels where folder.path != "/" {
      if ProjectFolder.hasProject(folder) || isPackage(folder, with: file) { return folder }
      if hasDescription(folder) { outermost = folder }
      if nearest == nil, isAppFolder(folder) { nearest = folder }
      folder.deleteLastPathComponent()
    }
    return outermost ?? nearest
  }

  /// Whether an app's assets or properties lie in the folder. Archives of articles have the sources and no project.
  private static func isAppFolder(_ folder: URL) -> Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.contains { $0 == "Info.plist" || $0.hasSuffix(".xcassets") } ?? false
  }

  /// Whether Tuist or XcodeGen makes a project of the folder, as it is written there. Its modules are one here: each file that
  /// is needed is compiled, whatever module it is of.
  private static func hasDescription(_ folder: URL) -> Bool {
    ["Project.swift", "Workspace.swift", "Tuist.swift", "Tuist", "project.yml", "project.yaml"]
      .contains { name in
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
      }
  }

  /// Examples and scripts lie in a package's folder and are not of it.
  private static func isPackage(_ folder: URL, with file: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift").path
    return FileManager.default.fileExists(atPath: manifest)
      && ["Sources", "Source", "src"].contains { name in
        file.isBelow(folder.appendingPathComponent(name))
      }
  }

  /// What to tell where it does not compile with what is needed of it either, and `modules`, at least one, are not here.
  func regret(_ modules: [String]) -> String {
    """
    note: with what it needs of the program in \(folder.path) it does not compile either: \
    \(modules.joined(separator: ", ")) \(modules.count == 1 ? "is" : "are") not here. \
    See what is missing: halcyon check \(ShellWord(folder.path))

    """
  }

  /// What to tell below what the compiler says of the part that was tried.
  var refusalNotice: String {
    "note: compiled with what it needs of the program in \(folder.path), which does not compile\n"
  }

  /// What to tell where `files` of it, of which `count` were named, are compiled.
  func notice(_ files: Int, named count: Int) -> String {
    let others = files - count
    if others == 0 { return "note: shown with modules of the program in \(folder.path)" }
    return
      "note: shown with \(others) other \(others == 1 ? "file" : "files") of the program in \(folder.path)"
  }
}
