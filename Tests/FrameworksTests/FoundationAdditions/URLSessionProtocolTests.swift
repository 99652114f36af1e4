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

extension URLSession {
  /// As programs write it who wish for the bytes alone.
  fileprivate func data(for request: URLRequest) async throws -> Data {
    let (data, _) = try await self.data(for: request)
    return data
  }
}

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

  @Test("A method of the program's own with another result goes before ours, and may call it")
  func ownMethods() async throws {
    let url = try #require(URL(string: "data:text/plain,words"))
    let data = try await URLSession.shared.data(for: URLRequest(url: url))
    #expect(data.count == 5)
  }

  @Test("A cache may be made for a folder")
  func cache() {
    let cache = URLCache(
      memoryCapacity: 1 << 20, diskCapacity: 1 << 20,
      directory: FileManager.default.temporaryDirectory)
    #expect(cache.memoryCapacity == 1 << 20)
  }
}
