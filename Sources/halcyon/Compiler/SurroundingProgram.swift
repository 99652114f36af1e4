import Foundation

/// The program that a file is a part of, where somebody names the file alone: that of the Xcode project or of the package
/// around it.
struct SurroundingProgram {
  let folder: URL
  let sources: SourceSet

  /// Nil where there is none, or its program has not all of `loose`. Cost: listing the folder.
  init?(of loose: SourceSet) {
    guard loose.isLoose, let first = loose.files.first, let folder = Self.folder(around: first),
      let sources = try? SourceSet(paths: [folder.path]),
      Set(loose.files).isStrictSubset(of: sources.files)
    else { return nil }
    (self.folder, self.sources) = (folder, sources)
  }

  /// How far up is looked.
  private static let mostLevels = 8

  /// The nearest folder above `file` with a project, or with a package that has `file` among its sources.
  private static func folder(around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    for _ in 0..<mostLevels where folder.path != "/" {
      if ProjectFolder.hasProject(folder) || isPackage(folder, with: file) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Examples and scripts lie in a package's folder and are not of it.
  private static func isPackage(_ folder: URL, with file: URL) -> Bool {
    let manifest = folder.appendingPathComponent("Package.swift").path
    return FileManager.default.fileExists(atPath: manifest)
      && ["Sources", "Source", "src"].contains { name in
        file.isBelow(folder.appendingPathComponent(name))
      }
  }

  /// What to tell where `files` of it, of which `count` were named, are compiled.
  func notice(_ files: Int, named count: Int) -> String {
    let others = files - count
    return
      "note: shown with \(others) other \(others == 1 ? "file" : "files") of the program in \(folder.path)"
  }
}
