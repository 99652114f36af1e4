import Foundation

/// The files that a program finds in a bundle: all that lies among its sources and is neither source nor project.
package struct ResourceList: Equatable, Sendable {
  /// What lies in the bundle, by the name that it has there.
  private(set) var entries: [String: URL] = [:]
  /// The property list that describes the program, where it has one.
  private(set) var information: URL?

  /// Data models among them, whose classes are made when the program is compiled.
  private(set) var dataModels: [URL] = []
  /// Definitions of intents among them, whose classes are made too.
  private(set) var intentDefinitions: [URL] = []

  /// Models of Core ML among them, whose classes are made likewise.
  private(set) var predictionModels: [URL] = []

  package var isEmpty: Bool { entries.isEmpty && information == nil }

  /// Files that belong to those who write a program, and kinds that have readers of their own here.
  private static let leftOut: Set = [
    "swift", "metal", "h", "m", "mm", "c", "cpp", "md", "entitlements", "xcconfig", "resolved",
    "xcscheme", "pbxproj", "xcsettings", "xcuserstate", "o", "swiftmodule", "yml", "lock",
  ]
  private static let leftOutNames: Set = ["LICENSE", "Makefile", "Podfile", "Cartfile"]

  static func isResource(_ name: String) -> Bool {
    !name.hasPrefix(".") && !leftOut.contains((name as NSString).pathExtension.lowercased())
      && !leftOutNames.contains(name)
  }

  /// Whether sources look for files in a bundle at all.
  static func isAsked(by files: [URL]) -> Bool {
    files.contains { file in
      (try? String(contentsOf: file, encoding: .utf8)).map(isAsked(in:)) ?? false
    }
  }

  /// The same of one that is read already.
  static func isAsked(in text: String) -> Bool {
    text.contains("Bundle") || text.contains("NSLocalizedString")
      || text.contains("ViewController") || text.contains(InterfaceMembers.mark)
      || text.contains("UIStoryboard") || text.contains("UINib") || text.contains("SpriteKit")
      || text.contains("SceneKit")
      || text.contains("NSPersistent") || text.contains("NSManagedObjectModel")
      || text.contains("import Lottie") || text.contains("StoreKit")
  }

  /// Adds a file that lies `path` below the program's folder: by its own name, as Xcode puts it there, and by its
  /// path, for programs that copy whole folders. Of two files of one name the first counts.
  mutating func add(_ file: URL, at path: [String]) {
    let name = file.lastPathComponent
    if let model = Self.dataModel(of: file) { return addDataModel(model) }
    if file.pathExtension == "intentdefinition", !intentDefinitions.contains(file) {
      intentDefinitions.append(file)
    }
    if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      information = information ?? file
      return
    }
    if file.pathExtension == "mlmodel" {
      // It has the name that it would have once it is compiled.
      let compiled = name + "c"
      entries[compiled] = entries[compiled] ?? file
      if !predictionModels.contains(file) { predictionModels.append(file) }
    }
    if let language = path.last(where: { $0.hasSuffix(".lproj") }) {
      entries["\(language)/\(name)"] = entries["\(language)/\(name)"] ?? file
    } else {
      entries[name] = entries[name] ?? file
    }
    if path.count > 0 {
      let place = (path + [name]).joined(separator: "/")
      entries[place] = entries[place] ?? file
    }
  }

  /// Adds a bundle of resources, whole and under its name, as Xcode puts it there.
  mutating func addBundle(_ bundle: URL) {
    let prefix = bundle.standardizedFileURL.path + "/"
    let files = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      let path = file.standardizedFileURL.path
      guard path.hasPrefix(prefix), !file.hasDirectoryPath else { continue }
      let place = bundle.lastPathComponent + "/" + path.dropFirst(prefix.count)
      entries[place] = entries[place] ?? file.standardizedFileURL
    }
  }

  /// A data model has the name that it would have once it is compiled.
  mutating func addDataModel(_ model: URL) {
    let name = model.deletingPathExtension().lastPathComponent + ".momd"
    entries[name] = entries[name] ?? model
    if !dataModels.contains(model) { dataModels.append(model) }
  }

  /// The same and what `others` has under other names. Classes are made of its own models alone.
  func completed(by others: ResourceList) -> ResourceList {
    var all = self
    all.entries.merge(others.entries) { own, _ in own }
    all.information = information ?? others.information
    return all
  }

  /// The model that a file belongs to: the folder of its versions, or its own.
  private static func dataModel(of file: URL) -> URL? {
    let folder = file.deletingLastPathComponent()
    let outer = folder.deletingLastPathComponent()
    for place in [outer, folder] where place.pathExtension == "xcdatamodeld" { return place }
    return folder.pathExtension == "xcdatamodel" ? folder : nil
  }

  /// Lays links to all files into `folder`, which is there. A file takes the place that a folder would need. Accented and other
  /// composed letters are found in composed and decomposed form, as on systems for which these are one name.
  func link(into folder: URL) throws {
    let spelled = entries.flatMap { name, file in
      (name.utf8.allSatisfy { $0 < 0x80 }
        ? [name]
        : [
          name, name.precomposedStringWithCanonicalMapping,
          name.decomposedStringWithCanonicalMapping,
        ])
        .map { ($0, file) }
    }
    for (name, file) in spelled.sorted(by: { $0.0 < $1.0 }) {
      let place = folder.appendingPathComponent(name)
      try? FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Taken by a name of the program's own, or a file where a folder should be.
      try? FileManager.default.createSymbolicLink(at: place, withDestinationURL: file)
    }
  }

  /// What changes whenever the bundle does; the contents of its files are read when they are asked for.
  var identity: [String] {
    entries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.path)" }
      + (information.map { ["Info.plist " + $0.path] } ?? [])
  }
}
