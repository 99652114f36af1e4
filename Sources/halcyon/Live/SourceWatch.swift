import Foundation
import LiveLink

/// Watches the folders in which a program's files lie, those of its images among them, wherever its project has them.
struct SourceWatch {
  private let watch: FolderWatch
  /// No program lies in more folders; beyond these changes are not noticed.
  private static let folderLimit = 2000

  init() throws(LiveLinkError) { watch = try FolderWatch() }

  var descriptor: Int32 { watch.descriptor }

  /// Watches everything that `request` names and its sources, as they are now, and answers those; nil where they cannot
  /// be read.
  @discardableResult
  func follow(_ request: ProgramRequest) -> SourceSet? {
    var count = 0
    for path in request.paths + request.assets {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      if isFolder(url) {
        addTree(url, &count)
      } else {
        watch.add(url.deletingLastPathComponent())
      }
    }
    guard let sources = try? request.sources() else { return nil }
    // Some may lie outside of what the request names.
    let files = sources.files + request.borrowedFiles
    for folder in Set(files.map { $0.deletingLastPathComponent() }) { watch.add(folder) }
    return sources
  }

  /// Whether anything was written or moved since the last call.
  func take() -> Bool { watch.take() }

  private func addTree(_ root: URL, _ count: inout Int) {
    var open = [root]
    while let folder = open.popLast(), count < SourceWatch.folderLimit {
      count += 1
      watch.add(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let url = folder.appendingPathComponent(name)
        if isFolder(url) { open.append(url) }
      }
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// Tells whether a program's files have changed.
enum FileMarks {
  private static let assetKinds: Set = [
    "png", "jpg", "jpeg", "webp", "svg", "pdf", "heic", "json", "strings", "xcstrings", "ttf",
    "otf", "metal", "storyboard", "xib",
  ]

  /// A line for each of `files`, with its size and its time.
  static func of(_ files: [URL]) -> [String] { files.compactMap { mark($0.path) } }

  /// A line for each image and each table of strings at `path`: in a folder in depth, beside a file.
  static func ofAssets(at path: String) -> [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return []
    }
    let folder = isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var lines: [String] = []
    var count = 0
    while let name = files.nextObject() as? String, count < 20_000 {
      count += 1
      if !isFolder.boolValue { files.skipDescendants() }
      guard assetKinds.contains((name as NSString).pathExtension.lowercased()) else { continue }
      if let mark = mark(folder + "/" + name) { lines.append(mark) }
    }
    return lines.sorted()
  }

  private static func mark(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    return "\(path) \(status.st_size) \(time) \(status.st_ino)"
  }
}
