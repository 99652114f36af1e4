import CDigest
import Foundation

/// SHA-256 of several contents, one after the other; what `sha256sum` prints for a single file.
struct Digest {
  private let state: OpaquePointer

  /// Throws where there is no memory.
  private init() throws(CommandFailure) {
    guard let state = digest_create() else {
      throw CommandFailure(.internalError, "There is not enough memory for a checksum.")
    }
    self.state = state
  }

  private func finish() -> String {
    var text = [CChar](repeating: 0, count: 65)
    digest_finish(state, &text)
    return String(decoding: text.prefix(64).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// 64 hexadecimal digits for a text.
  static func of(_ text: String) throws(CommandFailure) -> String {
    let digest = try Digest()
    let bytes = Array(text.utf8)
    digest_add(digest.state, bytes, bytes.count)
    return digest.finish()
  }

  /// For the contents of files, in this order; nil when one of them cannot be read.
  static func of(files: [String]) throws(CommandFailure) -> String? {
    let digest = try Digest()
    let isWhole = files.allSatisfy { digest_add_file(digest.state, $0) }
    let text = digest.finish()
    return isWhole ? text : nil
  }
}
