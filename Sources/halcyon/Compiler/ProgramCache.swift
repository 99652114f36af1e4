import Foundation

/// Compiled programs by content: `programs/<key>/program` in the user's cache folder.
///
/// Two runs may compile the same program at once: each builds in a folder of its own, and the
/// first to rename it wins. A program is removed when it was not run for a month, or when
/// sixty-four others were run since.
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

  /// Shared by all compilations; the compiler keeps it safe.
  package var moduleCache: URL { folder.appendingPathComponent("modules") }
  private var programs: URL { folder.appendingPathComponent("programs") }

  /// The executable under `key`, if it is there; marks it as used.
  package func program(for key: String) -> URL? {
    let entry = programs.appendingPathComponent(key)
    let executable = entry.appendingPathComponent("program")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else { return nil }
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
    } catch {
      throw Self.isInterruption(error) ? error : CacheRoom(folder: folder).shortage ?? error
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

  private static func isInterruption(_ error: any Error) -> Bool {
    let codes = [CommandFailure.Code.interrupted.rawValue, CommandFailure.Code.terminated.rawValue]
    return (error as? CommandFailure).map { codes.contains($0.code) } ?? false
  }

  /// A file with that content, under a folder named after it.
  func addSource(_ data: Data, named name: String) throws -> URL {
    var hash = ContentHash()
    hash.add(data)
    let file = folder.appendingPathComponent("sources").appendingPathComponent(hash.name)
      .appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) { return file }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw unwritable
    }
    return file
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
