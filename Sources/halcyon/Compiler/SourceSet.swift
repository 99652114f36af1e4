import Foundation

/// The files of one program, and where its images may lie.
package struct SourceSet: Equatable, Sendable {
  /// Swift files, absolute and in order of path, without doubles.
  package var files: [URL]
  /// Metal files: those of the folders, and those beside files that are given.
  package var shaders: [URL]
  /// Folders with asset catalogues or loose images: those given, and those with catalogues in them.
  package var assetFolders: [URL]

  /// Collects what `paths` name: Swift files, and folders that are searched in depth.
  package init(paths: [String], assets: [String] = []) throws(CommandFailure) {
    var files: Set<URL> = []
    var shaders: Set<URL> = []
    var folders: [URL] = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw CommandFailure(.inputMissing, "There is no file or folder \(path).")
      }
      if isFolder.boolValue {
        let found = try SourceSet.swiftFiles(in: url, named: path)
        files.formUnion(found.files)
        shaders.formUnion(found.shaders)
        folders.append(url)
        folders += found.assetFolders.filter { $0.path != url.path }
      } else {
        let folder = url.deletingLastPathComponent()
        shaders.formUnion(SourceSet.shaders(in: folder))
        folders.append(folder)
        if url.pathExtension == "metal" { continue }
        files.insert(try SourceSet.swiftFile(url, named: path))
      }
    }
    for path in assets { folders.append(try SourceSet.assetFolder(path)) }
    self.files = files.sorted { $0.path < $1.path }
    self.shaders = shaders.sorted { $0.path < $1.path }
    assetFolders = folders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The Metal files that `paths` name, or that lie in the folders that they name.
  static func shaders(paths: [String]) throws(CommandFailure) -> [URL] {
    var found: Set<URL> = []
    for path in paths {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        throw CommandFailure(.inputMissing, "There is no file or folder \(path).")
      }
      if !isFolder.boolValue {
        guard url.pathExtension == "metal" else {
          throw CommandFailure(
            .usage, "\(path) is no Metal file. Give .metal files or a folder of them.")
        }
        found.insert(url)
        continue
      }
      let inside = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      while let file = inside?.nextObject() as? URL {
        if file.pathExtension == "metal" { found.insert(file.standardizedFileURL) }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The Metal files right in `folder`.
  private static func shaders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".metal") && !$0.hasPrefix(".") }
      .map { folder.appendingPathComponent($0).standardizedFileURL }
  }

  private static func swiftFile(_ url: URL, named path: String) throws(CommandFailure) -> URL {
    guard url.pathExtension == "swift" else {
      throw CommandFailure(
        .usage, "\(path) is not a Swift file. Give .swift files or a folder of them.")
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CommandFailure(.inputMissing, "\(path) cannot be read. See its rights: ls -l \(path)")
    }
    return url
  }

  private static func assetFolder(_ path: String) throws(CommandFailure) -> URL {
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw CommandFailure(
        .inputMissing, "There is no folder \(path). --assets takes a folder of images.")
    }
    return url
  }

  /// All Swift files in `folder`, and the folders there that hold catalogues or tables of texts.
  private static func swiftFiles(
    in folder: URL, named path: String
  ) throws(CommandFailure) -> (files: [URL], shaders: [URL], assetFolders: [URL]) {
    var found: [URL] = []
    var shaders: [URL] = []
    var assetFolders: [URL] = []
    var open = [folder]
    while let next = open.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: next.path) else {
        throw CommandFailure(.inputMissing, "The folder \(next.path) cannot be read.")
      }
      let holdsAssets = names.contains { name in
        [".xcassets", ".xcstrings", ".lproj"].contains { name.hasSuffix($0) }
      }
      if holdsAssets { assetFolders.append(next.standardizedFileURL) }
      for name in names where !name.hasPrefix(".") {
        let url = next.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
          continue
        }
        if isFolder.boolValue {
          if !isApart(url) { open.append(url) }
        } else if url.pathExtension == "swift" && name != "Package.swift" {
          found.append(url.standardizedFileURL)
        } else if url.pathExtension == "metal" {
          shaders.append(url.standardizedFileURL)
        }
      }
    }
    guard !found.isEmpty else {
      throw CommandFailure(
        .inputMissing,
        "There is no Swift file in the folder \(path). Give a .swift file, or another folder.")
    }
    return (found, shaders, assetFolders.sorted { $0.path < $1.path })
  }

  /// Folders that belong to a project but not to its program: bundles, and tests with their modules.
  private static func isApart(_ folder: URL) -> Bool {
    let bundles = [
      "xcassets", "xcodeproj", "xcworkspace", "playground", "framework", "bundle", "docc",
    ]
    if bundles.contains(folder.pathExtension) { return true }
    guard folder.lastPathComponent.hasSuffix("Tests") else { return false }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8)
      else {
        continue
      }
      if text.contains(/(?m)^\s*(@testable\s+)?import\s+(XCTest|Testing)\b/) { return true }
    }
    return false
  }
}
