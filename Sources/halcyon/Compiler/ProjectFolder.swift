import Foundation

/// Where the Xcode project of a repository lies.
enum ProjectFolder {
  /// `folder` itself where it has a project; else the one folder below it, at most three levels deep, that has one.
  ///
  /// Where several have one, nobody says which is meant: the answer is `folder`.
  static func of(_ folder: URL) -> URL {
    var level = [folder]
    for _ in 0...3 {
      let found = level.filter(hasProject)
      if let only = found.first { return found.count == 1 ? only : folder }
      level = level.flatMap(folders)
    }
    return folder
  }

  /// The nearest folder above `folder` that has a project, at most three levels up; nil where one lies in `folder` or
  /// below, or there is none.
  static func above(_ folder: URL) -> URL? {
    var next = folder.standardizedFileURL
    for _ in 0..<3 where next.path != "/" {
      next.deleteLastPathComponent()
      guard hasProject(next) else { continue }
      // Below is looked at last: there is more of it.
      return hasProject(of(folder)) ? nil : next.standardizedFileURL
    }
    return nil
  }

  static func hasProject(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      // What CocoaPods writes is no program's.
      name.hasSuffix(".xcodeproj") && name != "Pods.xcodeproj" && name != "_Pods.xcodeproj"
        && !name.hasPrefix("._")
    }
  }

  private static func folders(in folder: URL) -> [URL] {
    names(in: folder).sorted().filter { name in
      !name.hasPrefix(".") && !apart.contains(name)
        && !bundles.contains((name as NSString).pathExtension)
    }
    .map { folder.appendingPathComponent($0).standardizedFileURL }
    .filter { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// What others' tools bring along.
  private static let apart: Set = ["Pods", "Carthage", "node_modules", "vendor", "DerivedData"]
  private static let bundles: Set = [
    "xcassets", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle",
    "docc",
  ]

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
