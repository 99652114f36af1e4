import Foundation

/// Compiled programs by content: `programs/<key>/program` in the user's cache folder.
///
/// Two runs may compile the same program at once: each builds in a folder of its own, and the
/// first to rename it wins. A program is removed when it was not run for a month, or when
/// sixty-four others were run since. What is found is what was kept: a damaged program is taken away.
package struct ProgramCache: Sendable {
  package var folder: URL
  private static let keptCount = 64
  private static let keptSeconds: TimeInterval = 30 * 24 * 3600
  /// Longer than any compilation.
  private static let abandonedSeconds: TimeInterval = 3600

  package init(folder: URL) { self.folder = folder }

  /// `$XDG_CACHE_HOME/halcyon`, or `~/.cache/halcyon`.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ProgramCache {
    let base: URL
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      base = URL(fileURLWithPath: cache, isDirectory: true)
    } else {
      let home = environment["HOME"] ?? NSHomeDirectory()
      base = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".cache")
    }
    return ProgramCache(folder: base.appendingPathComponent("halcyon"))
  }

  /// What programs were answered by the network.
  package var networkAnswers: URL { folder.appendingPathComponent("network") }

  /// Shared by all compilations.
  package var moduleCache: URL { modules.folder }
  var modules: ModuleCache { ModuleCache(folder: folder.appendingPathComponent("modules")) }
  private var programs: URL { folder.appendingPathComponent("programs") }

  /// The executable under `key`, if it is there with all that was kept beside it; marks it as used.
  package func program(for key: String) -> URL? {
    let entry = programs.appendingPathComponent(key)
    let executable = entry.appendingPathComponent("program")
    guard CacheSeal.isWhole(entry),
      FileManager.default.isExecutableFile(atPath: executable.path)
    else { return nil }
    utimes(entry.path, nil)
    return executable
  }

  /// Has `build` make an executable at the URL it is given, and keeps that under `key`.
  package func addProgram(
    for key: String, build: (URL) throws -> Void
  ) throws -> URL {
    let workshop = programs.appendingPathComponent(
      "\(key).\(getpid()).\(UInt32.random(in: 0...(.max)))")
    do {
      try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
    } catch {
      throw unwritable
    }
    defer { try? FileManager.default.removeItem(at: workshop) }
    do {
      try build(workshop.appendingPathComponent("program"))
      try CacheSeal.seal(workshop)
    } catch {
      throw CommandFailure.isInterruption(error)
        ? error : CacheRoom(folder: folder).shortage ?? error
    }
    let entry = programs.appendingPathComponent(key)
    // Fails when another run was faster: its program is the same.
    rename(workshop.path, entry.path)
    prune()
    guard let executable = program(for: key) else {
      throw CommandFailure(
        .outputUnwritable, "The compiled program could not be kept in \(entry.path).")
    }
    return executable
  }

  private var unwritable: CommandFailure {
    CacheRoom(folder: folder).shortage
      ?? CommandFailure(
        .outputUnwritable,
        "The cache folder \(folder.path) cannot be written. Set XDG_CACHE_HOME to another folder.")
  }

  /// A file with that content, under a folder named after it.
  func addSource(_ data: Data, named name: String) throws -> URL {
    var hash = ContentHash()
    hash.add(data)
    let file = folder.appendingPathComponent("sources").appendingPathComponent(hash.name)
      .appendingPathComponent(name)
    // Its name says what it should hold, and another file may be there in its place.
    if FileManager.default.contents(atPath: file.path) == data { return file }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw unwritable
    }
    return file
  }

  /// What `keep` has put into `file` of the cache's folder; nil where that is not there, or no longer the same.
  func kept(in file: String) -> Data? {
    let place = folder.appendingPathComponent(file)
    return CacheSeal.isWholeFile(place) ? FileManager.default.contents(atPath: place.path) : nil
  }

  /// Puts `data` into `file` of the cache's folder, if it can be written there.
  func keep(_ data: Data, in file: String) {
    let place = folder.appendingPathComponent(file)
    try? FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: place, options: .atomic)
    try? CacheSeal.seal(place, becoming: place)
  }

  private func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: programs.path)) ?? []
    let now = Date()
    var kept: [(url: URL, age: TimeInterval)] = []
    for name in names {
      let url = programs.appendingPathComponent(name)
      let used = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate]
      let age = now.timeIntervalSince(used as? Date ?? now)
      if name.contains(".") {
        if age > ProgramCache.abandonedSeconds { try? FileManager.default.removeItem(at: url) }
      } else {
        kept.append((url, age))
      }
    }
    kept.sort { $0.age < $1.age }
    for (index, entry) in kept.enumerated()
    where index >= ProgramCache.keptCount || entry.age > ProgramCache.keptSeconds {
      try? FileManager.default.removeItem(at: entry.url)
    }
  }
}
