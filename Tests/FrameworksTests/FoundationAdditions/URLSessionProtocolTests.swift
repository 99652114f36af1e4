import Foundation
import FoundationAdditions
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What programs put in a session's place in their tests.
private protocol Loader: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loader {}

@Suite("Sessions behind protocols")
struct URLSessionProtocolTests {
  @Test("A session meets a program's protocol whose methods have no delegate, and answers by it")
  func protocols() async throws {
    let loader: any Loader = URLSession.shared
    let nowhere = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: URLError.self) { try await loader.data(from: nowhere) }
    await #expect(throws: URLError.self) {
      try await loader.data(for: URLRequest(url: nowhere))
    }
  }
}
