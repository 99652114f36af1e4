import Foundation
import Typesetting
import ViewRuntime

/// The font files that lie beside a program.
enum UserFonts {
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var registered: Set<URL> = []

  /// Makes the fonts in `folders` known by their names; each folder is looked through once.
  static func register(in folders: [URL]) {
    lock.lock()
    defer { lock.unlock() }
    for folder in folders where registered.insert(folder).inserted {
      FontLibrary.shared.registerFonts(in: folder)
    }
  }
}
