import Foundation

/// Which Swift a toolchain is. Modules of one version are read by that version alone.
struct CompilerVersion: Equatable, CustomStringConvertible {
  /// As in `6.3.1`.
  var description: String

  init?(_ text: String) {
    guard let match = text.firstMatch(of: /Swift version (\d+(?:\.\d+)*)/) else { return nil }
    description = String(match.1)
  }

  /// The version of the toolchain that `compiler` belongs to, from the head of its standard library's interface:
  /// no program is started. Nil where there is none.
  init?(of compiler: URL) {
    let folder = Installation.swiftModules(of: compiler)
      .appendingPathComponent("Swift.swiftmodule")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard
      let name = names.sorted().first(where: {
        $0.hasSuffix(".swiftinterface") && !$0.contains(".private.")
      }), let file = FileHandle(forReadingAtPath: folder.appendingPathComponent(name).path),
      let head = try? file.read(upToCount: 512)
    else { return nil }
    self.init(String(decoding: head, as: UTF8.self))
  }
}

extension Installation {
  /// Where an installed Halcyon says which Swift it was built with.
  private var versionFile: URL { products.appendingPathComponent("swift-version") }

  /// Refuses a compiler that cannot read Halcyon's modules.
  func checkVersion() throws(CommandFailure) {
    guard let text = try? String(contentsOf: versionFile, encoding: .utf8),
      let needed = CompilerVersion(text), let found = CompilerVersion(of: compiler), found != needed
    else { return }
    throw CommandFailure(
      .programMissing,
      "\(compiler.path) is Swift \(found), and this Halcyon needs Swift \(needed): install it from "
        + "https://swift.org/install and put its usr/bin first on the PATH.")
  }
}
