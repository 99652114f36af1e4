import Foundation
import Glibc

/// A program with its resources beside it, which is what Foundation takes for the main bundle.
struct ProgramBundle {
  var executable: URL
  var resources: ResourceList
  var settings: BuildSettings

  /// The executable within the bundle. Made once: its files are links, so what they hold may change. Made anew where it is
  /// damaged.
  func make() throws -> URL {
    if resources.isEmpty && settings.isEmpty { return executable }
    var hash = ContentHash()
    for line in resources.identity + settings.identity { hash.add(line) }
    for catalogue in catalogues {
      hash.add(FileManager.default.contents(atPath: catalogue.path) ?? Data())
    }
    if let file = resources.information, let data = FileManager.default.contents(atPath: file.path)
    {
      hash.add(data)
    }
    let entry = executable.deletingLastPathComponent()
    let bundle = entry.appendingPathComponent("bundle-\(hash.name)")
    let program = bundle.appendingPathComponent("program")
    // Beside it: what lies in it the program sees.
    let seal = CacheSeal.place(for: bundle)
    if CacheSeal.isWhole(bundle, sealedBy: seal) { return program }
    let workshop = entry.appendingPathComponent(
      "bundle-\(getpid()).\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: workshop) }
    try place(executable, in: workshop, as: "program")
    let shaders = entry.appendingPathComponent("shaders")
    if FileManager.default.fileExists(atPath: shaders.path) {
      try FileManager.default.createSymbolicLink(
        at: workshop.appendingPathComponent("shaders"), withDestinationURL: shaders)
    }
    try settings.informationList(from: resources.information)?
      .write(to: workshop.appendingPathComponent("Info.plist"))
    try resources.link(into: workshop)
    try addTables(to: workshop)
    try CacheSeal(of: workshop).write(to: seal)
    // Fails when another run was faster: its bundle is the same.
    rename(workshop.path, bundle.path)
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : executable
  }

  private var catalogues: [URL] {
    Set(resources.entries.values.filter { $0.pathExtension == "xcstrings" })
      .sorted { $0.path < $1.path }
  }

  /// Writes the tables of the program's string catalogues, but for those that the program has itself.
  private func addTables(to folder: URL) throws {
    for catalogue in catalogues {
      let data = FileManager.default.contents(atPath: catalogue.path) ?? Data()
      let name = catalogue.deletingPathExtension().lastPathComponent
      for (path, table) in StringCatalogueFiles.tables(of: data, named: name) {
        let place = folder.appendingPathComponent(path)
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try table.write(to: place)
      }
    }
  }

  /// One file under two names, unless the file system has none.
  private func place(_ file: URL, in folder: URL, as name: String) throws {
    let place = folder.appendingPathComponent(name)
    if Glibc.link(file.path, place.path) != 0 {
      try FileManager.default.copyItem(at: file, to: place)
    }
  }
}
