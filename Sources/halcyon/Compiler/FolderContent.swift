import Foundation

/// What lies in a folder and below it, by what it is for.
struct FolderContent {
  private(set) var swiftFiles: [URL] = []
  private(set) var shaders: [URL] = []
  /// Folders with catalogues, tables of texts, pictures or fonts in them.
  private(set) var assetFolders: [URL] = []
  private(set) var resources = ResourceList()
  /// Folders with a `Package.swift`, the outermost first.
  private(set) var packages: [URL] = []

  init(of folder: URL) throws(CommandFailure) {
    var open: [(folder: URL, path: [String])] = [(folder, [])]
    while let next = open.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: next.folder.path)
      else {
        throw CommandFailure(.inputMissing, "The folder \(next.folder.path) cannot be read.")
      }
      if names.contains(where: Self.isAsset) {
        assetFolders.append(next.folder.standardizedFileURL)
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let url = next.folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
          continue
        }
        if isFolder.boolValue {
          if url.pathExtension == "bundle" {
            resources.addBundle(url)
          } else if !Self.isApart(url) {
            open.append((url, next.path + [name]))
          }
        } else {
          add(url.standardizedFileURL, at: next.path)
        }
      }
    }
    assetFolders.sort { $0.path < $1.path }
    packages.sort { $0.path.count < $1.path.count }
  }

  private mutating func add(_ file: URL, at path: [String]) {
    let name = file.lastPathComponent
    if name == "Package.swift" {
      packages.append(file.deletingLastPathComponent().standardizedFileURL)
    } else if file.pathExtension == "swift" {
      swiftFiles.append(file)
    } else if file.pathExtension == "metal" {
      shaders.append(file)
    } else if ResourceList.isResource(name) {
      resources.add(file, at: path)
    }
  }

  private static let assetEndings: Set = [
    "xcassets", "xcstrings", "lproj", "png", "jpg", "jpeg", "webp", "gif", "svg", "ttf", "otf",
  ]

  private static func isAsset(_ name: String) -> Bool {
    assetEndings.contains((name as NSString).pathExtension.lowercased())
  }

  /// Folders that belong to a project but not to its program: bundles, and tests with their modules.
  private static func isApart(_ folder: URL) -> Bool {
    let bundles = [
      "xcassets", "xcodeproj", "xcworkspace", "playground", "framework", "docc",
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
