import Foundation
import Synchronization

/// A folder of a test's own, gone when the test is.
package final class TemporaryFolder: Sendable {
  package let url: URL

  /// How many there were. Chance would not tell them apart: where a run holds it, two tests draw the same.
  private static let count = Atomic(0)

  package init() throws {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("halcyon-test-\(getpid())-\(number)")
    // One that an earlier process of this number has left.
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// The path of a file in it, which need not be there.
  package func file(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// A file's bytes; none when it is not there.
  package func bytes(_ name: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: file(name)) ?? Data())
  }

  /// Writes a file, with the folders around it, and answers its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Names of what lies in it, hidden files too, in order.
  package var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
