import Foundation
import ViewCatalog
@_spi(Runtime) import ViewRuntime

/// Bytes in one of the program's asset catalogues.
public final class NSDataAsset: @unchecked Sendable {
  public let name: String
  public let data: Data
  public var typeIdentifier: String { "public.data" }

  /// Nil where no catalogue has a data set of that name.
  @MainActor
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  @MainActor
  public init?(name: String, bundle: Bundle) {
    let folders = ViewHost.mainConfiguration.assetFolders
    guard let data = folders.lazy.compactMap({ Self.data(named: name, in: $0) }).first else {
      Reports.once("no data set named \"\(name)\" in the program's asset catalogues")
      return nil
    }
    self.name = name
    self.data = data
  }

  private struct Contents: Decodable {
    struct File: Decodable { var filename: String? }
    var data: [File]
  }

  private static func data(named name: String, in folder: URL) -> Data? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
      let set = folder.appendingPathComponent(catalogue).appendingPathComponent(name + ".dataset")
      guard
        let list = FileManager.default.contents(
          atPath: set.appendingPathComponent("Contents.json").path),
        let contents = try? JSONDecoder().decode(Contents.self, from: list),
        let file = contents.data.lazy.compactMap(\.filename).first
      else { continue }
      return FileManager.default.contents(atPath: set.appendingPathComponent(file).path)
    }
    return nil
  }
}
