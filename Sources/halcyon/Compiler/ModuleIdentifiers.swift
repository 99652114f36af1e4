import Foundation

/// The identifiers that compiled modules know. A Swift module keeps each name that stands in its declarations once, as
/// plain bytes with a zero before and behind, so that a name can be looked for without a compiler.
///
/// What is found may be anything that is named so, an argument label too; what is not found is declared nowhere.
struct ModuleIdentifiers {
  /// The modules' files (`.swiftmodule`).
  var files: [URL]

  /// All modules in the folders: files named `X.swiftmodule`, or folders of that name with a file a platform.
  init(folders: [URL]) {
    let manager = FileManager.default
    func modules(in folder: URL) -> [URL] {
      let entries = try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return (entries ?? []).filter { $0.pathExtension == "swiftmodule" }
    }
    files = folders.flatMap(modules).flatMap { entry in
      var isFolder: ObjCBool = false
      _ = manager.fileExists(atPath: entry.path, isDirectory: &isFolder)
      return isFolder.boolValue ? modules(in: entry) : [entry]
    }
  }

  /// The modules that a program finds which is compiled with `arguments`.
  init(arguments: [String], _ installation: Installation) {
    let folders = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-I" }.map(\.1)
    self.init(folders: folders.map { URL(fileURLWithPath: $0) } + [installation.swiftModules])
  }

  /// Those of the names that no module knows. Cost: one reading of all modules; about 0.1 s for 100 MB.
  func unknown(among names: Set<String>) -> Set<String> {
    var table = NameTable(names)
    for file in files where !table.isEmpty {
      guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { continue }
      data.withUnsafeBytes { table.removeAll(in: $0) }
    }
    return table.names
  }
}

/// Names to look for, by their length and first byte: most of what stands between two zeros is none of them.
private struct NameTable {
  private var byStart: [[UInt8: [String]]]
  private(set) var names: Set<String>
  var isEmpty: Bool { names.isEmpty }

  init(_ names: Set<String>) {
    self.names = names
    byStart = Array(repeating: [:], count: (names.map(\.utf8.count).max() ?? 0) + 1)
    for name in names {
      guard let first = name.utf8.first else { continue }
      byStart[name.utf8.count][first, default: []].append(name)
    }
  }

  /// Forgets the names that stand in `bytes` with a zero on both sides.
  mutating func removeAll(in bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var start = 0
    while start < bytes.count, let zero = memchr(base + start, 0, bytes.count - start) {
      let end = base.distance(to: UnsafeRawPointer(zero))
      let count = end - start
      if count > 0, count < byStart.count, let some = byStart[count][bytes[start]] {
        let run = bytes[start..<end]
        for name in some where run.elementsEqual(name.utf8) { remove(name) }
      }
      start = end + 1
    }
  }

  private mutating func remove(_ name: String) {
    names.remove(name)
    guard let first = name.utf8.first else { return }
    byStart[name.utf8.count][first]?.removeAll { $0 == name }
  }
}
