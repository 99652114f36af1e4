import Foundation

/// What a `Package.swift` says, as the package manager prints it.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    struct Setting: Decodable {
      var tool: String
      var kind: [String: Value]
      /// `{"_0": "NAME"}`, or several names.
      struct Value: Decodable {
        var name: String?
        private enum CodingKeys: String, CodingKey { case name = "_0" }
        init(from decoder: any Decoder) throws {
          name = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
        }
      }
    }
    var name: String
    var type: String
    var path: String?
    var exclude: [String]?
    var settings: [Setting]?
  }

  struct Dependency: Decodable {
    struct Folder: Decodable { var path: String }
    struct Remote: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { var urlString: String }
        var remote: [Address]?
      }
      struct Requirement: Decodable {
        struct Range: Decodable { var lowerBound, upperBound: String }
        var range: [Range]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?

        /// As a manifest writes it.
        var text: String {
          if let range = range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
          if let exact = exact?.first { return "exact: \"\(exact)\"" }
          if let branch = branch?.first { return "branch: \"\(branch)\"" }
          return "revision: \"\(revision?.first ?? "")\""
        }
      }
      var location: Location
      var requirement: Requirement
    }
    var fileSystem: [Folder]?
    var sourceControl: [Remote]?
  }

  struct ToolsVersion: Decodable {
    var version: String
    private enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  var name: String
  var targets: [Target]
  var dependencies: [Dependency]
  var toolsVersion: ToolsVersion

  var remotePackages: [BuildSettings.RemotePackage] {
    dependencies.flatMap { $0.sourceControl ?? [] }.compactMap { remote in
      remote.location.remote?.first.map {
        BuildSettings.RemotePackage(address: $0.urlString, requirement: remote.requirement.text)
      }
    }
  }

  /// Reads the manifest in `folder`: about a second, or a millisecond once it is known.
  static func read(in folder: URL, cache: ProgramCache) throws -> PackageManifest {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard let source = FileManager.default.contents(atPath: manifest.path) else {
      throw CommandFailure(.inputMissing, "\(manifest.path) cannot be read.")
    }
    var hash = ContentHash()
    hash.add(source)
    hash.add(folder.path)
    let kept = "manifests/\(hash.name).json"
    if let data = cache.kept(in: kept),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
    {
      return manifest
    }
    guard let swift = Installation.findProgram("swift") else {
      throw CommandFailure(.programMissing, "swift is not on the PATH: it reads \(manifest.path).")
    }
    let arguments = ["package", "--package-path", folder.path, "dump-package"]
    let output = try Tool(swift, arguments).output()
    // Lines before the first brace are about what was built to read it.
    let text = output.text.firstIndex(of: "{").map { output.text[$0...] } ?? ""
    guard output.status == 0,
      let read = try? JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    else {
      throw CommandFailure(
        .usage,
        "\(manifest.path) cannot be read. See why: swift package --package-path \(folder.path) dump-package"
      )
    }
    cache.keep(Data(text.utf8), in: kept)
    return read
  }
}
