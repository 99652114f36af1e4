import Foundation
import LiveLink

/// Watches the folders in which a program's files lie, those of its images among them.
struct SourceWatch {
  private let watch: FolderWatch
  /// No program lies in more folders; beyond these changes are not noticed.
  private static let folderLimit = 2000

  init() throws(LiveLinkError) { watch = try FolderWatch() }

  var descriptor: Int32 { watch.descriptor }

  /// Watches everything that `request` names, as it is now.
  func follow(_ request: ProgramRequest) {
    var count = 0
    for path in request.paths + request.assets {
      let url = URL(fileURLWithPath: path).standardizedFileURL
      if isFolder(url) {
        addTree(url, &count)
      } else {
        watch.add(url.deletingLastPathComponent())
      }
    }
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

/// Tells whether a program's images have changed.
enum AssetMarks {
  private static let kinds: Set = ["png", "jpg", "jpeg", "webp", "svg", "pdf", "heic", "json"]

  /// A line for each image in `folders`, in depth, with its size and its time.
  static func of(_ folders: [URL]) -> [String] {
    var lines: [String] = []
    for folder in folders {
      guard let files = FileManager.default.enumerator(atPath: folder.path) else { continue }
      while let name = files.nextObject() as? String, lines.count < 10_000 {
        guard kinds.contains((name as NSString).pathExtension.lowercased()) else { continue }
        var status = stat()
        guard stat(folder.path + "/" + name, &status) == 0 else { continue }
        lines.append("\(name) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
      }
    }
    return lines.sorted()
  }
}
