import Foundation

/// The settings of an Xcode project that its program can read: versions, names.
package struct BuildSettings: Equatable, Sendable {
  private(set) var values: [String: String] = [:]
  /// Packages that the project takes from elsewhere: address, and the version rule as a manifest writes it.
  private(set) var packages: [RemotePackage] = []

  package struct RemotePackage: Equatable, Sendable {
    var address: String
    var requirement: String
  }

  var isEmpty: Bool { values.isEmpty }
  var identity: [String] { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }

  /// How the project has its app compiled, as far as it decides which programs are well formed. Whose version is 6 has default
  /// arguments that are run where their function is.
  var flags: [String] {
    var flags: [String] = []
    if values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      flags += ["-default-isolation", "MainActor"]
    }
    if values["SWIFT_VERSION"]?.hasPrefix("6") == true {
      flags += ["-enable-upcoming-feature", "IsolatedDefaultValues"]
      flags += ["-enable-upcoming-feature", "GlobalActorIsolatedTypesUsability"]
    }
    if values["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES" {
      flags += ["-enable-upcoming-feature", "InferIsolatedConformances"]
      flags += ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
    }
    return flags
  }

  package init() {}

  /// Of the first project in `folder`; nothing where there is none.
  package init(projectIn folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard
      let project = names.sorted().first(where: {
        $0.hasSuffix(".xcodeproj") && !$0.hasSuffix("Pods.xcodeproj")
      })
    else { return }
    let file = folder.appendingPathComponent(project).appendingPathComponent("project.pbxproj")
    values["PRODUCT_NAME"] = (project as NSString).deletingPathExtension
    guard let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (list as? [AnyHashable: Any])?["objects"] as? [AnyHashable: Any]
    else { return }
    for object in objects.values.compactMap({ $0 as? [AnyHashable: Any] }) { read(object) }
    packages.sort { $0.address < $1.address }
  }

  private mutating func read(_ object: [AnyHashable: Any]) {
    if let settings = object["buildSettings"] as? [AnyHashable: Any] {
      for (key, value) in settings {
        guard let key = key as? String, let value = value as? String, Self.isRead(key) else {
          continue
        }
        // Tests may be of an older version than their app.
        if key == "SWIFT_VERSION", let known = values[key] {
          values[key] = max(known, value)
          continue
        }
        // The app's settings stand in several configurations; those of its tests have longer names.
        if let known = values[key], known.count <= value.count, key != "PRODUCT_NAME" { continue }
        if value != "$(TARGET_NAME)" { values[key] = value }
      }
    }
    if object["isa"] as? String == "XCRemoteSwiftPackageReference",
      let address = object["repositoryURL"] as? String
    {
      packages.append(
        RemotePackage(
          address: address, requirement: Self.requirement(object["requirement"])))
    }
  }

  private static func isRead(_ key: String) -> Bool {
    [
      "SWIFT_VERSION", "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_APPROACHABLE_CONCURRENCY",
      "MARKETING_VERSION", "CURRENT_PROJECT_VERSION", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_NAME",
    ]
    .contains(key) || key.hasPrefix("INFOPLIST_KEY_")
  }

  private static func requirement(_ value: Any?) -> String {
    let fields = value as? [AnyHashable: Any] ?? [:]
    let text = { (key: String) in fields[key] as? String ?? "" }
    switch text("kind") {
    case "exactVersion": return "exact: \"\(text("version"))\""
    case "branch": return "branch: \"\(text("branch"))\""
    case "revision": return "revision: \"\(text("revision"))\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
    case "versionRange":
      return "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
    default: return "from: \"\(text("minimumVersion"))\""
    }
  }

  // MARK: The property list

  /// `Light` or `Dark`, where the program is to be shown so whatever its user prefers.
  func userInterfaceStyle(in file: URL?) -> String? {
    let key = "UIUserInterfaceStyle"
    let own = file.flatMap { FileManager.default.contents(atPath: $0.path) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    return own?[key] as? String ?? values["INFOPLIST_KEY_" + key]
  }

  /// The keys that Xcode writes into each program's list, those of the settings, and those of `file`, with the
  /// settings' values in the places of their names.
  func informationList(from file: URL?) throws -> Data? {
    var list: [String: Any] = [
      "CFBundleShortVersionString": values["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": values["CURRENT_PROJECT_VERSION"] ?? "1",
      "CFBundleIdentifier": values["PRODUCT_BUNDLE_IDENTIFIER"] ?? "com.example.program",
      "CFBundleName": values["PRODUCT_NAME"] ?? "Program",
      "CFBundleExecutable": "program",
    ]
    for (key, value) in values where key.hasPrefix("INFOPLIST_KEY_") {
      list[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
    }
    if let file, let data = FileManager.default.contents(atPath: file.path),
      let own = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let own = own as? [String: Any]
    {
      list.merge(own.mapValues(replaced)) { $1 }
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  private func replaced(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(replaced) }
    if let fields = value as? [String: Any] { return fields.mapValues(replaced) }
    guard let text = value as? String, text.contains("$(") else { return value }
    return text.replacing(/\$\(([A-Za-z_]+)(?::[a-z0-9]+)?\)/) { match in
      values[String(match.output.1)] ?? ""
    }
  }
}
