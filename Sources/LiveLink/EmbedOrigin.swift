/// Who may show the page inside of a page of their own: one origin, as `Content-Security-Policy` and `postMessage`
/// take it. `https://example.com`, `http://localhost:3000`, `vscode-webview://0a1b2c`.
package struct EmbedOrigin: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Nil for what is not exactly one origin: no wildcard, no path, no credentials.
  package init?(_ text: String) {
    let origin = text.lowercased()
    let form =
      /[a-z][a-z0-9+.\-]*:\/\/([a-z0-9](?:[a-z0-9.\-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::([0-9]{1,5}))?/
    guard let match = origin.wholeMatch(of: form) else { return nil }
    if let digits = match.output.2 {
      guard let port = Int(digits), (1...65535).contains(port) else { return nil }
    }
    // Pages that come from nowhere have none.
    guard !["data", "file", "javascript", "blob", "about"].contains(origin.prefix { $0 != ":" })
    else { return nil }
    description = origin
  }
}
