import CVirtualTime
import Foundation

/// Numbers that copies of this process tell it, in the order in which they do.
///
/// They stand in a file in memory that all have open: copies that go back to their beginning may have no memory in common.
package struct CopyWords: Sendable {
  /// Nil where the system allows no further file: then nothing is told.
  private let file: FileHandle?

  /// To be made before the copies.
  package init() {
    let descriptor = halcyon_copies_file_create()
    file = descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// How many there are.
  package var count: Int {
    Int((try? file?.seekToEnd()) ?? 0) / MemoryLayout<UInt64>.size
  }

  /// Adds some, in a copy.
  package func append(_ words: [UInt64]) {
    guard let file, !words.isEmpty else { return }
    try? words.withUnsafeBytes { try file.write(contentsOf: Data($0)) }
  }

  /// Answers all, and has none afterwards. To be called while there is no copy.
  package func take() -> [UInt64] {
    guard let file, (try? file.seek(toOffset: 0)) != nil, let data = try? file.readToEnd() else {
      return []
    }
    try? file.truncate(atOffset: 0)
    return data.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
  }
}
