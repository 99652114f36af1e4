import Foundation

/// The targets of an Xcode project: which files are the app's, which are modules that it imports, and which belong to
/// others, such as widgets, watches and tests.
struct ProjectTargets {
  struct Target: Equatable {
    var name: String
    /// Behind `com.apple.product-type.`: `application`, `framework`, `app-extension`, …
    var kind: String
    /// `iphoneos`, `watchos`, …; nil where it runs on several.
    var platform: String?
    var files: Set<URL>
  }

  /// In the project's order.
  private(set) var targets: [Target] = []
  /// Folders of packages that the project takes from this machine.
  private(set) var packages: [URL] = []
  private let projectName: String
  /// The file with which the program begins, where that is known.
  private let entry: URL?
  /// All sources below the project's folder.
  private let sources: Set<URL>

  /// Of the first project right in `folder`; nil where there is none that can be read, or it has no targets.
  init?(projectIn folder: URL, files: [URL], beginningWith entry: URL? = nil) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard
      let project = names.sorted().first(where: {
        // What a Mac's archive has beside each folder begins with a dot.
        $0.hasSuffix(".xcodeproj") && !$0.hasSuffix("Pods.xcodeproj") && !$0.hasPrefix("._")
      })
    else {
      return nil
    }
    let list = folder.appendingPathComponent(project).appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: list.path) else { return nil }
    self.init(
      data, named: (project as NSString).deletingPathExtension, in: folder, files: files,
      beginningWith: entry)
  }

  /// - Parameters:
  ///   - files: the sources below `folder`, for targets that have whole folders.
  ///   - entry: a file of the target whose program is shown, where it is known.
  init?(
    _ data: Data, named name: String, in folder: URL, files: [URL],
    beginningWith entry: URL? = nil
  ) {
    (projectName, self.entry) = (name, entry)
    sources = Set(files)
    guard let objects = ProjectObjects(data, folder: folder) else { return nil }
    for id in objects.targets {
      guard let target = objects.target(id, files: files) else { continue }
      targets.append(target)
    }
    if targets.isEmpty { return nil }
    packages = objects.packages(in: folder)
  }

  /// The target whose program is shown: an app for a telephone, if there is one.
  var app: Target? {
    let apps = targets.filter { target in
      target.kind.hasPrefix("application") && !target.files.isEmpty
        && entry.map(target.files.contains) ?? true
    }
    func rank(_ target: Target) -> Int {
      let platforms = ["iphoneos", "auto", "macosx"]
      let place = target.platform.map { platforms.firstIndex(of: $0) ?? 3 } ?? 1
      return place * 2 + (target.name == projectName ? 0 : 1)
    }
    return apps.enumerated().min {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }?.element
  }

  /// Targets that are imported by their names.
  var modules: [Target] {
    targets.filter { $0.kind.hasPrefix("framework") || $0.kind.hasPrefix("library") }
  }

  /// The app's sources that lie outside `folder`, in order of path: a library's example may be made of the library's own.
  func sources(outside folder: URL) -> [URL] {
    (app?.files ?? []).filter { file in
      !file.isBelow(folder) && file.pathExtension == "swift"
        && FileManager.default.isReadableFile(atPath: file.path)
    }
    .sorted { $0.path < $1.path }
  }

  /// The files that the app's program is not made of, though they lie in its folder.
  ///
  /// Where all that the project lists is there, these are all that it does not list for the app; else those that it
  /// lists for other targets, since a file may have moved.
  var others: Set<URL> {
    guard let app else { return [] }
    if app.files.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) {
      return sources.subtracting(app.files)
    }
    return targets.reduce(into: Set<URL>()) { $0.formUnion($1.files) }.subtracting(app.files)
  }
}

/// The objects of a project's file, by the rules of its format.
struct ProjectObjects {
  typealias Fields = [AnyHashable: Any]
  private let objects: [String: Fields]
  private let root: Fields
  /// Files and folders by the names of their objects.
  private var places: [String: URL] = [:]

  init?(_ data: Data, folder: URL) {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let fields = list as? Fields, let all = fields["objects"] as? Fields,
      let rootName = fields["rootObject"] as? String
    else { return nil }
    var objects: [String: Fields] = [:]
    for (name, object) in all {
      if let name = name as? String, let object = object as? Fields { objects[name] = object }
    }
    guard let root = objects[rootName] else { return nil }
    (self.objects, self.root) = (objects, root)
    let base = (root["projectDirPath"] as? String).flatMap { $0.isEmpty ? nil : $0 }
    let start = base.map { folder.appendingPathComponent($0) } ?? folder
    if let group = root["mainGroup"] as? String { place(group, in: start, start) }
  }

  private mutating func place(_ name: String, in folder: URL, _ start: URL) {
    guard places[name] == nil, let object = objects[name] else { return }
    let isFromStart = object["sourceTree"] as? String == "SOURCE_ROOT"
    var url = isFromStart ? start : folder
    if let path = object["path"] as? String { url = url.appendingPathComponent(path) }
    places[name] = Self.onDisk(url.standardizedFileURL)
    for child in object["children"] as? [String] ?? [] { place(child, in: url, start) }
  }

  /// The same file by the letters that it has on the disk: where Xcode writes a letter and its accent as two characters,
  /// a checkout may have one.
  private static func onDisk(_ url: URL) -> URL {
    let path = url.path
    guard path.utf8.contains(where: { $0 >= 128 }) else { return url }
    let others = [
      path.precomposedStringWithCanonicalMapping, path.decomposedStringWithCanonicalMapping,
    ]
    let isThere = FileManager.default.fileExists(atPath:)
    guard !isThere(path), let other = others.first(where: isThere) else { return url }
    return URL(fileURLWithPath: other).standardizedFileURL
  }

  var targets: [String] { root["targets"] as? [String] ?? [] }

  /// The folder that `path` names. A library's own example leads out of the library and in again by its name, as in
  /// `../../Popups`: where the checkout has another name, as those have that are unpacked, it is the library itself.
  static func package(at path: String, from folder: URL) -> URL {
    func hasManifest(_ url: URL) -> Bool {
      FileManager.default.fileExists(atPath: url.path + "/Package.swift")
    }
    let named = folder.appendingPathComponent(path).standardizedFileURL
    let steps = path.split(separator: "/")
    guard !hasManifest(named), steps.count > 1, steps.dropLast().allSatisfy({ $0 == ".." }) else {
      return named
    }
    let outer = steps.dropLast(2).reduce(folder) { folder, _ in folder.deletingLastPathComponent() }
    return hasManifest(outer) ? outer.standardizedFileURL : named
  }

  /// Folders with a manifest that the project names: as packages, or, in older projects, among its files.
  func packages(in folder: URL) -> [URL] {
    let named = objects.values.compactMap { object -> URL? in
      guard object["isa"] as? String == "XCLocalSwiftPackageReference",
        let path = object["relativePath"] as? String
      else { return nil }
      return Self.package(at: path, from: folder)
    }
    return Set(named + places.values).filter {
      FileManager.default.fileExists(atPath: $0.path + "/Package.swift")
    }
    .sorted { $0.path < $1.path }
  }

  func target(_ id: String, files: [URL]) -> ProjectTargets.Target? {
    guard let object = objects[id], let name = object["name"] as? String,
      let product = object["productType"] as? String
    else { return nil }
    let prefix = "com.apple.product-type."
    let kind = product.hasPrefix(prefix) ? String(product.dropFirst(prefix.count)) : product
    var own: Set<URL> = []
    for phase in object["buildPhases"] as? [String] ?? [] {
      guard let phase = objects[phase], phase["isa"] as? String == "PBXSourcesBuildPhase" else {
        continue
      }
      for file in phase["files"] as? [String] ?? [] {
        guard let build = objects[file], let reference = build["fileRef"] as? String,
          let url = places[reference]
        else { continue }
        let filters = build["platformFilters"] ?? build["platformFilter"]
        if Self.isForTelephones(filters) { own.insert(url) }
      }
    }
    let groups = object["fileSystemSynchronizedGroups"] as? [String] ?? []
    for group in groups {
      guard let folder = places[group] else { continue }
      own.formUnion(files.filter { $0.isBelow(folder) })
    }
    // An exception takes a file from the target that has its folder, and gives it to one that has not.
    for (group, exceptions) in exceptions(of: id) {
      guard let folder = places[group] else { continue }
      for path in exceptions {
        let url = folder.appendingPathComponent(path).standardizedFileURL
        let inside = files.filter { $0 == url || $0.isBelow(url) }
        if groups.contains(group) { own.subtract(inside) } else { own.formUnion(inside) }
      }
    }
    for (group, set) in exceptionSets(of: id) {
      guard let folder = places[group],
        let filters = set["platformFiltersByRelativePath"] as? Fields
      else { continue }
      for (path, filter) in filters where !Self.isForTelephones(filter) {
        guard let path = path as? String else { continue }
        let url = folder.appendingPathComponent(path).standardizedFileURL
        own = own.filter { $0 != url && !$0.isBelow(url) }
      }
    }
    return ProjectTargets.Target(
      name: name, kind: kind, platform: platform(of: object), files: own)
  }

  /// Whether what is built for some platforms only is built for iOS: `ios`, or a list that has it.
  private static func isForTelephones(_ filters: Any?) -> Bool {
    guard let filters else { return true }
    let names = filters as? [String] ?? (filters as? String).map { [$0] } ?? []
    return names.isEmpty || names.contains("ios")
  }

  private func exceptions(of target: String) -> [(group: String, paths: [String])] {
    exceptionSets(of: target).compactMap { group, set in
      (set["membershipExceptions"] as? [String]).map { (group, $0) }
    }
  }

  private func exceptionSets(of target: String) -> [(group: String, set: Fields)] {
    objects.flatMap { name, object -> [(String, Fields)] in
      (object["exceptions"] as? [String] ?? []).compactMap { set in
        objects[set].flatMap { $0["target"] as? String == target ? (name, $0) : nil }
      }
    }
  }

  private func platform(of target: Fields) -> String? {
    guard let list = target["buildConfigurationList"] as? String,
      let configurations = objects[list]?["buildConfigurations"] as? [String]
    else { return nil }
    let settings = configurations.compactMap { objects[$0]?["buildSettings"] as? Fields }
    return settings.compactMap { $0["SDKROOT"] as? String }.first
  }
}
