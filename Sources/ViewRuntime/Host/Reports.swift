import Foundation

/// Tells the author of a program, once each, of what is not drawn as on Apple's platforms.
package enum Reports {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// Writes `message` to standard error unless it was written before.
  package static func once(_ message: String) {
    lock.lock()
    let isNew = told.insert(message).inserted
    lock.unlock()
    if isNew { FileHandle.standardError.write(Data("warning: \(message)\n".utf8)) }
  }
}
