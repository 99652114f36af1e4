import Foundation
import FoundationNetworking

/// Reads the title of a page. Its pictures are not looked for.
///
/// The page comes as any other of the network does: only where the command has been told `--network`.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  // Set before a page is asked for.
  open var timeout: TimeInterval = 30
  open var shouldFetchSubresources = true
  private let lock = NSLock()
  // Read and written under the lock.
  private var task: URLSessionDataTask?
  private var isCancelled = false

  public override init() {}

  /// Calls `completionHandler` on a queue of its own.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let request = URLRequest(url: url, timeoutInterval: timeout)
    let task = URLSession.shared.dataTask(with: request) { [self] data, response, _ in
      let cancelled = lock.withLock { isCancelled }
      guard let data, !cancelled else {
        let code: LPError.Code = cancelled ? .metadataFetchCancelled : .metadataFetchFailed
        return completionHandler(nil, LPError(code))
      }
      let metadata = LPLinkMetadata()
      metadata.originalURL = url
      metadata.url = response?.url ?? url
      metadata.title = PageTitle.title(of: String(decoding: data, as: UTF8.self))
      completionHandler(metadata, nil)
    }
    lock.withLock { self.task = task }
    task.resume()
  }

  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: url) { metadata, error in
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.metadataFetchFailed))
        }
      }
    }
  }

  open func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    task?.cancel()
  }
}

enum PageTitle {
  /// What a page calls itself: to those who show links to it, `og:title`, else its `title`; nil where it says neither.
  static func title(of page: String) -> String? {
    let meta = page.matches(of: #/<meta\s[^>]*>/#.ignoresCase()).lazy.map(\.output)
      .first { $0.contains(#/property\s*=\s*["']og:title["']/#.ignoresCase()) }
    if let content = meta?.firstMatch(of: #/content\s*=\s*"([^"]*)"/#.ignoresCase())?.output.1 {
      return plain(content)
    }
    let title = page.firstMatch(
      of: #/<title[^>]*>(.*?)<\/title>/#.ignoresCase().dotMatchesNewlines())
    return title.map { plain($0.output.1) }
  }

  private static func plain(_ text: Substring) -> String {
    let names = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
      ("&amp;", "&"),
    ]
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return names.reduce(words) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
