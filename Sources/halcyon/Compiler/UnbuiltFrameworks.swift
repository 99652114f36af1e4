import Foundation
import SwiftLexing

/// Frameworks that a checkout has and that were not built with it (`Scripts/build --core`).
///
/// A program that asks for one is refused: what is drawn of it without the framework, as its `#if canImport` has it, would
/// not be what it draws once all are built.
struct UnbuiltFrameworks {
  /// As programs import them; none where Halcyon is installed, which is whole.
  let names: Set<String>
  private let installation: Installation

  /// Cost: listing two folders of some hundred names.
  init(of installation: Installation) {
    self.installation = installation
    func names(in folder: URL?) -> [String] {
      folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    }
    let folders = names(in: installation.package?.appendingPathComponent("Sources/Frameworks"))
    let built = Set(folders.isEmpty ? [] : names(in: installation.modules))
    let aliases = Dictionary(
      uniqueKeysWithValues: Installation.moduleAliases.map { ($0.value, $0.key) })
    self.names = Set(
      folders.filter { !Self.areInC.contains($0) && !built.contains($0 + ".swiftmodule") }
        .map { aliases[$0] ?? $0 })
  }

  /// Folders beside the frameworks that are none.
  private static let areInC: Set = ["CPhysics", "CSQLite"]

  /// Those that `files` import, or would if they could, in the order of the alphabet.
  func asked(by files: [URL], isRelease: Bool) -> [String] {
    guard !names.isEmpty else { return [] }
    var asked: Set<String> = []
    let sources = CompiledSource.all(in: files, isRelease: isRelease) { module in
      guard names.contains(module) else { return installation.canImport(module) }
      asked.insert(module)
      return true
    }
    for source in sources {
      for use in MissingImports.imports(in: source.tokens) where names.contains(use.module) {
        asked.insert(use.module)
      }
    }
    return asked.sorted()
  }

  /// Throws where `files` ask for one.
  func refuse(_ files: [URL], isRelease: Bool) throws(CommandFailure) {
    let asked = asked(by: files, isRelease: isRelease)
    guard let package = installation.package, !asked.isEmpty else { return }
    let list = asked.joined(separator: ", ")
    throw CommandFailure(
      .programMissing,
      "\(list) \(asked.count == 1 ? "is" : "are") not built: this checkout has SwiftUI, UIKit and Charts alone. "
        + "All frameworks, once: \(package.path)/Scripts/build")
  }
}
