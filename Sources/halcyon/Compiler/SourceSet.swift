import Foundation

/// The files of one program, and where its images may lie.
package struct SourceSet: Equatable, Sendable {
  /// Swift files, absolute and in order of path, without doubles.
  package var files: [URL]
  /// Metal files: those of the folders, those beside files that are given, and those of the program around them that have
  /// functions which they name.
  package var shaders: [URL]
  /// Folders with asset catalogues or loose images: those given, those with catalogues in them, and for files that name
  /// pictures, colours or texts those of the program around them.
  package var assetFolders: [URL]
  /// What the program finds in its main bundle.
  package private(set) var resources = ResourceList()
  package private(set) var settings = BuildSettings()
  /// Whether it is made of files that were named, and of no folder.
  private(set) var isLoose = true
  /// The packages that a folder is made of; nil for plain files.
  var packages: PackageGraph?

  package static func == (left: SourceSet, right: SourceSet) -> Bool {
    left.files == right.files && left.shaders == right.shaders
      && left.assetFolders == right.assetFolders && left.resources == right.resources
  }

  /// Whether the program, or a package that it is made of, uses Metal itself: its pipelines are compiled then.
  var hasMetalDevice: Bool {
    (files + (packages?.modules.flatMap(\.files) ?? [])).contains { file in
      (try? String(contentsOf: file, encoding: .utf8))?.contains("import Metal") ?? false
    }
  }

  /// The same with some of the program's files alone.
  func narrowed(to files: [URL]) -> SourceSet {
    var part = self
    part.files = files
    part.packages?.program = files
    return part
  }

  /// The same beginning with the module of a package whose sources have all of `files`; nil where there is none.
  func beginning(withModuleOf files: [URL]) -> SourceSet? {
    var part = self
    guard var graph = packages, graph.begin(withModuleOf: files) else { return nil }
    part.files = graph.program
    part.packages = graph
    return part
  }

  /// Has the import of `names` find modules with nothing in them.
  mutating func addEmptyModules(named names: [String], cache: ProgramCache) throws {
    let file = try cache.addSource(Data("// Nothing.\n".utf8), named: "HalcyonEmptyModule.swift")
    var graph =
      try packages
      ?? PackageGraph(
        folder: file.deletingLastPathComponent(), files: files, packages: [], settings: settings,
        cache: cache)
    graph.addEmptyModules(named: names, madeOf: file)
    packages = graph
  }

  /// Collects what `paths` name: Swift files, and folders that are searched in depth.
  package init(paths: [String], assets: [String] = []) throws(CommandFailure) {
    try self.init(paths: paths, assets: assets, beginningWith: nil)
  }

  /// The program in a folder that has `file`, where its project makes several.
  init(program folder: URL, with file: URL) throws(CommandFailure) {
    try self.init(paths: [folder.path], assets: [], beginningWith: file)
  }

  private init(paths: [String], assets: [String], beginningWith entry: URL?) throws(CommandFailure)
  {
    (self.files, self.shaders, assetFolders) = ([], [], [])
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
        isLoose = false
        var (root, found) = (url, try FolderContent(of: url))
        guard !found.swiftFiles.isEmpty else {
          throw CommandFailure(
            .inputMissing,
            "There is no Swift file in the folder \(path). Give a .swift file, or another folder.")
        }
        let project = EnclosingProject(of: url, files: found.swiftFiles)
        if let project { (root, found) = (project.folder, project.content) }
        files.formUnion(take(found, of: root, beginningWith: entry ?? project?.entry))
        shaders.formUnion(found.shaders)
        folders.append(root)
        folders += found.assetFolders.filter { $0.path != root.path }
        folders += packages?.assetFolders(outside: root) ?? []
      } else {
        let folder = url.deletingLastPathComponent()
        shaders.formUnion(SourceSet.shaders(in: folder))
        for name in SourceSet.names(in: folder) where ResourceList.isResource(name) {
          addLooseResource(folder.appendingPathComponent(name))
        }
        folders.append(folder)
        if url.pathExtension == "metal" { continue }
        files.insert(try SourceSet.swiftFile(url, named: path))
      }
    }
    self.files = files.sorted { $0.path < $1.path }
    if isLoose {
      let around = SurroundingContent(around: self.files)
      folders += around.assetFolders
      shaders.formUnion(around.shaders)
      resources = resources.completed(by: around.resources)
    }
    for path in assets { folders.append(try SourceSet.assetFolder(path)) }
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
    names(in: folder).filter { $0.hasSuffix(".metal") && !$0.hasPrefix(".") }
      .map { folder.appendingPathComponent($0).standardizedFileURL }
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  private mutating func addLooseResource(_ file: URL) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
    if file.pathExtension == "xcdatamodeld" {
      resources.addDataModel(file.standardizedFileURL)
    } else if !isFolder.boolValue {
      resources.add(file.standardizedFileURL, at: [])
    }
  }

  /// Keeps what a folder brings beside its sources, and answers the sources of the program itself.
  private mutating func take(
    _ found: FolderContent, of folder: URL, beginningWith entry: URL?
  ) -> [URL] {
    resources = found.resources
    let project = ProjectFolder.of(folder)
    settings = BuildSettings(projectIn: project)
    let targets = ProjectTargets(
      projectIn: project, files: found.swiftFiles, beginningWith: entry)
    let files = found.swiftFiles + (targets?.sources(outside: folder) ?? [])
    let local = found.packages + (targets?.packages ?? []).filter { !found.packages.contains($0) }
    let hasModules = targets?.app != nil && targets?.modules.isEmpty == false
    guard !local.isEmpty || !settings.packages.isEmpty || hasModules else {
      let others = targets?.others ?? []
      let own = files.filter { !others.contains($0) }
      return own.isEmpty ? files : own
    }
    do {
      let graph = try PackageGraph(
        folder: folder, files: files, packages: local, settings: settings,
        targets: targets, cache: .standard())
      packages = graph
      return graph.program
    } catch {
      // All of it is one program then, as where there is no manifest.
      let reason = (error as? CommandFailure)?.message ?? "\(error)"
      FileHandle.complain("warning: \(reason)")
      return files
    }
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
}
