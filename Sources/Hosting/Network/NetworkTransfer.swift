import CTransfer
import Foundation
import FoundationNetworking

/// One question to a server, and the way to its answer.
struct NetworkTransfer: Sendable {
  let url: URL
  let request: URLRequest

  /// Whether it is asked over HTTP.
  static func concerns(_ request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  /// Reads the body where it is a stream, which is at its end then; nil for what is not asked over HTTP.
  init?(_ request: URLRequest) {
    guard let url = request.url, Self.concerns(request) else { return nil }
    var request = request
    if request.httpBody == nil, let stream = request.httpBodyStream {
      request.httpBody = Self.content(of: stream)
    }
    self.url = url
    self.request = request
  }

  /// Asks, and waits on the calling thread.
  ///
  /// - Throws: `URLError` with the code that Foundation has for the case.
  func answer() throws -> KeptAnswer {
    guard let transfer = transfer_create(request.httpMethod ?? "GET", url.absoluteString) else {
      throw error(transfer_failed)
    }
    defer { transfer_destroy(transfer) }
    for line in headers { transfer_add_header(transfer, line) }
    if let body = request.httpBody { transfer_set_body(transfer, [UInt8](body), body.count) }
    let failure = transfer_perform(transfer, max(1, Int(min(request.timeoutInterval, 600))))
    guard failure == transfer_succeeded else { throw error(failure) }
    return KeptAnswer(
      url: URL(string: String(cString: transfer_address(transfer))) ?? url,
      status: transfer_status(transfer),
      headers: Self.headers(in: String(cString: transfer_headers(transfer))),
      body: Data(bytes: transfer_body(transfer), count: transfer_body_length(transfer)))
  }

  /// The headers of the last of the answers whose heads these are: what led there is forgotten.
  private static func headers(in heads: String) -> [String: String] {
    var headers: [String: String] = [:]
    for line in heads.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("HTTP/") {
        headers = [:]
        continue
      }
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon])
      // What arrives is unpacked already; and a program that is refused is told so, not asked who it is.
      let left = ["content-encoding", "content-length", "www-authenticate"]
      if left.contains(name.lowercased()) { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return headers
  }

  /// As lines; a program that does not say who it is is called as Foundation calls one.
  private var headers: [String] {
    let own = request.allHTTPHeaderFields ?? [:]
    var lines = own.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let isNamed = own.keys.contains { $0.lowercased() == "user-agent" }
    if !isNamed { lines.append("User-Agent: Halcyon (like CFNetwork)") }
    return lines
  }

  private func error(_ failure: transfer_failure) -> URLError {
    let (code, text): (URLError.Code, String) =
      switch failure {
      case transfer_timed_out: (.timedOut, "The request timed out.")
      case transfer_unknown_host:
        (.cannotFindHost, "A server with the specified hostname could not be found.")
      case transfer_refused: (.cannotConnectToHost, "Could not connect to the server.")
      case transfer_insecure:
        (
          .secureConnectionFailed,
          "An SSL error has occurred and a secure connection to the server cannot be made."
        )
      case transfer_redirected_too_often: (.httpTooManyRedirects, "too many HTTP redirects")
      case transfer_broken_off: (.networkConnectionLost, "The network connection was lost.")
      case transfer_bad_address: (.badURL, "bad URL")
      default: (.unknown, "unknown error")
      }
    return URLError(
      code, userInfo: [NSLocalizedDescriptionKey: text, NSURLErrorFailingURLErrorKey: url])
  }

  private static func content(of stream: InputStream) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    stream.open()
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
      data.append(contentsOf: buffer[..<count])
    }
    stream.close()
    return data
  }
}
