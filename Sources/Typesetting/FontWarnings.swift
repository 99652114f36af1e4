import Foundation

/// Says each thing that is wrong with fonts once, on stderr.
enum FontWarnings {
  private static let said = Locked(Set<String>())

  static func warn(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("halcyon: warning: \(message)\n".utf8))
  }
}
