import Foundation

/// Says what of a framework does nothing here: there is no sensor, shop or lock screen to ask.
///
/// Such calls change no picture, so they are silent unless the command is told `--verbose`; then each is told once.
package enum Inert {
  /// The environment variable by which the command asks for these lines.
  package static let variable = "HALCYON_VERBOSE"
  package static let isVerbose = ProcessInfo.processInfo.environment[variable] != nil
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var told: Set<String> = []

  /// Writes `framework: reason` to standard error, once, where somebody asked for it.
  package static func note(_ framework: String, _ reason: String) {
    guard isVerbose else { return }
    let line = "note: \(framework): \(reason)\n"
    lock.lock()
    let isNew = told.insert(line).inserted
    lock.unlock()
    if isNew { FileHandle.standardError.write(Data(line.utf8)) }
  }

  /// Writes a line each time, where somebody asked for it: what a program logs.
  package static func log(_ line: String) {
    if isVerbose { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  /// Writes `warning: reason` to standard error, once: what a film would have to sound or look like with it.
  package static func warn(_ reason: String) {
    let line = "warning: \(reason)\n"
    lock.lock()
    let isNew = told.insert(line).inserted
    lock.unlock()
    if isNew { FileHandle.standardError.write(Data(line.utf8)) }
  }
}
