import Foundation

/// Tells the author of a program, once each, of what is not drawn as on Apple's platforms.
package enum Reports {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// What a program says in a message may be of any length.
  private static let longest = 400

  /// Writes `message` to standard error unless it was written before; its first 400 characters, where it is longer.
  package static func once(_ message: String) {
    lock.lock()
    let isNew = told.insert(message).inserted
    lock.unlock()
    guard isNew else { return }
    let shown = message.count > longest ? message.prefix(longest) + "…" : message[...]
    FileHandle.standardError.write(Data("warning: \(shown)\n".utf8))
  }
}
