import Foundation

/// A folder in which a program lies beside files that it finds in `Bundle.main`, for one run.
///
/// `Bundle.main` of a program without a bundle is the folder of its executable. That of the cache is shared by
/// all runs, so this one has a second name of the executable (a hard link, which costs nothing) and links to the
/// files.
struct ResourceFolder {
  /// The program to run.
  let executable: URL
  private let folder: URL

  /// - Parameter files: each is found by its own name.
  init(for program: URL, files: [URL]) throws(CommandFailure) {
    // Beside the program's own folder in the cache, which clears away what a killed run has left.
    let home = program.deletingLastPathComponent()
    folder = home.deletingLastPathComponent().appendingPathComponent(
      "\(home.lastPathComponent).run.\(getpid()).\(UInt32.random(in: 0...(.max)))")
    executable = folder.appendingPathComponent(program.lastPathComponent)
    do { try Self.fill(folder, program, executable, files) } catch {
      try? FileManager.default.removeItem(at: folder)
      throw CommandFailure(
        .outputUnwritable,
        "The program's files cannot be laid beside it in \(folder.path): \(error.localizedDescription)"
      )
    }
  }

  private static func fill(
    _ folder: URL, _ program: URL, _ executable: URL, _ files: [URL]
  ) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: false)
    do { try manager.linkItem(at: program, to: executable) } catch {
      try manager.copyItem(at: program, to: executable)
    }
    // What it has beside it in the cache, such as its shaders.
    let home = program.deletingLastPathComponent()
    for name in try manager.contentsOfDirectory(atPath: home.path)
    where name != program.lastPathComponent && !name.hasPrefix(".") {
      try manager.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: home.appendingPathComponent(name))
    }
    for file in files {
      let place = folder.appendingPathComponent(file.lastPathComponent)
      try? manager.removeItem(at: place)
      try manager.createSymbolicLink(at: place, withDestinationURL: file)
    }
  }

  /// Takes the folder away; what it links to stays.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
