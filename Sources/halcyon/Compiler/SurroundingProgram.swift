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
    sources.assetFolders = SurroundingContent.nearest(sources.assetFolders, to: first)
    (self.folder, self.sources) = (folder, sources)
  }

  /// How far up is looked.
  private static let mostLevels = 8

  /// The nearest folder above `file` with a project, or with a package that has `file` among its sources; else the outermost
  /// with what projects are made of; else the nearest with what an app's own folder has.
  static func folder(around file: URL) -> URL? {
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

  /// The nearest folder above `file` and below `folder` with what an app's own folder has.
  static func appFolder(around file: URL, below folder: URL) -> URL? {
    var place = file.deletingLastPathComponent()
    while place.isBelow(folder) {
      if isAppFolder(place) { return place }
      place.deleteLastPathComponent()
    }
    return nil
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
