import Foundation
import FoundationNetworking

extension URLCache {
  /// A cache in a folder, as Apple's Foundation names it.
  /// - Parameters:
  ///   - memoryCapacity: in bytes.
  ///   - diskCapacity: in bytes.
  ///   - directory: where files are kept; a folder of the system's choice where it is nil.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
