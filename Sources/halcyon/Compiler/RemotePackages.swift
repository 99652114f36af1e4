import Foundation
import Synchronization

/// Packages that a program takes from elsewhere, fetched by the package manager into the cache.
struct RemotePackages {
  var packages: [BuildSettings.RemotePackage]
  var cache: ProgramCache

  /// The folders of all of them and of those that they need.
  ///
  /// - Parameter names: the modules for whose sake they are fetched, for the message where that fails.
  func checkouts(for names: [String]) throws -> [URL] {
    var hash = ContentHash()
    let lines = packages.map { ".package(url: \"\($0.address)\", \($0.requirement))" }.sorted()
    for line in lines { hash.add(line) }
    let folder = cache.folder.appendingPathComponent("checkouts/\(hash.name)")
    let checkouts = folder.appendingPathComponent(".build/checkouts")
    let done = folder.appendingPathComponent("done")
    if let failure = Self.failures.withLock({ $0[hash.name] }), failure.until > Date() {
      throw failure.failure
    }
    if CacheSeal(reading: done)?.holds(in: checkouts) != true {
      try? FileManager.default.removeItem(at: folder)
      do { try fetch(lines, into: folder, for: names) } catch let failure as CommandFailure
        where failure.isForWantOfModules
      {
        let until = Date(timeIntervalSinceNow: Self.patience)
        Self.failures.withLock { $0[hash.name] = (failure, until) }
        throw failure
      }
      // What the package manager keeps for itself beside the sources changes with its use.
      try CacheSeal(of: checkouts, without: ".git").write(to: done)
    }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    return found.sorted().map { checkouts.appendingPathComponent($0).resolvingSymlinksInPath() }
  }

  /// What could not be fetched of late: a live session asks again at each edit, and each try takes seconds.
  private static let failures = Mutex<[String: (failure: CommandFailure, until: Date)]>([:])
  /// Seconds for which a failure is believed.
  private static let patience = 60.0

  private func fetch(_ lines: [String], into folder: URL, for names: [String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let manifest = """
      // swift-tools-version: 6.0
      \("import") PackageDescription
      let package = Package(
        name: "Fetched", dependencies: [
          \(lines.joined(separator: ",\n    "))
        ], targets: [])

      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    guard let swift = Installation.findProgram("swift") else {
      throw CommandFailure(.programMissing, "swift is not on the PATH: it fetches packages.")
    }
    FileHandle.standardError.write(
      Data("fetching \(packages.count) packages for \(names.joined(separator: ", "))\n".utf8))
    let output = try Tool(swift, ["package", "--package-path", folder.path, "resolve"])
      .output(errors: true)
    guard output.status == 0 else {
      let addresses = packages.map { "  \($0.address)" }.joined(separator: "\n")
      let reason = output.text.split(separator: "\n").first { $0.contains("error:") } ?? ""
      throw CommandFailure(
        lackingModules:
          "\(names.joined(separator: ", ")) would come from packages that cannot be fetched:\n\(addresses)\n\(reason)"
      )
    }
  }
}
