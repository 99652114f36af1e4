import Foundation
import FoundationNetworking

// Sessions of a program's own go through the same gate to the network as `URLSession.shared`. These initializers have the
// signatures of FoundationNetworking's and stand before them for whoever does not import that module by name.
extension URLSession {
  /// A session with a behaviour of its own.
  public convenience init(configuration: URLSessionConfiguration) {
    self.FoundationNetworking::init(configuration: configuration.throughGate)
  }

  /// A session with a behaviour of its own that tells `delegate` what happens, on `queue`.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.FoundationNetworking::init(
      configuration: configuration.throughGate, delegate: delegate, delegateQueue: queue)
  }
}

// Foundation writes downloads to files by its own protocols only; what comes through the gate is written here.
extension URLSession {
  /// Writes what is at an address to a file, which the caller moves or deletes.
  ///
  /// - Throws: `URLError`, or why the file cannot be written.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Writes the answer to a request to a file, which the caller moves or deletes.
  ///
  /// - Throws: `URLError`, or why the file cannot be written.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    guard NetworkAccess.gate != nil else {
      return try await self.FoundationNetworking::download(for: request, delegate: delegate)
    }
    let (data, response) = try await data(for: request, delegate: delegate)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
    try data.write(to: file)
    return (file, response)
  }
}

// As the methods with a delegate, which protocols of a program's own without one are not met by: tests of programs have a
// session behind such a protocol. A method of a program's own with the same name and another result goes before them, as it
// does where these are not.
extension URLSession {
  @_disfavoredOverload
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await self.FoundationNetworking::data(for: request, delegate: nil)
  }

  @_disfavoredOverload
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await self.FoundationNetworking::data(from: url, delegate: nil)
  }

  @_disfavoredOverload
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (
    Data, URLResponse
  ) {
    try await self.FoundationNetworking::upload(for: request, from: bodyData, delegate: nil)
  }

  @_disfavoredOverload
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (
    Data, URLResponse
  ) {
    try await self.FoundationNetworking::upload(for: request, fromFile: fileURL, delegate: nil)
  }

  @_disfavoredOverload
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  @_disfavoredOverload
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
}

extension URLSessionConfiguration {
  /// A copy whose requests come to the gate first, where there is one.
  fileprivate var throughGate: URLSessionConfiguration {
    guard let gate = NetworkAccess.gate, let copy = copy() as? URLSessionConfiguration else {
      return self
    }
    // A program's own come before it: they stand in for servers in its tests.
    let own = (copy.protocolClasses ?? []).filter { !Self.isFoundations($0) }
    copy.protocolClasses = own + [gate] + (copy.protocolClasses ?? []).filter(Self.isFoundations)
    return copy
  }

  private static func isFoundations(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("FoundationNetworking.")
  }
}
