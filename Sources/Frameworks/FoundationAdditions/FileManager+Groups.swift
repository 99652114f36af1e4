import Foundation

extension FileManager {
  /// The folder that a group of programs shares: one in the program's own home, since there are no others here. It is made
  /// where it is not there yet. nil without an identifier.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/") else { return nil }
    let folder = URL.libraryDirectory
      .appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
