import Testing

@testable import LiveLink

@Suite("Who may show the page inside of another")
struct EmbedOriginTests {
  @Test(
    "One origin is taken as it is",
    arguments: [
      "https://example.com", "http://localhost:3000", "http://127.0.0.1:8080", "https://[::1]:443",
      "vscode-webview://0a1b2c3d", "vscode-file://vscode-app",
    ])
  func origins(_ text: String) { #expect(EmbedOrigin(text)?.description == text) }

  @Test("Letters are small, as browsers write them")
  func lowercase() {
    #expect(EmbedOrigin("HTTPS://Example.COM")?.description == "https://example.com")
  }

  @Test(
    "What is not exactly one origin is refused",
    arguments: [
      "", "*", "null", "'none'", "'self'", "https:", "https://", "https://*",
      "https://*.example.com",
      "https://example.com/", "https://example.com/page", "https://user@example.com",
      "https://example.com:0", "https://example.com:99999", "https://example.com:",
      "https://a.com https://b.com", "https://a.com;script-src", "https://a.com\r\nX: y",
      "example.com",
      "data://x", "file://x", "javascript://x", "https://-", "https://ex ample.com",
    ])
  func refusals(_ text: String) { #expect(EmbedOrigin(text) == nil) }
}
