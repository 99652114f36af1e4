import Foundation

extension URL {
  /// Opens a file that a user chose to the program. All files are open to it here.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  public func stopAccessingSecurityScopedResource() {}
}
